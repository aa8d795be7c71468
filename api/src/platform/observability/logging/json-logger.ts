import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from '../../config/env.js';
import { hostOf } from '../../config/plain-addresses.js';
import { redact } from './redact.js';
import { traceIdOf } from '../tracing/traced.js';
import { currentRequestId } from './current-request.js';
import { SyslogStream } from './syslog-stream.js';

/** One JSON line per event on standard output, with its request. */
export class JsonLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(level: string, to: DestinationStream = pino.destination(1)) {
    // Errors are redacted already; pino's serializer would name them all `Object`.
    const serializers = { err: (fields: unknown) => fields };
    this.logger = pino({ level, base: { pid: process.pid }, serializers }, to);
  }

  log(message: unknown, ...rest: unknown[]): void {
    this.write('info', message, rest);
  }

  warn(message: unknown, ...rest: unknown[]): void {
    this.write('warn', message, rest);
  }

  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest);
  }

  debug(message: unknown, ...rest: unknown[]): void {
    this.write('debug', message, rest);
  }

  /** Nest passes the context (a class name) last. */
  private write(
    level: 'info' | 'warn' | 'error' | 'debug',
    message: unknown,
    rest: unknown[],
  ): void {
    if (!this.logger.isLevelEnabled(level)) return;
    const fields = message instanceof Error ? { err: message } : message;
    const detail = typeof fields === 'object' && fields !== null ? fields : { msg: String(fields) };
    const entry = { context: rest.at(-1), requestId: currentRequestId(), ...detail };
    this.logger[level](redact({ ...entry, traceId: traceIdOf(entry.requestId) }));
  }
}

/** How long a process that ends with an error, and still works meanwhile, waits until its last lines are sent. */
const FLUSH_AFTER_ERROR_MS = 100;
const FLUSH_MS = 1000;

let sent: SyslogStream | undefined;

/** Resolves once the lines of this process have left it, at once if the log server is away, or after a second. */
export const flushLogs = async (limitMs = FLUSH_MS): Promise<void> => {
  await sent?.flush(limitMs);
};

/**
 * The logger of a process; its lines also go to the log server of the settings, under the name of the program. Errors that
 * end the process are logged and redacted too.
 */
export const processLogger = (
  { LOG_LEVEL: level, LOG_SYSLOG_URL: address, LOG_SYSLOG_CA: ca }: Env,
  program: string,
): JsonLogger => {
  const own = pino.destination(1);
  const at = hostOf(address ?? '');
  // Whether the server is reached is written to standard output alone.
  const notes = new JsonLogger(level, own);
  sent = at && new SyslogStream({ ...at, ca }, program, (note) => notes.warn(note, 'Syslog'));
  const to: DestinationStream = {
    write: (line) => {
      own.write(line);
      sent?.write(line);
    },
  };
  process.on('uncaughtException', (error) => {
    new JsonLogger('error', to).error(error, 'Process');
    void flushLogs(FLUSH_AFTER_ERROR_MS).finally(() => process.exit(1));
  });
  return new JsonLogger(level, to);
};
