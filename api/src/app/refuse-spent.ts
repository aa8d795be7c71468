import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Application } from 'express';
import { TooManyRequests } from '../platform/http/problem.js';
import { problemOf } from '../platform/http/problem-of.js';
import type { RefusalLog } from '../platform/http/refusal-log.js';
import { REQUEST_ID } from '../platform/http/request-id.js';
import { requestedLocale } from '../platform/i18n/requested-locale.js';
import { routeName, type SpentLimits } from '../platform/rate-limit/spent-limits.js';

/** An entry of Express's router. */
interface Layer {
  match(path: string): boolean;
  route?: { path: unknown; methods: Record<string, boolean> };
}

interface Parts {
  spent: SpentLimits;
  refusals: RefusalLog;
  callerOf(request: IncomingMessage): string;
  /** Whether the request has a session of staff; other sessions are in the header `Authorization`. */
  isStaff(request: IncomingMessage): boolean;
  requestIdFor(request: IncomingMessage): string;
  /** Names and values, in turn, of the headers of every response. */
  headers: readonly string[];
}

/** Finds the pattern of the route that Express would choose; undefined if there is none. */
const routeFinder = (app: NestExpressApplication) => {
  const express: Application = app.getHttpAdapter().getInstance();
  const server: Server = app.getHttpServer();
  let layers: Layer[] = [];
  // Routes are added after this call.
  server.once('listening', () => {
    layers = (express.router.stack as unknown as Layer[]).filter(({ route }) => route);
  });
  return (method: string, path: string): string | undefined => {
    const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
    try {
      const layer = layers.find((one) => one.route?.methods[verb] === true && one.match(path));
      return layer && String(layer.route?.path);
    } catch {
      // The path cannot be decoded.
      return undefined;
    }
  };
};

/**
 * Refuses a request without a session whose caller has no calls left for its route, as the route would: with 429,
 * before its body is read and anything else is done. False for any other request.
 */
export const spentRefusals = (
  app: NestExpressApplication,
  { spent, refusals, callerOf, isStaff, requestIdFor, headers }: Parts,
): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const routeOf = routeFinder(app);
  return (request, response) => {
    if (spent.isEmpty || request.headers.authorization !== undefined || isStaff(request))
      return false;
    const caller = callerOf(request);
    if (!spent.has(caller)) return false;
    const { method = '', url = '' } = request;
    const route = routeOf(method, url.split('?', 1)[0] ?? '');
    const seconds = route === undefined ? 0 : spent.secondsLeft(caller, routeName(method, route));
    if (route === undefined || seconds === 0) return false;
    const requestId = requestIdFor(request);
    const locale = requestedLocale(request);
    const refusal = new TooManyRequests(seconds);
    const { status, code } = refusal;
    // Metrics and traces name the route by it, as Express sets it.
    Object.assign(request, { route: { path: route } });
    refusals.note({ status, code, method, route, requestId });
    const body = JSON.stringify({ ...problemOf(status, refusal, locale), requestId });
    response
      .writeHead(status, [
        ...headers,
        ...[REQUEST_ID, requestId, 'Retry-After', String(seconds), 'Cache-Control', 'no-store'],
        ...['Content-Language', locale, 'Vary', 'Accept-Language, Accept-Encoding'],
        ...['Content-Type', 'application/problem+json; charset=utf-8'],
        ...['Content-Length', String(Buffer.byteLength(body))],
      ])
      .end(body);
    return true;
  };
};
