import { parse } from 'node:querystring';
import type { Type, ValidationPipe } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { LRUCache } from 'lru-cache';
import {
  CategoryListQueryDto,
  OfferListQueryDto,
  ProductListQueryDto,
  ProductSearchQueryDto,
} from '../modules/catalogue/products/read/product-query.dto.js';
import { ProductsService } from '../modules/catalogue/products/read/products.service.js';
import { QuoteDto } from '../modules/sales/checkout/checkout.dto.js';
import { PricingService } from '../modules/sales/checkout/pricing/pricing.service.js';
import { HealthController } from '../platform/health/health.controller.js';
import { LIMITS } from '../platform/rate-limit/limits.js';
import type { FastPathCalls } from './fast-path.js';

/** Valid queries that are remembered, for each kind. */
const MOST_QUERIES = 1000;

/** The calls that the fast path answers, with the services of their routes. */
export const fastPathCalls = (
  app: NestExpressApplication,
  validation: ValidationPipe,
): FastPathCalls => {
  const [products, pricing] = [app.get(ProductsService), app.get(PricingService)];
  const health = app.get(HealthController);
  /** Frequent queries are validated once: the same text is the same query. */
  const queries = <T extends object>(metatype: Type<T>): ((text: string) => Promise<T>) => {
    const known = new LRUCache<string, T>({ max: MOST_QUERIES });
    return async (text) => {
      const found = known.get(text);
      if (found) return found;
      const query: T = await validation.transform(parse(text), { type: 'query', metatype });
      known.set(text, query);
      return query;
    };
  };
  const listQuery = queries(ProductListQueryDto);
  const categoryQuery = queries(CategoryListQueryDto);
  const offerQuery = queries(OfferListQueryDto);
  const searchQuery = queries(ProductSearchQueryDto);
  return {
    reads: [
      {
        path: /^\/api\/products\/one\/(\d+)$/,
        limit: LIMITS.read,
        answer: ({ id }) => products.one(id),
      },
      {
        path: /^\/api\/products\/all$/,
        limit: LIMITS.list,
        answer: async ({ query }) => products.listBytes(await listQuery(query)),
      },
      {
        path: /^\/api\/products\/category\/(\d+)$/,
        limit: LIMITS.list,
        answer: async ({ id, query }) =>
          products.listBytes({ ...(await categoryQuery(query)), category: id }),
      },
      {
        path: /^\/api\/products\/offer\/(\d+)$/,
        limit: LIMITS.list,
        answer: async ({ id, query }) =>
          products.listBytes({ ...(await offerQuery(query)), offer: id }),
      },
      {
        path: /^\/api\/products\/search$/,
        limit: LIMITS.list,
        answer: async ({ query }) => products.search((await searchQuery(query)).q),
      },
    ],
    plainReads: [
      {
        url: '/api/health/ready',
        limit: LIMITS.read,
        answer: async () => JSON.stringify(await health.ready()),
      },
    ],
    quote: {
      limit: LIMITS.quote,
      answer: async ({ body, isGuest }) => {
        const cart: QuoteDto = await validation.transform(body, {
          type: 'body',
          metatype: QuoteDto,
        });
        // A coupon may be for the caller, whom only the route identifies, and its refusal is translated.
        if (cart.coupon) throw new Error('The quote has a coupon.');
        const quote = await pricing.quote(cart);
        // Orders of a shopper may hold the missing stock; only the route identifies the shopper.
        if (!isGuest && quote.lines.some(({ problem }) => problem === 'insufficient_stock'))
          throw new Error('There is not enough stock.');
        return JSON.stringify(quote);
      },
    },
    shortRoutes: ['/api/checkout/cod', '/api/sendData'],
  };
};
