import { Module } from '@nestjs/common';
import { LogsModule } from '../../platform/observability/logging/logs.module.js';
import { ConfigModule } from '../../platform/config/config.module.js';
import { DatabaseModule } from '../../platform/database/database.module.js';
import { MetricsModule } from '../../modules/back-office/business-metrics/metrics.module.js';
import { OrderErasureQueries } from '../../modules/people/shopper-records/erasure/order-erasure.queries.js';
import { OrderErasureService } from '../../modules/people/shopper-records/erasure/order-erasure.service.js';
import { ShopperKeysQueries } from '../../modules/people/shopper-records/pairs/shopper-keys.queries.js';
import { SettingsModule } from '../../modules/content/settings/settings.module.js';
import { PasswordResetsModule } from '../../modules/people/passwords/password-resets.module.js';
import { SignInCodesModule } from '../../modules/people/shoppers/sign-in-codes/sign-in-codes.module.js';
import { GatewaysModule } from '../../platform/gateways/gateways.module.js';
import { MailsModule } from '../../modules/sales/mails/mails.module.js';
import { ListImportsModule } from '../../modules/back-office/list-imports/list-imports.module.js';
import { JobsModule } from '../../modules/back-office/jobs/jobs.module.js';
import { AuditChainQueries } from '../../modules/back-office/audit/audit-chain.queries.js';
import { AlertsService } from '../../modules/back-office/queues/alerts.service.js';
import { DataRetentionQueries } from '../../modules/back-office/queues/data-retention.queries.js';
import { QueuesAdminQueries } from '../../modules/back-office/queues/queues-admin.queries.js';
import { OrdersModule } from '../../modules/sales/orders/orders.module.js';
import { PaymentsModule } from '../../modules/sales/payments/payments.module.js';
import { ProductImportsModule } from '../../modules/catalogue/product-import/product-imports.module.js';
import { RefundsModule } from '../../modules/sales/refunds/refunds.module.js';
import { DailyMoneyQueries } from '../../modules/back-office/reconciliation/daily-money.queries.js';
import { LowStockQueries } from '../../modules/back-office/analytics/low-stock.queries.js';
import { DailySalesQueries } from '../../modules/back-office/analytics/report/daily-sales.queries.js';
import { ProductChecksQueries } from '../../modules/catalogue/products/checks/product-checks.queries.js';
import { ProductChecksSweep } from '../../modules/catalogue/products/checks/product-checks.sweep.js';
import { StruckPricesQueries } from '../../modules/catalogue/products/price-history/struck-prices.queries.js';
import { ProductSalesQueries } from '../../modules/catalogue/products/sales/product-sales.queries.js';
import { TrashQueries } from '../../modules/catalogue/products/trash/trash.queries.js';
import { TrashService } from '../../modules/catalogue/products/trash/trash.service.js';
import { SearchWordsQueries } from '../../modules/catalogue/products/search/search-words.queries.js';
import { SellerInvitesModule } from '../../modules/people/seller-requests/seller-invites.module.js';
import { ShipmentsModule } from '../../modules/sales/shipments/shipments.module.js';
import { StatementIssueModule } from '../../modules/sales/vendor-statements/statement-issue.module.js';
import { StockAlertsModule } from '../../modules/catalogue/stock-alerts/stock-alerts.module.js';
import { StuckOrdersModule } from '../../modules/back-office/stuck-orders/stuck-orders.module.js';
import { OutboxModule } from '../../platform/outbox/outbox.module.js';
import { OutboxRelay } from '../../platform/outbox/outbox-relay.js';
import { OutboxWorker } from '../../platform/outbox/outbox-worker.js';
import { Heartbeat } from '../../platform/queues/heartbeat.js';
import { QueuesModule } from '../../platform/queues/queues.module.js';
import { ExpiredQueries } from '../../platform/auth/sessions/expired.queries.js';
import { Orphans } from '../../platform/files/orphans.js';
import { StorageModule } from '../../platform/files/storage.module.js';
import { jobRunner, processors } from './job-runner.provider.js';
import { Sweeps } from './sweeps.js';

/** Everything that runs without a request: the outbox relay, the queue processors and the sweeps. */
@Module({
  imports: [
    LogsModule,
    ConfigModule,
    DatabaseModule,
    QueuesModule,
    OutboxModule,
    GatewaysModule,
    JobsModule,
    ListImportsModule,
    MailsModule,
    MetricsModule,
    OrdersModule,
    PasswordResetsModule,
    SignInCodesModule,
    PaymentsModule,
    ProductImportsModule,
    RefundsModule,
    SellerInvitesModule,
    SettingsModule,
    ShipmentsModule,
    StatementIssueModule,
    StockAlertsModule,
    StorageModule,
    StuckOrdersModule,
  ],
  providers: [
    ...processors,
    jobRunner,
    AlertsService,
    AuditChainQueries,
    ExpiredQueries,
    Heartbeat,
    DailyMoneyQueries,
    DailySalesQueries,
    LowStockQueries,
    DataRetentionQueries,
    QueuesAdminQueries,
    OrderErasureQueries,
    OrderErasureService,
    OutboxRelay,
    OutboxWorker,
    Orphans,
    ProductChecksQueries,
    ProductChecksSweep,
    ProductSalesQueries,
    StruckPricesQueries,
    SearchWordsQueries,
    ShopperKeysQueries,
    Sweeps,
    TrashQueries,
    TrashService,
  ],
})
export class WorkerModule {}
