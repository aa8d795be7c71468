import { Module } from '@nestjs/common';
import { ReturnExportService } from './return-export.service.js';
import { ReturnsQueries } from './returns.queries.js';

const parts = [ReturnExportService, ReturnsQueries];

/** Returns without routes, so that the worker has them too. */
@Module({ providers: parts, exports: parts })
export class ReturnExportModule {}
