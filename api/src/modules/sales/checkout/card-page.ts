import { Header, HttpCode, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** A handler that answers the page whose form leads to the card page; `X-Operation-Id` names the order. */
export const AnswersCardPage = (): MethodDecorator =>
  applyDecorators(
    HttpCode(200),
    Header('Content-Type', 'text/html; charset=utf-8'),
    Header('Cache-Control', 'no-store'),
    ApiProduces('text/html'),
    ApiOkResponse({
      schema: { type: 'string' },
      headers: { 'X-Operation-Id': { schema: { type: 'string' } } },
    }),
  );
