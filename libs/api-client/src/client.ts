import type { paths } from '@shop/contracts';
import createClient, { type Middleware } from 'openapi-fetch';
import { ApiError, toApiError } from './api-error';
import { sessionToken } from './session-token';

/** Longest wait for an answer, ms; uploads pass their own signal. */
export const CALL_TIMEOUT_MS = 15_000;

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const identity: Middleware = {
  onRequest({ request }) {
    if (typeof document === 'undefined') return;
    const token = sessionToken.get();
    const xsrf = cookie('XSRF-TOKEN');
    if (token) request.headers.set('Authorization', `Bearer ${token}`);
    if (xsrf) request.headers.set('X-XSRF-TOKEN', decodeURIComponent(xsrf));
    request.headers.set('Accept-Language', document.documentElement.lang || 'en');
  },
};

const failures: Middleware = {
  async onResponse({ response }) {
    if (!response.ok) throw await toApiError(response);
  },
};

const unreachable = (reason: unknown): ApiError => {
  const name = typeof reason === 'object' && reason !== null && 'name' in reason && reason.name;
  if (name === 'TimeoutError')
    return new ApiError(`timeout of ${CALL_TIMEOUT_MS}ms exceeded`, 0, 'timeout');
  if (name === 'AbortError') return new ApiError('Request aborted', 0, 'aborted');
  return new ApiError('Network Error', 0, 'network');
};

const fetchWithTimeout = async (request: Request): Promise<Response> => {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(CALL_TIMEOUT_MS)]);
  try {
    const response = await fetch(request, { signal });
    // The body is part of the call: it counts in its time, and the line may break within it.
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  } catch (reason) {
    throw unreachable(reason);
  }
};

/** The typed client of every call; failures are thrown as ApiError. */
export const api = createClient<paths>({
  baseUrl: `${globalThis.location?.origin ?? 'http://localhost'}/api`,
  headers: { Accept: '*/*' },
  fetch: fetchWithTimeout,
});
api.use(identity, failures);

/** The body of a successful call. */
export const unwrap = <T>({ data }: { data?: T }): T => {
  if (data === undefined) throw new ApiError('Network Error', 0, 'no_body');
  return data;
};
