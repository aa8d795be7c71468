import { FakeUpload } from './fake-upload';

export interface FakeCall {
  method: string;
  /** Path below /api, without the query. */
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** Body as text; empty when there is none. */
  body: string;
}
type Json = { [key: string]: unknown } | unknown[];
type FakeResponse = Response | Json | string | null;
type Handler = (call: FakeCall, parameters: string[]) => FakeResponse | Promise<FakeResponse>;

const toResponse = (answer: FakeResponse): Response => {
  if (answer instanceof Response) return answer;
  if (typeof answer === 'string')
    return new Response(answer, { headers: { 'content-type': 'text/html' } });
  return Response.json(answer);
};

/** An error response as a problem document. */
export const problem = (
  status: number,
  detail: string,
  extra: {
    code?: string;
    operationId?: string;
    orderNumber?: string;
    errors?: { pointer: string; detail: string }[];
  } = {},
): Response =>
  new Response(
    JSON.stringify({
      title: detail,
      status,
      detail,
      error: detail,
      message: detail,
      code: 'failed',
      ...extra,
    }),
    { status, headers: { 'content-type': 'application/problem+json' } },
  );

/** Replaces `fetch` and uploads by handlers per "METHOD /path/{x}"; other calls get a 404. */
export class FakeApi {
  readonly calls: FakeCall[] = [];
  private readonly handlers: { method: string; pattern: RegExp; handler: Handler }[] = [];

  constructor() {
    globalThis.fetch = (input, init) => this.answer(input, init);
    Object.assign(globalThis, { XMLHttpRequest: FakeUpload });
  }

  /** Adds a handler, for example `on('GET /products/one/{id}', (call, [id]) => …)`; the last one wins. */
  on(route: string, handler: Handler | FakeResponse): this {
    const [method = 'GET', path = ''] = route.split(' ');
    const pattern = new RegExp(`^${path.replace(/\{[^{}]+\}/g, '([^/]+)')}$`);
    this.handlers.unshift({
      method,
      pattern,
      handler: typeof handler === 'function' ? handler : () => handler,
    });
    return this;
  }

  /** Calls of a route so far. */
  callsOf(route: string): FakeCall[] {
    const [method, path] = route.split(' ');
    return this.calls.filter((call) => call.method === method && call.path === path);
  }

  private async answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const base = globalThis.location.href;
    const request =
      input instanceof Request ? input : new Request(new URL(String(input), base), init);
    const url = new URL(request.url);
    const call: FakeCall = {
      method: request.method,
      path: url.pathname.replace(/^\/api/, ''),
      query: url.searchParams,
      headers: request.headers,
      body: await request.clone().text(),
    };
    this.calls.push(call);
    for (const { method, pattern, handler } of this.handlers) {
      const match = method === call.method ? pattern.exec(call.path) : null;
      if (match) {
        const answer = toResponse(await handler(call, match.slice(1).map(decodeURIComponent)));
        return answer.clone();
      }
    }
    return problem(404, 'Nothing is here.');
  }
}
