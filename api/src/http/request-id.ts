import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

export const REQUEST_ID = 'X-Request-Id';
const KNOWN = /^[\w-]{8,64}$/;

/** Id that follows a request through logs and answers. */
export const requestIdOf = ({ res }: Request): string => String(res?.getHeader(REQUEST_ID) ?? '');

/** The caller's X-Request-Id when it is well formed, else a new one. */
export const requestIdFor = ({ headers }: IncomingMessage): string => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && KNOWN.test(given) ? given : randomUUID();
};

/** Answers the request's id. */
export const requestId = (request: Request, response: Response, next: NextFunction): void => {
  response.setHeader(REQUEST_ID, requestIdFor(request));
  next();
};
