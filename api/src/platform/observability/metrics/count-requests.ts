import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The route pattern of a request: no ids and no text of the caller, so that there are few values. */
export const routeOf = (
  request: IncomingMessage & { route?: { path: unknown } },
  answered: boolean,
): string => {
  if (request.route) return String(request.route.path).replace(/:\w+/g, ':id');
  const path = request.url?.split('?', 1)[0] ?? '';
  // Without a route only the fast path answers successfully, and its list of routes is fixed.
  return answered && path.startsWith('/api/') ? path.replace(/\d+/g, ':id') : 'other';
};

/** Counts every request when it ends, including those answered before the framework. */
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
