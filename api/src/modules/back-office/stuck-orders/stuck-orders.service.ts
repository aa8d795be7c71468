import { Injectable } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import type { JsonText } from '../../../platform/http/json-text.js';
import { storedMessage, type StoredMessage } from '../../../platform/i18n/message.js';
import { translate } from '../../../platform/i18n/translate.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import type { StuckOrdersDto } from './stuck-orders.dto.js';
import { StuckOrdersQueries, type StuckLimits } from './stuck-orders.queries.js';

type StoredOrder = Omit<StuckOrdersDto['orders'][number], 'reason'> & {
  reason: StoredMessage | string;
};

/** Lists stuck orders. */
@Injectable()
export class StuckOrdersService {
  private readonly limits: StuckLimits;

  constructor(
    private readonly queries: StuckOrdersQueries,
    timeouts: Timeouts,
  ) {
    // Sweeps and retries are likely to settle younger ones.
    this.limits = {
      details: timeouts.remindAfter,
      shipment: timeouts.shipmentConfirmTimeout,
      mail: timeouts.shipmentConfirmTimeout,
      refund: timeouts.refundTimeout,
    };
  }

  /** JSON of a StuckOrdersDto. */
  async list(locale: Locale): Promise<JsonText> {
    const body = await this.queries.list(this.limits);
    const { orders, total }: Omit<StuckOrdersDto, 'orders'> & { orders: StoredOrder[] } =
      JSON.parse(body);
    const translated = orders.map((order) => ({
      ...order,
      reason: translate(storedMessage(order.reason), locale),
    }));
    return JSON.stringify({ orders: translated, total });
  }

  count(): Promise<number> {
    return this.queries.count(this.limits);
  }
}
