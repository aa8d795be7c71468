import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Logger } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { duringRequest } from '../observability/logging/current-request.js';
import { traceRequest } from '../observability/tracing/traced.js';

export const REQUEST_ID = 'X-Request-Id';
const KNOWN = /^[\w-]{8,64}$/;
const READ_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Id of a request in logs and responses. */
export const requestIdOf = ({ res }: Request): string => String(res?.getHeader(REQUEST_ID) ?? '');

/** The id of the proxy in front if it is well formed, else a new one. */
export const requestIds =
  (hasProxy: boolean) =>
  ({ headers }: IncomingMessage): string => {
    const received = headers['x-request-id'];
    return hasProxy && typeof received === 'string' && KNOWN.test(received)
      ? received
      : randomUUID();
  };

const logger = new Logger('Request');

/** Returns the request id in a header and logs writes; work that the request causes carries the id. */
export const requestId =
  (idFor: (request: IncomingMessage) => string): RequestHandler =>
  (request, response, next) => {
    const id = idFor(request);
    response.setHeader(REQUEST_ID, id);
    traceRequest(id, response, () => {
      if (READ_METHODS.has(request.method)) return next();
      response.once('close', () => {
        const route = String(request.route?.path ?? 'other');
        logger.log({ requestId: id, method: request.method, route, status: response.statusCode });
      });
      duringRequest(id, next);
    });
  };
