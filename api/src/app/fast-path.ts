import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import proxyAddr from 'proxy-addr';
import type { CallLimits } from '../platform/rate-limit/call-limits.js';
import { callerAt } from '../platform/rate-limit/client-address.js';
import type { Limit } from '../platform/rate-limit/limits.js';
import type { SpentLimits } from '../platform/rate-limit/spent-limits.js';
import { QUOTE_PATH, isRead, keyOf } from '../platform/response-cache/cacheable-routes.js';
import type { Obtained } from '../platform/response-cache/response-cache.js';
import type { CatalogueCache } from '../platform/response-cache/catalogue-cache.js';
import { compress, encodingFor, sendBody } from '../platform/http/response-body.js';
import { refuseLongTarget } from '../platform/http/long-target.js';
import type { RefusalLog } from '../platform/http/refusal-log.js';
import { REQUEST_ID } from '../platform/http/request-id.js';
import { takeJson } from '../platform/http/take-json.js';
import { spentRefusals } from './refuse-spent.js';
import { shortRoutes } from './short-routes.js';

/** A public call that the fast path answers, with the same service as its route. */
interface DirectCall<Input> {
  limit: Limit;
  /** JSON of the response; an error leaves the request to its route. */
  answer(input: Input): Promise<string | Buffer>;
}

/** A cacheable read; its path may contain an id. */
export interface DirectRead extends DirectCall<{ id: number; query: string }> {
  path: RegExp;
}

/** A read of an exact address that is not cached. */
export interface PlainRead extends DirectCall<void> {
  url: string;
}

export interface FastPathCalls {
  reads: DirectRead[];
  plainReads: readonly PlainRead[];
  /** Called with the posted body; a guest has no token of a shopper. */
  quote: DirectCall<{ body: unknown; isGuest: boolean }>;
  /** Calls with POST whose routes are called without the search among all routes. */
  shortRoutes: readonly string[];
}

interface FastPathParts extends FastPathCalls {
  cache: CatalogueCache;
  limits: CallLimits;
  spent: SpentLimits;
  refusals: RefusalLog;
  isStaff(request: IncomingMessage): boolean;
  requestIdFor(request: IncomingMessage): string;
  pages: {
    /** Sends a page of the storefront from memory, or without its content if it may not be rendered; false if neither. */
    sendFromMemory(
      request: IncomingMessage,
      response: ServerResponse,
      caller: () => string,
      headers: readonly string[],
    ): Promise<boolean>;
  };
  /** Host name of the dashboard. */
  adminHost: string;
  /** Names and values, in turn, of the headers of every response. */
  headers: readonly string[];
  /** Handlers of every request that do nothing for short routes. */
  leftOut: unknown[];
}

/**
 * Answers the most frequent requests before the framework, which would take three times as long: cached public
 * reads, products, their lists, search, the quote of a cart. Anything unusual (invalid input, an exceeded limit, a failure) is passed
 * on to the route, which alone returns errors, except refusals of callers that have no calls left (`spentRefusals`). Requests
 * that place orders enter a router of their own (`shortRoutes`).
 */
export const mountFastPath = (app: NestExpressApplication, parts: FastPathParts): void => {
  const server: Server = app.getHttpServer();
  const isTrusted: (address: string, hop: number) => boolean = app
    .getHttpAdapter()
    .getInstance()
    .get('trust proxy fn');
  const routes = server.listeners('request');
  const enter = (request: IncomingMessage, response: ServerResponse): void =>
    routes.forEach((listener) => listener.call(server, request, response));
  // As Express does: the name that the client requested is known to the proxy in front.
  const hostOf = ({ headers, socket }: IncomingMessage): string => {
    const forwarded = headers['x-forwarded-host'];
    const isFromProxy = forwarded && isTrusted(socket.remoteAddress ?? '', 0);
    const host = isFromProxy ? String(forwarded).split(',')[0]?.trim() : headers.host;
    return host?.replace(/:\d*$/, '') ?? '';
  };
  const callerOf = (request: IncomingMessage) => callerAt(proxyAddr(request, isTrusted));
  const refuseSpent = spentRefusals(app, { ...parts, callerOf });
  const fastPath = new FastPathHandler(parts, callerOf, hostOf, refuseSpent);
  const enterShort = shortRoutes(app, parts.shortRoutes, parts.leftOut);
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (refuseLongTarget(request, response, parts.requestIdFor)) return;
    if (!isRead(request) && refuseSpent(request, response)) return;
    if (enterShort(request, response)) return;
    fastPath.respond(request, response).then(
      (isAnswered) => isAnswered || enter(request, response),
      () => enter(request, response),
    );
  });
};

