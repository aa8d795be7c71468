import { Module } from '@nestjs/common';
import { ModerationQueries } from './moderation.queries.js';
import { ReviewExportService } from './review-export.service.js';

const parts = [ModerationQueries, ReviewExportService];

/** Reviews without routes, so that the worker has them too. */
@Module({ providers: parts, exports: parts })
export class ReviewExportModule {}
