import { applyDecorators, Get, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import type { OrderDocument } from './documents.service.js';

/** A route that responds with a PDF, 60 times a minute; `limit` names the counter. */
export const GetPdf = (path: string, limit: string): MethodDecorator =>
  applyDecorators(
    RateLimit({ name: limit, points: 60, seconds: 60 }),
    Get(path),
    ApiProduces('application/pdf'),
    ApiOkResponse({ schema: { type: 'string', format: 'binary' } }),
  );

/** A PDF that browsers show. */
export const pdfFile = ({ name, pdf }: OrderDocument): StreamableFile =>
  new StreamableFile(pdf, {
    type: 'application/pdf',
    disposition: `inline; filename="${name}.pdf"`,
  });
