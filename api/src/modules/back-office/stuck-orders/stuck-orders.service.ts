import { Injectable } from '@nestjs/common';
import { holdersOf, type Locale } from '@shop/shop-rules';
import type { JsonText } from '../../../platform/http/json-text.js';
import { storedMessage, type StoredMessage } from '../../../platform/i18n/message.js';
import { translate } from '../../../platform/i18n/translate.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import type { StuckOrdersDto } from './stuck-orders.dto.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { PermissionsService } from '../permissions/permissions.service.js';
import { StuckOrdersQueries, type StuckLimits } from './stuck-orders.queries.js';

const MINUTE_MS = 60_000;
/** A parcel is late if it was not booked by then. */
const LATE_MINUTES = 5;

type StoredOrder = Omit<StuckOrdersDto['orders'][number], 'reason'> & {
  reason: StoredMessage | string;
};

/** Lists stuck orders. */
@Injectable()
export class StuckOrdersService {
  private readonly limits: Omit<StuckLimits, 'booking'>;

  constructor(
    private readonly queries: StuckOrdersQueries,
    private readonly settings: SettingsService,
    private readonly permissions: PermissionsService,
    timeouts: Timeouts,
  ) {
    // Sweeps and retries are likely to settle younger ones.
    this.limits = {
      details: timeouts.remindAfter,
      shipment: timeouts.shipmentConfirmTimeout,
      mail: timeouts.shipmentConfirmTimeout,
      refund: timeouts.refundTimeout,
      confirmation: timeouts.confirmationTimeout,
    };
  }

  /** JSON of a StuckOrdersDto. */
  async list(locale: Locale): Promise<JsonText> {
    const body = await this.queries.list(await this.current());
    const { orders, total }: Omit<StuckOrdersDto, 'orders'> & { orders: StoredOrder[] } =
      JSON.parse(body);
    const translated = orders.map((order) => ({
      ...order,
      reason: translate(storedMessage(order.reason), locale),
    }));
    return JSON.stringify({ orders: translated, total });
  }

  async count(): Promise<number> {
    return this.queries.count(await this.current());
  }

  /** Names of the staff who may decide about a payment in review, at most 20. */
  async paymentReviewers(): Promise<string[]> {
    const rights = await this.permissions.current();
    return this.queries.namesOf(
      holdersOf('orders.payments').filter((role) => rights[role].includes('orders.payments')),
    );
  }

  /** Number of cash orders that have waited for the confirmation call for longer than `confirmationTimeout`. */
  cashUnconfirmed(): Promise<number> {
    return this.queries.unconfirmed(this.limits.confirmation);
  }

  /** An order that the shop books by itself is stuck if that has not happened. */
  private async current(): Promise<StuckLimits> {
    const { bookingDelayMinutes } = await this.settings.current();
    return {
      ...this.limits,
      booking: Math.max(this.limits.details, (bookingDelayMinutes + LATE_MINUTES) * MINUTE_MS),
    };
  }
}
