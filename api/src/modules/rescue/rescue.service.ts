import { Injectable } from '@nestjs/common';
import type { JsonText } from '../../http/json-text.js';
import { FlowTimes } from '../../queues/flow-times.js';
import { RescueQueries, type Patience } from './rescue.queries.js';

/** Which orders do not go on by themselves. */
@Injectable()
export class RescueService {
  private readonly patience: Patience;

  constructor(
    private readonly queries: RescueQueries,
    times: FlowTimes,
  ) {
    // Whatever is younger, the sweeps and retries are still likely to settle.
    this.patience = {
      details: times.remindAfter,
      shipment: times.shipmentSettle,
      mail: times.shipmentSettle,
      refund: times.refundSettle,
    };
  }

  /** JSON of a StuckOrdersDto. */
  list(): Promise<JsonText> {
    return this.queries.list(this.patience);
  }

  count(): Promise<number> {
    return this.queries.count(this.patience);
  }
}
