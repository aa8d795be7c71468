import { applyDecorators, Header, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';

/** JSON written by the database: leaves as it is, without being parsed and written again. */
export type JsonText = string;

/** The route answers JSON text of this shape. */
export const AnswersJson = (type: Type): MethodDecorator =>
  applyDecorators(
    Header('Content-Type', 'application/json; charset=utf-8'),
    ApiOkResponse({ type }),
  );
