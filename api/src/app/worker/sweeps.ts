import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { ExportRunner } from '../../modules/back-office/jobs/export-runner.service.js';
import { AuditChainQueries } from '../../modules/back-office/audit/audit-chain.queries.js';
import { AlertsService } from '../../modules/back-office/queues/alerts.service.js';
import { OrderErasureService } from '../../modules/people/shopper-records/erasure/order-erasure.service.js';
import { ShopperKeysQueries } from '../../modules/people/shopper-records/pairs/shopper-keys.queries.js';
import { DataRetentionQueries } from '../../modules/back-office/queues/data-retention.queries.js';
import { OrdersService } from '../../modules/sales/orders/orders.service.js';
import { SYSTEM } from '../../modules/sales/order-core/transition.js';
import { PaymentEnquiriesService } from '../../modules/sales/payments/payment-enquiries.service.js';
import { RefundWatchService } from '../../modules/sales/refunds/refund-watch.service.js';
import { DailySalesQueries } from '../../modules/back-office/analytics/report/daily-sales.queries.js';
import { LowStockQueries } from '../../modules/back-office/analytics/low-stock.queries.js';
import { DailyMoneyQueries } from '../../modules/back-office/reconciliation/daily-money.queries.js';
import { ProductChecksSweep } from '../../modules/catalogue/products/checks/product-checks.sweep.js';
import { ProductSalesQueries } from '../../modules/catalogue/products/sales/product-sales.queries.js';
import { StruckPricesQueries } from '../../modules/catalogue/products/price-history/struck-prices.queries.js';
import { TrashService } from '../../modules/catalogue/products/trash/trash.service.js';
import { SearchWordsQueries } from '../../modules/catalogue/products/search/search-words.queries.js';
import { ShipmentRequestsService } from '../../modules/sales/shipments/shipment-requests.service.js';
import { StatementIssueService } from '../../modules/sales/vendor-statements/statement-issue.service.js';
import { TrackingService } from '../../modules/sales/shipments/tracking.service.js';
import { ExpiredQueries } from '../../platform/auth/sessions/expired.queries.js';
import { Timeouts } from '../../platform/config/timeouts.js';
import { Metrics } from '../../platform/observability/metrics/metrics.js';
import { Interval } from '../../platform/queues/interval.js';
import { Orphans } from '../../platform/files/orphans.js';
import { msg, type Message } from '../../platform/i18n/message.js';

/**
 * Completes what a closed tab, a lost response or a crashed process left unfinished. Sweeps of several workers may
 * run at once: state machines and unique keys allow each step only once.
 */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Sweeps');
  private intervals: Interval[] = [];

  constructor(
    private readonly timeouts: Timeouts,
    private readonly orders: OrdersService,
    private readonly enquiries: PaymentEnquiriesService,
    private readonly refundWatch: RefundWatchService,
    private readonly shipments: ShipmentRequestsService,
    private readonly tracking: TrackingService,
    private readonly alerts: AlertsService,
    private readonly expired: ExpiredQueries,
    private readonly dataRetention: DataRetentionQueries,
    private readonly orderErasure: OrderErasureService,
    private readonly shopperKeys: ShopperKeysQueries,
    private readonly searchWords: SearchWordsQueries,
    private readonly productSales: ProductSalesQueries,
    private readonly struckPrices: StruckPricesQueries,
    private readonly dailySales: DailySalesQueries,
    private readonly dailyMoney: DailyMoneyQueries,
    private readonly lowStock: LowStockQueries,
    private readonly productChecks: ProductChecksSweep,
    private readonly auditChain: AuditChainQueries,
    private readonly statements: StatementIssueService,
    private readonly trash: TrashService,
    private readonly exports: ExportRunner,
    private readonly orphans: Orphans,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const { timeouts, orphans, trash, exports, dailySales, productChecks, struckPrices } = this;
    this.intervals = [
      new Interval(timeouts.sweepInterval, () => this.sweep()),
      // After an upgrade it adds up every day of the shop, which the other sweeps must not wait for.
      new Interval(timeouts.sweepInterval, (stop) =>
        this.round('daily sales', () => dailySales.addUp(timeouts.salesInterval, stop)),
      ),
      // After an upgrade it checks every product and measures every picture.
      new Interval(timeouts.sweepInterval, (stop) =>
        this.round('product checks', () => productChecks.sweep(stop)),
      ),
      // After an upgrade it compares all shoppers.
      new Interval(timeouts.sweepInterval, (stop) =>
        this.round('probable duplicates', () => this.compareShoppers(stop)),
      ),
      // Once a day it checks every product.
      new Interval(timeouts.sweepInterval, (stop) =>
        this.round('struck prices', () => struckPrices.check(stop)),
      ),
      new Interval(timeouts.orphanSweepInterval, (stop) =>
        this.round('orphans', () => orphans.sweep(timeouts.orphanMinAge, stop)),
      ),
      new Interval(timeouts.orphanSweepInterval, () => this.round('trash', () => trash.sweep())),
      new Interval(timeouts.orphanSweepInterval, () =>
        this.round('names of orders', () => dailySales.dropNames()),
      ),
      new Interval(timeouts.orphanSweepInterval, () =>
        this.round('exports', () => exports.sweep()),
      ),
    ];
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.intervals.map((interval) => interval.stop()));
  }

  /** One run; what fails is retried in the next one. */
  async sweep(): Promise<void> {
    const { timeouts } = this;
    await this.round('payments', () =>
      this.enquiries.sweep(timeouts.enquireAfter, timeouts.enquireUntil),
    );
    await this.round('refunds', () => this.refundWatch.sweep(timeouts.enquireAfter));
    await this.round('expiry', () => this.orders.expireUnpaid(timeouts.expireAfter));
    await this.round('reminders', () => this.orders.remindOfDetails(timeouts.remindAfter));
    await this.round('bookings', async () =>
      this.book(await this.orders.toBook(), msg('history.checkoutAddress')),
    );
    await this.round('forgotten details', async () =>
      this.book(
        await this.orders.withoutDetails(timeouts.autoShipAfter),
        msg('history.formNotSent'),
      ),
    );
    await this.round('shipments', () => this.shipments.sweep(timeouts.shipmentConfirmTimeout));
    await this.round('tracking', () => this.tracking.sweep(timeouts.trackingInterval));
    await this.round('expired', () => this.expired.remove());
    await this.round('product sales', () => this.productSales.rank());
    await this.round('daily money', () => this.dailyMoney.addUp());
    await this.round('low stock', () => this.lowStock.addUp());
    await this.round('vendor statements', () => this.statements.issueDue());
    await this.round('audit chain', () => this.auditChain.extend());
    await this.round('search words', () => this.searchWords.forget());
    await this.round('data retention', () => this.dataRetention.remove());
    await this.round('erasure', async () => {
      this.metrics.erasedOrders.inc(await this.orderErasure.sweep());
    });
    await this.round('alerts', () => this.alerts.look());
  }

  private async compareShoppers(stop?: AbortSignal): Promise<void> {
    while (!stop?.aborted && (await this.shopperKeys.compare()) === 'some');
  }

  private async book(orderIds: number[], why: Message): Promise<void> {
    for (const id of orderIds)
      await this.round(`booking of order ${id}`, () =>
        this.shipments.shipAnyway(id, { ...SYSTEM, why }),
      );
  }

  private async round(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
