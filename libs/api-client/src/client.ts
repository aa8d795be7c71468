import type { paths } from '@shop/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, toApiError } from './api-error';
import { sessionRecovery } from './session-recovery';
import { sessionToken } from './session-token';
import { cancellable } from './slow-writes';

/** Timeout of a call, ms; uploads pass their own signal. */
export const CALL_TIMEOUT_MS = 15_000;

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const set = (headers: Headers, name: string, value: string | undefined) =>
  value ? headers.set(name, value) : headers.delete(name);

const identify = ({ headers }: Request): void => {
  if (typeof document === 'undefined') return;
  const token = sessionToken.get();
  // Over https the name has the prefix that other hosts of the domain cannot set.
  const xsrf = cookie('__Host-XSRF-TOKEN') ?? cookie('XSRF-TOKEN');
  set(headers, 'Authorization', token ? `Bearer ${token}` : undefined);
  set(headers, 'X-XSRF-TOKEN', xsrf && decodeURIComponent(xsrf));
  headers.set('Accept-Language', document.documentElement.lang || 'en');
};
const identity: Middleware = { onRequest: ({ request }) => identify(request) };

const failures: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    if (!response.ok) throw withRoute(await toApiError(response), request, schemaPath);
  },
  onError: ({ request, error, schemaPath }) =>
    error instanceof ApiError ? withRoute(error, request, schemaPath) : undefined,
};
const withRoute = (error: ApiError, { method }: Request, path: string): ApiError =>
  Object.assign(error, { route: `${method} ${path}` });

const unreachable = (reason: unknown, isOffline: boolean): ApiError => {
  const name = typeof reason === 'object' && reason !== null && 'name' in reason && reason.name;
  if (name === 'TimeoutError')
    return new ApiError(`timeout of ${CALL_TIMEOUT_MS}ms exceeded`, 0, 'timeout');
  if (name === 'AbortError') return new ApiError('Request aborted', 0, 'aborted');
  return new ApiError('Network Error', 0, isOffline ? 'offline' : 'network');
};

/** Reads the body within the timeout, so that a lost connection is reported the same way. */
const receive = async (call: Promise<Response>): Promise<Response> => {
  // On the server it is undefined.
  const isOffline = globalThis.navigator?.onLine === false;
  try {
    const response = await call;
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (reason) {
    throw unreachable(reason, isOffline);
  }
};

const fetchWithTimeout = (request: Request): Promise<Response> =>
  cancellable(request, async (cancel) => {
    // Node may collect an AbortSignal.timeout() inside AbortSignal.any() before it fires (nodejs/node#57736).
    const limit = new AbortController();
    const timedOut = () => limit.abort(new DOMException('Timed out', 'TimeoutError'));
    const timer = setTimeout(timedOut, CALL_TIMEOUT_MS);
    try {
      return await receive(fetch(request, { signal: AbortSignal.any([cancel, limit.signal]) }));
    } finally {
      clearTimeout(timer);
    }
  });

/** Request options of an upload, without a timeout. */
export const fetchUpload = (request: Request): Promise<Response> =>
  cancellable(request, (signal) => receive(fetch(request, { signal })));

/** The typed API client; failures are thrown as ApiError. */
export const api = createClient<paths>({
  baseUrl: `${globalThis.location?.origin ?? 'http://localhost'}/api`,
  headers: { Accept: '*/*' },
  fetch: fetchWithTimeout,
});
// Middleware handles responses in reverse order.
api.use(identity, failures, sessionRecovery(identify));

/** The body of a successful response. */
export const unwrap = <T>({ data }: { data?: T }): T => {
  if (data === undefined) throw new ApiError('Network Error', 0, 'no_body');
  return data;
};
