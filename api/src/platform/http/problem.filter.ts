import {
  Catch,
  HttpException,
  Logger,
  type ArgumentsHost,
  type ExceptionFilter,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { EntityNotFoundError, QueryFailedError } from 'typeorm';
import { frameworkProblem, type FrameworkProblem } from './framework-problem.js';
import { requestedLocale } from '../i18n/requested-locale.js';
import { problemOf } from './problem-of.js';
import {
  Conflict,
  InvalidInput,
  NotFound,
  ShopError,
  TooManyRequests,
  Unavailable,
} from './problem.js';
import type { Principal } from './principal.js';
import type { RefusalLog } from './refusal-log.js';
import { requestIdOf } from './request-id.js';
import { msg } from '../i18n/message.js';

const codeOf = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;

/** A number too large, a NUL in a text and the like: SQLSTATE class 22, data exception. */
const UNFIT = /^22\w{3}$/;
/** Connection refused or lost, too many connections, statement or lock time-out. */
const BUSY = new Set(['ECONNREFUSED', 'ECONNRESET', '53300', '57014', '57P01', '57P03', '55P03']);
/** Errors of pg without a code. */
const CUT = /timeout exceeded when trying to connect|^Connection terminated/;

/** The problem that an error stands for, if it is a known one. */
export const asShopError = (error: unknown): ShopError | undefined => {
  if (error instanceof ShopError) return error;
  if (error instanceof EntityNotFoundError) return new NotFound();
  const code = error instanceof QueryFailedError ? codeOf(error.driverError) : codeOf(error);
  if (code === '23505') return new Conflict('already_exists', msg('server.alreadyExists'));
  if (code === '23503') return new Conflict('in_use', msg('server.inUse'));
  if (code && UNFIT.test(code)) return new InvalidInput(msg('server.valueUnfit'));
  if (code && BUSY.has(code)) return new Unavailable();
  if (error instanceof Error && CUT.test(error.message)) return new Unavailable();
  return undefined;
};

/** Every failure becomes an RFC 9457 problem; unexpected errors are logged and get a fixed message, refusals are noted. */
@Catch()
export class ProblemFilter implements ExceptionFilter {
  private readonly logger = new Logger('Problem');

  constructor(private readonly refusals: RefusalLog) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<Request>();
    const response = http.getResponse<Response>();
    const shopError = asShopError(error);
    const status = shopError?.status ?? (error instanceof HttpException ? error.getStatus() : 500);
    if (status >= 500)
      this.logger.error({ requestId: requestIdOf(request), route: routeOf(request), err: error });
    if (response.headersSent) return;
    if (shopError instanceof TooManyRequests)
      response.setHeader('Retry-After', shopError.retryAfter);
    if (shopError instanceof Unavailable) response.setHeader('Retry-After', 2);
    response.setHeader('Cache-Control', 'no-store');
    const locale = requestedLocale(request);
    const problem = problemOf(status, shopError ?? unexpected(error), locale);
    this.noteRefusal(request, status, problem.code);
    response
      .status(status)
      .setHeader('Content-Language', locale)
      .vary('Accept-Language')
      .type('application/problem+json')
      .send(JSON.stringify({ ...problem, requestId: requestIdOf(request) }));
  }

  private noteRefusal(request: Request, status: number, code: string): void {
    const { user } = request as { user?: Principal | false };
    this.refusals.note({
      ...{ status, code, method: request.method, route: routeOf(request) },
      ...(user && { kind: user.kind, account: user.id }),
      requestId: requestIdOf(request),
    });
  }
}

/** The pattern of the route: the path may contain the token of a preview. */
const routeOf = (request: Request): string => {
  const route: unknown = request.route?.path;
  return typeof route === 'string' ? route : 'other';
};

const UNEXPECTED: FrameworkProblem = {
  code: 'internal_server_error',
  detail: msg('server.internalError'),
};

const unexpected = (error: unknown): FrameworkProblem =>
  error instanceof HttpException && error.getStatus() < 500 ? frameworkProblem(error) : UNEXPECTED;
