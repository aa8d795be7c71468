import { Injectable } from '@nestjs/common';
import type { Locale } from '@shop/shop-rules';
import type { JsonText } from '../../../platform/http/json-text.js';
import { said } from '../../../platform/i18n/translate-history.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import type { StuckOrdersDto } from './stuck-orders.dto.js';
import { StuckOrdersQueries, type Patience } from './stuck-orders.queries.js';

/** Which orders do not go on by themselves. */
@Injectable()
export class StuckOrdersService {
  private readonly patience: Patience;

  constructor(
    private readonly queries: StuckOrdersQueries,
    timeouts: Timeouts,
  ) {
    // Whatever is younger, the sweeps and retries are still likely to settle.
    this.patience = {
      details: timeouts.remindAfter,
      shipment: timeouts.shipmentConfirmTimeout,
      mail: timeouts.shipmentConfirmTimeout,
      refund: timeouts.refundTimeout,
    };
  }

  /** JSON of a StuckOrdersDto. */
  async list(locale: Locale): Promise<JsonText> {
    const body = await this.queries.list(this.patience);
    if (locale === 'en') return body;
    const { orders, total }: StuckOrdersDto = JSON.parse(body);
    const spoken = orders.map((order) => ({ ...order, reason: said(order.reason, locale) }));
    return JSON.stringify({ orders: spoken, total });
  }

  count(): Promise<number> {
    return this.queries.count(this.patience);
  }
}
