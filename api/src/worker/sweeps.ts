import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { AlertsService } from '../modules/ops/alerts.service.js';
import { OldRowsQueries } from '../modules/ops/old-rows.queries.js';
import { OrdersService } from '../modules/orders/orders.service.js';
import { SYSTEM } from '../modules/orders/transition.js';
import { PaymentsService } from '../modules/payments/payments.service.js';
import { RefundsService } from '../modules/payments/refunds.service.js';
import { SearchWordsQueries } from '../modules/products/search-words.queries.js';
import { ShipmentsService } from '../modules/shipments/shipments.service.js';
import { TrackingService } from '../modules/shipments/tracking.service.js';
import { ExpiredQueries } from '../security/expired.queries.js';
import { FlowTimes } from '../queues/flow-times.js';
import { Repeat } from '../queues/repeat.js';
import { Orphans } from '../storage/orphans.js';

/**
 * Finishes what a closed tab, a lost answer or a dead process left behind. Every sweep is safe beside
 * another worker's: it only asks for steps that the state machines and unique keys allow once.
 */
@Injectable()
export class Sweeps implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Sweeps');
  private repeats: Repeat[] = [];

  constructor(
    private readonly times: FlowTimes,
    private readonly orders: OrdersService,
    private readonly payments: PaymentsService,
    private readonly refunds: RefundsService,
    private readonly shipments: ShipmentsService,
    private readonly tracking: TrackingService,
    private readonly alerts: AlertsService,
    private readonly expired: ExpiredQueries,
    private readonly oldRows: OldRowsQueries,
    private readonly searchWords: SearchWordsQueries,
    private readonly orphans: Orphans,
  ) {}

  onApplicationBootstrap(): void {
    const { times, orphans } = this;
    this.repeats = [
      new Repeat(times.sweep, () => this.sweep()),
      new Repeat(times.orphanSweep, (stop) =>
        this.round('orphans', () => orphans.sweep(times.orphanAge, stop)),
      ),
    ];
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.all(this.repeats.map((repeat) => repeat.stop()));
  }

  /** One round; what fails is tried again in the next. */
  async sweep(): Promise<void> {
    const { times } = this;
    await this.round('payments', () => this.payments.sweep(times.enquireAfter, times.enquireUntil));
    await this.round('refunds', () => this.refunds.sweep(times.enquireAfter));
    await this.round('expiry', () => this.orders.expireUnpaid(times.expireAfter));
    await this.round('reminders', () => this.orders.remindOfDetails(times.remindAfter));
    await this.round('forgotten details', () => this.shipForgotten());
    await this.round('shipments', () => this.shipments.sweep(times.shipmentSettle));
    await this.round('tracking', () => this.tracking.sweep(times.tracking));
    await this.round('expired', () => this.expired.remove());
    await this.round('search words', () => this.searchWords.forget());
    await this.round('old rows', () => this.oldRows.remove());
    await this.round('alerts', () => this.alerts.look());
  }

  private async shipForgotten(): Promise<void> {
    const why = { ...SYSTEM, why: 'The shipment form was not sent within a day.' };
    for (const id of await this.orders.withoutDetails(this.times.shipAnywayAfter))
      await this.shipments.shipAnyway(id, why);
  }

  private async round(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
