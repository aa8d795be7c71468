import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression, { type CompressionOptions } from 'compression';
import cookieParser from 'cookie-parser';
import { Env } from '../platform/config/env.js';
import { countRequests } from '../platform/observability/metrics/count-requests.js';
import { Metrics } from '../platform/observability/metrics/metrics.js';
import { CallLimits } from '../platform/rate-limit/call-limits.js';
import { SpentLimits } from '../platform/rate-limit/spent-limits.js';
import { staffCookieName } from '../platform/auth/sessions/cookies.js';
import { isWrite } from '../platform/response-cache/cacheable-routes.js';
import { CatalogueCache } from '../platform/response-cache/catalogue-cache.js';
import {
  readYourWrites,
  cacheResponses,
  unlessCached,
} from '../platform/response-cache/cache-responses.js';
import { fixedHeadersOf, setHeaders } from './fixed-headers.js';
import { fastPathCalls } from './fast-path-calls.js';
import { mountFastPath } from './fast-path.js';
import { guestReads } from './guest-reads.js';
import { OwnApi } from './ssr/own-api.js';
import { StorefrontPages } from './ssr/storefront-pages.js';
import { ONE_PACKET } from '../platform/http/response-body.js';
import { TranslateResponses } from '../platform/i18n/translate-responses.js';
import { ProblemFilter } from '../platform/http/problem.filter.js';
import { RefusalLog } from '../platform/http/refusal-log.js';
import { requestId, requestIds } from '../platform/http/request-id.js';
import { validation } from '../platform/http/validation/validation.js';

/**
 * Idle connections are open for longer than proxies use them, which is usually 60 seconds: a call sent while its connection
 * is being closed fails.
 */
const IDLE_CONNECTION_MS = 65_000;

/** What main.ts and the end-to-end tests share: prefix, headers, cookies, validation and problems. */
export const configureApp = (app: NestExpressApplication): void => {
  const env = app.get(Env);
  const cache = app.get(CatalogueCache);
  const fixed = fixedHeadersOf(env);
  const staffCookie = `${staffCookieName(env)}=`;
  const isStaff = ({ headers }: IncomingMessage): boolean =>
    headers.cookie?.includes(staffCookie) === true;
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // Cached responses have their own tag; hashing every other body costs more than it saves.
  app.disable('etag');
  app.getHttpServer().keepAliveTimeout = IDLE_CONNECTION_MS;
  const requestIdFor = requestIds(env.TRUST_PROXY > 0);
  app.use(requestId(requestIdFor));
  app.use(setHeaders(fixed));
  const cached = cacheResponses(cache, isStaff);
  app.use(cached);
  app.use(readYourWrites(cache));
  // Responses to writes are small, and each is sent once: compressing one costs more than sending it.
  const filter: CompressionOptions['filter'] = (request, response) =>
    !isWrite(request) && compression.filter(request, response);
  const compressed = unlessCached(compression({ threshold: ONE_PACKET, filter }));
  app.use(compressed);
  app.use(unlessCached(cookieParser()));
  app.useBodyParser('json', { limit: '256kb' });
  app.useBodyParser('urlencoded', { limit: '256kb', extended: false });
  app.setGlobalPrefix('api');
  const input = validation();
  app.useGlobalPipes(input);
  app.useGlobalFilters(new ProblemFilter(app.get(RefusalLog)));
  app.useGlobalInterceptors(new TranslateResponses());
  app.enableShutdownHooks();
  const calls = fastPathCalls(app, input);
  app.get(OwnApi).callDirectly([...calls.reads, ...guestReads(app)]);
  mountFastPath(app, {
    cache,
    limits: app.get(CallLimits),
    spent: app.get(SpentLimits),
    refusals: app.get(RefusalLog),
    isStaff,
    requestIdFor,
    pages: app.get(StorefrontPages),
    adminHost: new URL(env.ADMIN_URL).hostname,
    headers: fixed.flat(),
    leftOut: [cached, compressed],
    ...calls,
  });
  // Before the fast path, so that its responses are counted too.
  if (env.METRICS_PORT !== undefined)
    app.getHttpServer().prependListener('request', countRequests(app.get(Metrics)));
};
