import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { map, type Observable } from 'rxjs';
import { askedLocale } from './asked-locale.js';
import { said } from './in-arabic.js';

const saysSomething = (answer: unknown): answer is { message: string } =>
  typeof answer === 'object' &&
  answer !== null &&
  'success' in answer &&
  'message' in answer &&
  typeof answer.message === 'string';

/** The `message` of a write that worked, in the language it was asked in. */
export class SpokenAnswers implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler<unknown>): Observable<unknown> {
    const locale = askedLocale(context.switchToHttp().getRequest());
    if (locale === 'en') return next.handle();
    return next
      .handle()
      .pipe(
        map((answer) =>
          saysSomething(answer) ? { ...answer, message: said(answer.message, locale) } : answer,
        ),
      );
  }
}
