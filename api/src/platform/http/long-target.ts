import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestedLocale } from '../i18n/requested-locale.js';
import { problemOf } from './problem-of.js';
import { AddressTooLong } from './problem.js';
import { REQUEST_ID } from './request-id.js';

/** Longest request target, path and query together; links of the shop stay below 1,500. */
const LONGEST_TARGET = 2048;

/** Rejects a request with 414 if its target is too long, before anything parses the target. */
export const refuseLongTarget = (
  request: IncomingMessage,
  response: ServerResponse,
  requestIdFor: (request: IncomingMessage) => string,
): boolean => {
  if ((request.url?.length ?? 0) <= LONGEST_TARGET) return false;
  const requestId = requestIdFor(request);
  const locale = requestedLocale(request);
  const refusal = new AddressTooLong();
  response.writeHead(refusal.status, {
    [REQUEST_ID]: requestId,
    'Content-Type': 'application/problem+json',
    'Content-Language': locale,
    Vary: 'Accept-Language',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(JSON.stringify({ ...problemOf(refusal.status, refusal, locale), requestId }));
  return true;
};
