import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import { map, type Observable } from 'rxjs';
import { isRecord } from '../gateways/read.js';
import { askedLocale } from './asked-locale.js';
import { said } from './translate.js';

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

/** The `message` of a write that worked, and the history of an order, in the language it was asked in. */
export class SpokenAnswers implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const locale = askedLocale(context.switchToHttp().getRequest());
    if (locale === 'en') return next.handle();
    return next.handle().pipe(
      map((answer) => {
        if (!isRecord(answer) || !('success' in answer || 'order' in answer)) return answer;
        return {
          ...answer,
          ...('success' in answer && { message: sayIn(locale, answer['message']) }),
          ...('order' in answer && { order: orderIn(locale, answer['order']) }),
        };
      }),
    );
  }
}
