import type { LoggerService } from '@nestjs/common';
import { pino, type DestinationStream, type Logger } from 'pino';
import { redact } from './redact.js';
import { traceIdOf } from '../tracing/traced.js';
import { currentRequestId } from './current-request.js';

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

/** The logger of a process. Errors that end the process are logged and redacted too. */
export const processLogger = (level: string): JsonLogger => {
  process.on('uncaughtException', (error) => {
    new JsonLogger('error').error(error, 'Process');
    process.exit(1);
  });
  return new JsonLogger(level);
};
