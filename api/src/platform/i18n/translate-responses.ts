import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import { map, type Observable } from 'rxjs';
import { requestedLocale } from './requested-locale.js';
import { Message } from './message.js';
import { translate } from './translate.js';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** A response with its messages as text. */
const translated = (value: unknown, locale: Locale): unknown => {
  if (value instanceof Message) return translate(value, locale);
  if (Array.isArray(value)) return value.map((each) => translated(each, locale));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translated(each, locale)]),
  );
};

/** Translates the messages of every response into the requested language. */
export class TranslateResponses implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const locale = requestedLocale(context.switchToHttp().getRequest());
    return next.handle().pipe(map((answer) => translated(answer, locale)));
  }
}
