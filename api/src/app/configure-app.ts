import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import type { HelmetOptions } from 'helmet';
import { Env } from '../platform/config/env.js';
import { countRequests } from '../platform/observability/metrics/count-requests.js';
import { Metrics } from '../platform/observability/metrics/metrics.js';
import { QuoteDto } from '../modules/sales/checkout/checkout.dto.js';
import { PricingService } from '../modules/sales/checkout/pricing.service.js';
import { ProductsService } from '../modules/catalogue/products/read/products.service.js';
import { CallLimits } from '../platform/rate-limit/call-limits.js';
import { staffCookieName } from '../platform/auth/cookies.js';
import { LIMITS } from '../platform/rate-limit/limits.js';
import { CatalogueCache } from '../platform/response-cache/catalogue-cache.js';
import {
  readYourWrites,
  cacheResponses,
  unlessCached,
} from '../platform/response-cache/cache-responses.js';
import { fixedHeadersOf, setHeaders } from './fixed-headers.js';
import { mountFastPath } from './fast-path.js';
import { ONE_PACKET } from '../platform/http/answer-body.js';
import { TranslateResponses } from '../platform/i18n/translate-responses.js';
import { ProblemFilter } from '../platform/http/problem.filter.js';
import { requestId, requestIds } from '../platform/http/request-id.js';
import { validation } from '../platform/http/validation.js';

/** What main.ts and the end-to-end tests share: prefix, headers, cookies, validation and problems. */
export const configureApp = (app: NestExpressApplication): void => {
  const env = app.get(Env);
  const answers = app.get(CatalogueCache);
  const fixed = fixedHeadersOf(helmetOptions(env));
  const staffCookie = `${staffCookieName(env)}=`;
  const isStaff = ({ headers }: IncomingMessage): boolean =>
    headers.cookie?.includes(staffCookie) === true;
  app.set('trust proxy', env.TRUST_PROXY);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  // Kept answers carry their own tag; for others hashing every body does not pay.
  app.disable('etag');
  const requestIdFor = requestIds(env.TRUST_PROXY > 0);
  app.use(requestId(requestIdFor));
  app.use(setHeaders(fixed));
  app.use(cacheResponses(answers, isStaff));
  app.use(readYourWrites(answers));
  app.use(unlessCached(compression({ threshold: ONE_PACKET })));
  app.use(unlessCached(cookieParser()));
  app.useBodyParser('json', { limit: '256kb' });
  app.useBodyParser('urlencoded', { limit: '256kb', extended: false });
  app.setGlobalPrefix('api');
  const input = validation();
  app.useGlobalPipes(input);
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalInterceptors(new TranslateResponses());
  app.enableShutdownHooks();
  const [products, pricing] = [app.get(ProductsService), app.get(PricingService)];
  mountFastPath(app, {
    answers,
    limits: app.get(CallLimits),
    isStaff,
    requestIdFor,
    headers: fixed.flat(),
    product: { limit: LIMITS.read, answer: (id) => products.one(id) },
    quote: {
      limit: LIMITS.quote,
      answer: async (posted) => {
        const cart = await input.transform(posted, { type: 'body', metatype: QuoteDto });
        const quote = await pricing.quote(cart);
        // Orders of the caller may hold what is missing; the route knows who calls.
        if (quote.lines.some(({ problem }) => problem === 'insufficient_stock'))
          throw new Error('Some pieces are missing.');
        return JSON.stringify(quote);
      },
    },
  });
  // Before the front door: what it answers is counted too.
  if (env.METRICS_PORT !== undefined)
    app.getHttpServer().prependListener('request', countRequests(app.get(Metrics)));
};

/** The payment window posts to the card page and its banks, so `form-action` stays out of the policy. */
const helmetOptions = (env: Env): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'https:', 'data:'],
      // blob: is a video file that staff have chosen and not uploaded yet.
      mediaSrc: ["'self'", 'https:', 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  strictTransportSecurity: env.SHOP_URL.startsWith('https:') && { maxAge: 31_536_000 },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
});
