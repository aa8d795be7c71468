import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isRead, isWrite, keyOf, scopeOf } from './cacheable-routes.js';
import type { CatalogueCache } from './catalogue-cache.js';
import { dependsOn } from './dependencies.js';

/** For other requests: a cached response needs neither compression nor cookies. */
export const unlessCached =
  (handler: RequestHandler): RequestHandler =>
  (request, response, next) =>
    response.locals['isCached'] === true ? next() : handler(request, response, next);

/**
 * Caches public reads; `FastPathHandler` serves them from memory. Staff see more than the public, so their
 * responses are not cached.
 */
export const cacheResponses =
  (cache: CatalogueCache, isStaff: (request: IncomingMessage) => boolean): RequestHandler =>
  (request, response, next) => {
    const key = isRead(request) ? keyOf(request.url) : undefined;
    if (key === undefined) return next();
    if (isStaff(request)) {
      response.setHeader('Cache-Control', 'private, no-cache');
      return next();
    }
    make(cache, key, request, response, next);
  };

const make = (
  cache: CatalogueCache,
  key: string,
  request: Request,
  response: Response,
  next: NextFunction,
): void => {
  response.locals['isCached'] = true;
  const { run, finish } = cache.begin(key);
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    response.send = send;
    const cached = finish(isJson(response) && typeof body === 'string' ? body : undefined);
    if (!cached) return send(body);
    cached.send(request, response, 'fwd=miss').catch(next);
    return response;
  };
  response.once('close', () => finish(undefined));
  // A HEAD is answered from the GET; Node leaves out the body.
  request.method = 'GET';
  const scope = scopeOf(key);
  run(() => {
    if (scope) dependsOn(scope);
    cache.allowReplicaReads(next);
  });
};

const isJson = (response: Response): boolean =>
  response.statusCode === 200 && /^application\/json\b/.test(String(response.get('Content-Type')));

/** Delays the response to a write until this process has received its notification, so that callers read their own writes. */
export const readYourWrites =
  (cache: CatalogueCache): RequestHandler =>
  (request, response, next) => {
    if (!isWrite(request)) return next();
    const send = response.send.bind(response);
    response.send = (body: unknown) => {
      response.send = send;
      void cache.catchUp().then(() => send(body));
      return response;
    };
    next();
  };
