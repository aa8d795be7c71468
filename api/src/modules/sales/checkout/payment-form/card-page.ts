import { Header, HttpCode, applyDecorators } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';

/** Sends the page with the form of the card page; `X-Operation-Id` is the id of the order. */
export const CardPageResponse = (): MethodDecorator =>
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
