import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import type { Env } from '../../config/env.js';
import { hostOf } from '../../config/outbound-hosts.js';
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

/** How long a process that ends with an error waits until its last lines are sent. */
const FLUSH_MS = 500;

/** The logger of a process, whose lines also go to `sent`. Errors that end the process are logged and redacted too. */
export const processLogger = (level: string, sent?: SyslogStream): JsonLogger => {
  const own = pino.destination(1);
  const to: DestinationStream = sent
    ? {
        write: (line) => {
          own.write(line);
          sent.write(line);
        },
      }
    : own;
  process.on('uncaughtException', (error) => {
    new JsonLogger('error', to).error(error, 'Process');
    if (!sent) process.exit(1);
    void sent.flush(FLUSH_MS).finally(() => process.exit(1));
  });
  return new JsonLogger(level, to);
};

/** Sends the lines of a program to the log server of the settings; undefined without one. */
export const logServer = (
  { LOG_SYSLOG_URL: address, LOG_SYSLOG_CA: ca }: Env,
  program: string,
): SyslogStream | undefined => {
  const at = hostOf(address ?? '');
  return at && new SyslogStream({ ...at, ca }, program);
};
