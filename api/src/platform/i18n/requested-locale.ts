import type { IncomingMessage } from 'node:http';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import accepts from 'accepts';
import type { Request } from 'express';

/** The best supported language of `Accept-Language`; English without one. */
export const requestedLocale = (request: IncomingMessage): Locale =>
  accepts(request).languages('en', 'ar') === 'ar' ? 'ar' : 'en';

/** The same as a parameter decorator. */
export const RequestedLocale = createParamDecorator(
  (_: unknown, context: ExecutionContext): Locale =>
    requestedLocale(context.switchToHttp().getRequest()),
);

/** The supported language that the caller names; undefined if there is none. */
const namedLocale = (request: Request): Locale | undefined => {
  const header = request.get('accept-language')?.trim();
  return header && header !== '*' && request.acceptsLanguages('en', 'ar')
    ? requestedLocale(request)
    : undefined;
};

/** The same as a parameter decorator. */
export const NamedLocale = createParamDecorator(
  (_: unknown, context: ExecutionContext): Locale | undefined =>
    namedLocale(context.switchToHttp().getRequest()),
);
