import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The pattern an address was answered by: no id and nothing a caller made up, so that there are few. */
export const routeOf = (
  request: IncomingMessage & { route?: { path: unknown } },
  answered: boolean,
): string => {
  if (request.route) return String(request.route.path).replace(/:\w+/g, ':id');
  const path = request.url?.split('?', 1)[0] ?? '';
  // Without a route only the fast path answers successfully, and it has a fixed list of addresses.
  return answered && path.startsWith('/api/') ? path.replace(/\d+/g, ':id') : 'other';
};

/** Counts every request when it is over, those answered before the framework too. */
export const countRequests =
  ({ requests, durations }: Metrics) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const start = performance.now();
    const method = METHODS.has(request.method ?? '') ? request.method : 'other';
    response.once('close', () => {
      const { headersSent, statusCode } = response;
      const route = routeOf(request, headersSent && (statusCode === 200 || statusCode === 304));
      requests.inc({ method, route, status: headersSent ? statusCode : 'aborted' });
      durations.observe({ method, route }, (performance.now() - start) / 1000);
    });
  };
