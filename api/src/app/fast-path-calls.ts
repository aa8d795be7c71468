import type { Type, ValidationPipe } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import {
  CategoryListQueryDto,
  OfferListQueryDto,
  ProductListQueryDto,
  ProductSearchQueryDto,
} from '../modules/catalogue/products/read/product-query.dto.js';
import { ProductsService } from '../modules/catalogue/products/read/products.service.js';
import { QuoteDto } from '../modules/sales/checkout/checkout.dto.js';
import { PricingService } from '../modules/sales/checkout/pricing/pricing.service.js';
import { LIMITS } from '../platform/rate-limit/limits.js';
import type { FastPathCalls } from './fast-path.js';

/** The calls that the fast path answers, with the services of their routes. */
export const fastPathCalls = (
  app: NestExpressApplication,
  validation: ValidationPipe,
): FastPathCalls => {
  const [products, pricing] = [app.get(ProductsService), app.get(PricingService)];
  const valid = <T>(metatype: Type<T>, value: unknown, type: 'query' | 'body'): Promise<T> =>
    validation.transform(value, { type, metatype });
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
        answer: async ({ query }) =>
          products.listBytes(await valid(ProductListQueryDto, query, 'query')),
      },
      {
        path: /^\/api\/products\/category\/(\d+)$/,
        limit: LIMITS.list,
        answer: async ({ id, query }) =>
          products.listBytes({
            ...(await valid(CategoryListQueryDto, query, 'query')),
            category: id,
          }),
      },
      {
        path: /^\/api\/products\/offer\/(\d+)$/,
        limit: LIMITS.list,
        answer: async ({ id, query }) =>
          products.listBytes({ ...(await valid(OfferListQueryDto, query, 'query')), offer: id }),
      },
      {
        path: /^\/api\/products\/search$/,
        limit: LIMITS.list,
        answer: async ({ query }) =>
          products.search((await valid(ProductSearchQueryDto, query, 'query')).q),
      },
    ],
    quote: {
      limit: LIMITS.quote,
      answer: async (body) => {
        const cart = await valid(QuoteDto, body, 'body');
        const quote = await pricing.quote(cart);
        // Orders of the caller may hold the missing stock; only the route identifies the caller.
        if (quote.lines.some(({ problem }) => problem === 'insufficient_stock'))
          throw new Error('There is not enough stock.');
        return JSON.stringify(quote);
      },
    },
  };
};
