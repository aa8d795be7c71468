import { Injectable, type Type } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { ListKind } from '@shop/shop-rules';
import type { ListExport } from '../../../platform/files/list-export.js';
import { ReviewExportService } from '../../catalogue/reviews/moderation/review-export.service.js';
import { SynonymExportService } from '../../catalogue/search-words/import/synonym-export.service.js';
import { SellerRequestExportService } from '../../people/seller-requests/seller-request-export.service.js';
import { ShopperExportService } from '../../people/shoppers/shopper-export.service.js';
import { VendorExportService } from '../../people/staff/vendor-export.service.js';
import { CashOrderExportService } from '../../sales/cash-desk/cash-order-export.service.js';
import { DraftOrderExportService } from '../../sales/draft-orders/draft-order-export.service.js';
import { LateParcelExportService } from '../../sales/late-parcels/late-parcel-export.service.js';
import { OrderExportService } from '../../sales/orders/export/order-export.service.js';
import { OrderLineExportService } from '../../sales/orders/export/order-line-export.service.js';
import { ReturnExportService } from '../../sales/returns/return-export.service.js';
import { AuditExportService } from '../audit/audit-export.service.js';
import { TABLES } from '../list-imports/list-tables.js';

const LISTS: Record<ListKind, Type<ListExport>> = {
  orders: OrderExportService,
  'order-lines': OrderLineExportService,
  'draft-orders': DraftOrderExportService,
  'cash-orders': CashOrderExportService,
  'late-parcels': LateParcelExportService,
  shoppers: ShopperExportService,
  vendors: VendorExportService,
  'seller-requests': SellerRequestExportService,
  reviews: ReviewExportService,
  returns: ReturnExportService,
  audit: AuditExportService,
  'search-words': SynonymExportService,
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
