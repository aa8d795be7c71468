import type { LoggerService } from '@nestjs/common';
import { pino, type Logger } from 'pino';

/** Names whose values never reach a log, wherever they stand in a line. */
const SECRET = [
  'authorization',
  'cookie',
  'password',
  'currentPassword',
  'token',
  'card_no',
  'cvv2',
  'exp_month',
  'exp_year',
  'merchant_key',
];

/** One JSON line per event on standard output. */
export class JsonLogger implements LoggerService {
  private readonly logger: Logger;

  constructor(level: string) {
    this.logger = pino({
      level,
      base: { pid: process.pid },
      redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]) },
    });
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
    const context = rest.at(-1);
    const fields = message instanceof Error ? { err: message } : message;
    const detail = typeof fields === 'object' && fields !== null ? fields : { msg: String(fields) };
    this.logger[level]({ context, ...detail });
  }
}
