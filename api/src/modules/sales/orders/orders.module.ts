import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { SettingsModule } from '../../content/settings/settings.module.js';
import { MailsModule } from '../mails/mails.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { OrderEvent } from '../order-core/order-event.entity.js';
import { OrderLine } from '../order-core/order-line.entity.js';
import { BulkOrdersService } from './bulk/bulk-orders.service.js';
import { OrderExportController } from './export/order-export.controller.js';
import { OrderExportQueries } from './export/order-export.queries.js';
import { OrderLineExportService } from './export/order-line-export.service.js';
import { OrderExportService } from './export/order-export.service.js';
import { OrderMailsController } from './order-mails.controller.js';
import { OrderMailsService } from './order-mails.service.js';
import { OrderReader } from './read/order-reader.js';
import { Order } from '../order-core/order.entity.js';
import { OrderNote } from './notes/order-note.entity.js';
import { OrderNotesController } from './notes/order-notes.controller.js';
import { OrderNotesQueries } from './notes/order-notes.queries.js';
import { OrderNotesService } from './notes/order-notes.service.js';
import { OrderTag } from './order-tag.entity.js';
import { OrderTagsController } from './notes/order-tags.controller.js';
import { OrderTagsService } from './notes/order-tags.service.js';
import { NewOrdersController } from './news/new-orders.controller.js';
import { NewOrdersQueries } from './news/new-orders.queries.js';
import { OrdersController } from './orders.controller.js';
import { OrderPartsReader } from './read/order-parts.reader.js';
import { OrderSearchQueries } from './read/order-search.queries.js';
import { OrdersQueries } from './orders.queries.js';
import { OrdersService } from './orders.service.js';
import { PaymentReviewService } from './payment-review.service.js';
import { PaymentLogsController } from './payment-logs.controller.js';
import { Return } from '../order-core/return/return.entity.js';
import { ReturnLine } from '../order-core/return/return-line.entity.js';
import { InvoiceReversal } from '../order-core/refund/invoice-reversal.entity.js';
import { RefundLine } from '../order-core/refund/refund-line.entity.js';
import { Refund } from '../order-core/refund/refund.entity.js';
import { LateCouponQueries } from './read/late-coupon.queries.js';
import { TrackingEventsQueries } from './read/tracking-events.queries.js';
import { StockQueries } from './stock.queries.js';
import { StockService } from './stock.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      Order,
      OrderLine,
      OrderEvent,
      OrderNote,
      OrderTag,
      Refund,
      InvoiceReversal,
      RefundLine,
      Return,
      ReturnLine,
    ]),
    GatewaysModule,
    MailsModule,
    PaymentsModule,
    SettingsModule,
  ],
  controllers: [
    NewOrdersController,
    OrderExportController,
    OrderMailsController,
    OrderNotesController,
    OrderTagsController,
    OrdersController,
    PaymentLogsController,
  ],
  providers: [
    NewOrdersQueries,
    BulkOrdersService,
    OrderExportQueries,
    OrderExportService,
    OrderLineExportService,
    OrderMailsService,
    OrderNotesQueries,
    OrderNotesService,
    OrderTagsService,
    OrderReader,
    OrderPartsReader,
    OrderSearchQueries,
    OrdersQueries,
    OrdersService,
    PaymentReviewService,
    StockQueries,
    LateCouponQueries,
    TrackingEventsQueries,
    StockService,
  ],
  exports: [
    BulkOrdersService,
    OrderExportService,
    OrderLineExportService,
    OrderReader,
    OrdersService,
    StockService,
  ],
})
export class OrdersModule {}
