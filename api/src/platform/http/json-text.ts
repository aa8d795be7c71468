import { applyDecorators, Header, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

/** JSON written by the database; sent without parsing it. */
export type JsonText = string;

/** The route responds with JSON text of this shape. */
export const JsonTextResponse = (type: Type): MethodDecorator =>
  applyDecorators(
    Header('Content-Type', 'application/json; charset=utf-8'),
    ApiOkResponse({ type }),
  );
