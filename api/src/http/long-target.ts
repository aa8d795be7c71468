import type { IncomingMessage, ServerResponse } from 'node:http';
import { REQUEST_ID } from './request-id.js';

/** Characters of a request target, path and query together; what the shop itself links to stays below 1,500. */
export const LONGEST_TARGET = 2048;

const DETAIL = 'This address is too long.';
const PROBLEM = {
  type: 'urn:shop:problem:address_too_long',
  title: 'URI Too Long',
  status: 414,
  detail: DETAIL,
  code: 'address_too_long',
  error: DETAIL,
  message: DETAIL,
  success: false,
};

/** Whether a request was refused with 414 because its target is too long; nothing has read the target before. */
export const refuseLongTarget = (
  request: IncomingMessage,
  response: ServerResponse,
  requestIdFor: (request: IncomingMessage) => string,
): boolean => {
  if ((request.url?.length ?? 0) <= LONGEST_TARGET) return false;
  const requestId = requestIdFor(request);
  response.writeHead(414, {
    [REQUEST_ID]: requestId,
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(JSON.stringify({ ...PROBLEM, requestId }));
  return true;
};
