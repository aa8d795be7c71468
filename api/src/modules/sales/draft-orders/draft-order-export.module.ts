import { Module } from '@nestjs/common';
import { DraftOrderExportService } from './draft-order-export.service.js';
import { DraftOrdersQueries } from './draft-orders.queries.js';

const parts = [DraftOrderExportService, DraftOrdersQueries];

/** Draft orders without routes, so that the worker has them too. */
@Module({ providers: parts, exports: parts })
export class DraftOrderExportModule {}
