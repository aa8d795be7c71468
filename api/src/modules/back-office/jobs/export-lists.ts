import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { ListKind } from '@shop/shop-rules';
import type { ListExport } from '../../../platform/files/list-export.js';
import { ReviewExportService } from '../../catalogue/reviews/moderation/review-export.service.js';
import { ShopperExportService } from '../../people/shoppers/shopper-export.service.js';
import { OrderExportService } from '../../sales/orders/export/order-export.service.js';
import { ReturnExportService } from '../../sales/returns/return-export.service.js';
import { AuditExportService } from '../audit/audit-export.service.js';
import { TABLES } from '../list-imports/list-tables.js';

const LISTS: Record<ListKind, Type<ListExport>> = {
  orders: OrderExportService,
  shoppers: ShopperExportService,
  reviews: ReviewExportService,
  returns: ReturnExportService,
  audit: AuditExportService,
  ...TABLES,
};

/** The lists that can be exported. */
@Injectable()
export class ExportLists {
  constructor(private readonly modules: ModuleRef) {}

  of(kind: ListKind): ListExport {
    return this.modules.get(LISTS[kind], { strict: false });
  }
}
