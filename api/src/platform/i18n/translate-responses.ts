import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import { map, type Observable } from 'rxjs';
import { askedLocale } from './asked-locale.js';
import { Message } from './message.js';
import { isRecord } from '../gateways/read.js';
import { said } from './translate-history.js';
import { translate } from './translate.js';

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** An answer with the sentences of its messages. */
const translated = (value: unknown, locale: Locale): unknown => {
  if (value instanceof Message) return translate(value, locale);
  if (Array.isArray(value)) return value.map((each) => translated(each, locale));
  if (!isPlain(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, translated(each, locale)]),
  );
};

const sayIn = (locale: Locale, text: unknown): unknown =>
  typeof text === 'string' ? said(text, locale) : text;

/** An order with why its steps happened in a language; only staff are told why. */
const orderIn = (locale: Locale, order: unknown): unknown =>
  isRecord(order) && Array.isArray(order['timeline'])
    ? {
        ...order,
        timeline: order['timeline'].map((step: object) =>
          'why' in step ? { ...step, why: sayIn(locale, step.why) } : step,
        ),
        ...(Array.isArray(order['failedRefunds']) && {
          failedRefunds: order['failedRefunds'].map((refund: Record<string, unknown>) => ({
            ...refund,
            problem: sayIn(locale, refund['problem']),
            reason: sayIn(locale, refund['reason']),
          })),
        }),
      }
    : order;

/** Translates the messages of every answer into the language it was asked in. */
export class TranslateResponses implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const locale = askedLocale(context.switchToHttp().getRequest());
    return next.handle().pipe(
      map((answer) => translated(answer, locale)),
      map((answer) =>
        locale === 'ar' && isRecord(answer) && 'order' in answer
          ? { ...answer, order: orderIn(locale, answer['order']) }
          : answer,
      ),
    );
  }
}
