import { Module } from '@nestjs/common';
import { CashOrderExportService } from './cash-order-export.service.js';
import { CashOrdersQueries } from './cash-orders.queries.js';

const parts = [CashOrderExportService, CashOrdersQueries];

/** Cash orders without routes, so that the worker has them too. */
@Module({ providers: parts, exports: parts })
export class CashOrderExportModule {}
