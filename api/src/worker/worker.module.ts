import { Module } from '@nestjs/common';
import { ConfigModule } from '../config/config.module.js';
import { DatabaseModule } from '../database/database.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { PasswordResetsModule } from '../modules/accounts/password-resets.module.js';
import { GatewaysModule } from '../gateways/gateways.module.js';
import { MailsModule } from '../modules/mails/mails.module.js';
import { AlertsService } from '../modules/ops/alerts.service.js';
import { OldRowsQueries } from '../modules/ops/old-rows.queries.js';
import { OpsQueries } from '../modules/ops/ops.queries.js';
import { OrdersModule } from '../modules/orders/orders.module.js';
import { PaymentsModule } from '../modules/payments/payments.module.js';
import { ProductImportsModule } from '../modules/product-import/product-imports.module.js';
import { SearchWordsQueries } from '../modules/products/search-words.queries.js';
import { SellerInvitesModule } from '../modules/sellers/seller-invites.module.js';
import { ShipmentsModule } from '../modules/shipments/shipments.module.js';
import { OutboxModule } from '../outbox/outbox.module.js';
import { OutboxRelay } from '../outbox/outbox-relay.js';
import { OutboxWorker } from '../outbox/outbox-worker.js';
import { Heartbeat } from '../queues/heartbeat.js';
import { QueuesModule } from '../queues/queues.module.js';
import { ExpiredQueries } from '../security/expired.queries.js';
import { Orphans } from '../storage/orphans.js';
import { StorageModule } from '../storage/storage.module.js';
import { jobRunner, processors } from './job-runner.provider.js';
import { Sweeps } from './sweeps.js';

/** Everything that runs without a request: the outbox relay, the queues' consumers and the sweeps. */
@Module({
  imports: [
    ConfigModule,
    DatabaseModule,
    QueuesModule,
    OutboxModule,
    GatewaysModule,
    MailsModule,
    MetricsModule,
    OrdersModule,
    PasswordResetsModule,
    PaymentsModule,
    ProductImportsModule,
    SellerInvitesModule,
    ShipmentsModule,
    StorageModule,
  ],
  providers: [
    ...processors,
    jobRunner,
    AlertsService,
    ExpiredQueries,
    Heartbeat,
    OldRowsQueries,
    OpsQueries,
    OutboxRelay,
    OutboxWorker,
    Orphans,
    SearchWordsQueries,
    Sweeps,
  ],
})
export class WorkerModule {}
