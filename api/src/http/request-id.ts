import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const KNOWN = /^[\w-]{8,64}$/;
const ids = new WeakMap<Request, string>();

/** Id that follows a request through logs and answers. */
export const requestIdOf = (request: Request): string => ids.get(request) ?? '';

/** Takes the caller's X-Request-Id when it is well formed, else makes one, and answers it. */
export const requestId = (request: Request, response: Response, next: NextFunction): void => {
  const given = request.get('x-request-id');
  const id = given && KNOWN.test(given) ? given : randomUUID();
  ids.set(request, id);
  response.setHeader('X-Request-Id', id);
  next();
};
