import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import cookieParser from 'cookie-parser';
import type { HelmetOptions } from 'helmet';
import { Env } from '../config/env.js';
import { countRequests } from '../metrics/count-requests.js';
import { Metrics } from '../metrics/metrics.js';
import { QuoteDto } from '../modules/checkout/checkout.dto.js';
import { PricingService } from '../modules/checkout/pricing.service.js';
import { ProductsService } from '../modules/products/products.service.js';
import { CallLimits } from '../security/call-limits.js';
import { staffCookieName } from '../security/cookies.js';
import { LIMITS } from '../security/limits.js';
import { CatalogueAnswers } from './answer-cache/catalogue-answers.js';
import { hearOwnWrites, keepAnswers, unlessKept } from './answer-cache/keep-answers.js';
import { fixedHeadersOf, setHeaders } from './fixed-headers.js';
import { openFrontDoor } from './front-door.js';
import { ONE_PACKET } from './answer-body.js';
import { SpokenAnswers } from './language/spoken-answers.js';
import { ProblemFilter } from './problem.filter.js';
import { requestId, requestIds } from './request-id.js';
import { validation } from './validation.js';

/** What main.ts and the end-to-end tests share: prefix, headers, cookies, validation and problems. */
export const configureApp = (app: NestExpressApplication): void => {
  const env = app.get(Env);
  const answers = app.get(CatalogueAnswers);
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
  app.use(keepAnswers(answers, isStaff));
  app.use(hearOwnWrites(answers));
  app.use(unlessKept(compression({ threshold: ONE_PACKET })));
  app.use(unlessKept(cookieParser()));
  app.useBodyParser('json', { limit: '256kb' });
  app.useBodyParser('urlencoded', { limit: '256kb', extended: false });
  app.setGlobalPrefix('api');
  const input = validation();
  app.useGlobalPipes(input);
  app.useGlobalFilters(new ProblemFilter());
  app.useGlobalInterceptors(new SpokenAnswers());
  app.enableShutdownHooks();
  const [products, pricing] = [app.get(ProductsService), app.get(PricingService)];
  openFrontDoor(app, {
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
