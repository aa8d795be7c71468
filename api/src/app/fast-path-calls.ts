import type { ValidationPipe } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
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
  return {
    product: { limit: LIMITS.read, answer: (id) => products.one(id) },
    quote: {
      limit: LIMITS.quote,
      answer: async (body) => {
        const cart = await validation.transform(body, { type: 'body', metatype: QuoteDto });
        const quote = await pricing.quote(cart);
        // Orders of the caller may hold the missing stock; only the route identifies the caller.
        if (quote.lines.some(({ problem }) => problem === 'insufficient_stock'))
          throw new Error('There is not enough stock.');
        return JSON.stringify(quote);
      },
    },
  };
};
