import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const HEADER = 'X-Request-Id';
const KNOWN = /^[\w-]{8,64}$/;

/** Id that follows a request through logs and answers. */
export const requestIdOf = ({ res }: Request): string => String(res?.getHeader(HEADER) ?? '');

/** Takes the caller's X-Request-Id when it is well formed, else makes one, and answers it. */
export const requestId = (request: Request, response: Response, next: NextFunction): void => {
  const given = request.get(HEADER);
  response.setHeader(HEADER, given && KNOWN.test(given) ? given : randomUUID());
  next();
};
