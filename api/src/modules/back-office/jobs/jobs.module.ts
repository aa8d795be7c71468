import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ProductImportsModule } from '../../catalogue/product-import/product-imports.module.js';
import { SynonymImportsModule } from '../../catalogue/search-words/import/synonym-imports.module.js';
import { ReviewExportModule } from '../../catalogue/reviews/moderation/review-export.module.js';
import { SellerRequestExportModule } from '../../people/seller-requests/seller-request-export.module.js';
import { ShopperExportModule } from '../../people/shoppers/shopper-export.module.js';
import { VendorExportModule } from '../../people/staff/vendor-export.module.js';
import { CashOrderExportModule } from '../../sales/cash-desk/cash-order-export.module.js';
import { DraftOrderExportModule } from '../../sales/draft-orders/draft-order-export.module.js';
import { LateParcelExportModule } from '../../sales/late-parcels/late-parcel-export.module.js';
import { ReturnExportModule } from '../../sales/returns/return-export.module.js';
import { AuditExportModule } from '../audit/audit-export.module.js';
import { ListImportsModule } from '../list-imports/list-imports.module.js';
import { OrdersModule } from '../../sales/orders/orders.module.js';
import { ExportLists } from './export-lists.js';
import { ExportContent } from './export-content.js';
import { Export } from './export.entity.js';
import { ExportPart } from './export-part.entity.js';
import { ExportRunner } from './export-runner.service.js';
import { ExportsQueries } from './exports.queries.js';
import { ExportsService } from './exports.service.js';
import { JobsController } from './jobs.controller.js';
import { JobsQueries } from './jobs.queries.js';
import { JobsReader } from './jobs.reader.js';
import { ListExportsController } from './list-exports.controller.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Export, ExportPart]),
    AuditExportModule,
    CashOrderExportModule,
    DraftOrderExportModule,
    LateParcelExportModule,
    ListImportsModule,
    OrdersModule,
    ProductImportsModule,
    ReturnExportModule,
    ReviewExportModule,
    SellerRequestExportModule,
    ShopperExportModule,
    SynonymImportsModule,
    VendorExportModule,
  ],
  controllers: [JobsController, ListExportsController],
  providers: [
    ExportContent,
    ExportLists,
    ExportRunner,
    ExportsQueries,
    ExportsService,
    JobsQueries,
    JobsReader,
  ],
  exports: [ExportRunner],
})
export class JobsModule {}