class FastPathHandler {
  constructor(
    private readonly parts: FastPathParts,
    private readonly callerOf: (request: IncomingMessage) => string,
    private readonly hostOf: (request: IncomingMessage) => string,
    private readonly refuseSpent: (request: IncomingMessage, response: ServerResponse) => boolean,
  ) {}

  /** Whether the request was answered here. */
  async respond(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.url === QUOTE_PATH && request.method === 'POST')
      return this.quote(request, response);
    if (!isRead(request)) return false;
    if (!request.url?.startsWith('/api/')) return this.page(request, response);
    const isStaff = this.parts.isStaff(request);
    const key = isStaff ? undefined : keyOf(request.url);
    if (key !== undefined) return this.read(key, request, response);
    if (this.refuseSpent(request, response)) return true;
    return !isStaff && this.plainRead(request, response);
  }

  private async page(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pages, adminHost } = this.parts;
    if (this.hostOf(request) === adminHost) return false;
    return pages.sendFromMemory(
      request,
      response,
      () => this.callerOf(request),
      this.headersFor(request),
    );
  }

  private async read(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> {
    const cached = this.cached(key);
    if (!cached && this.refuseSpent(request, response)) return true;
    const obtained = cached ?? (await this.obtain(key, request));
    if (!obtained) return false;
    await obtained.response.send(request, response, obtained.from, this.headersFor(request));
    return true;
  }

  private async plainRead(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    if (request.method !== 'GET') return false;
    const read = this.parts.plainReads.find(({ url }) => url === request.url);
    if (!read) return false;
    const body = await this.call(read, undefined, request);
    const head = [...this.headersFor(request), 'Vary', 'Accept-Encoding'];
    sendBody(response, body, undefined, head);
    return true;
  }

  private cached(key: string): Obtained | undefined {
    const response = this.parts.cache.find(key);
    return response && { response, from: 'hit' };
  }

  private async obtain(key: string, request: IncomingMessage): Promise<Obtained | undefined> {
    const { cache, reads } = this.parts;
    const response = await cache.soon(key);
    if (response) return { response, from: 'hit' };
    const { url = '' } = request;
    const mark = url.includes('?') ? url.indexOf('?') : url.length;
    for (const read of reads) {
      const match = read.path.exec(url.slice(0, mark));
      const input = { id: Number(match?.[1]), query: url.slice(mark + 1) };
      if (match) return cache.obtain(key, () => this.call(read, input, request));
    }
    return undefined;
  }

  private async quote(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const posted = await takeJson(request);
    if (!posted) return false;
    try {
      const input = {
        body: JSON.parse(posted.toString()),
        isGuest: request.headers.authorization === undefined,
      };
      const quote = await this.call(this.parts.quote, input, request);
      const encoding = encodingFor(request, Buffer.byteLength(quote));
      const head = [...this.headersFor(request), 'Vary', 'Accept-Encoding'];
      const body = encoding ? await compress(Buffer.from(quote), encoding) : quote;
      sendBody(response, body, encoding, head);
      request.resume();
      return true;
    } catch {
      request.unshift(posted);
      return false;
    }
  }

  private async call<Input>(
    { limit, answer }: DirectCall<Input>,
    input: Input,
    request: IncomingMessage,
  ): Promise<string | Buffer> {
    await this.parts.limits.count(limit, this.callerOf(request));
    return answer(input);
  }

  private headersFor(request: IncomingMessage): string[] {
    return [...this.parts.headers, REQUEST_ID, this.parts.requestIdFor(request)];
  }
}
