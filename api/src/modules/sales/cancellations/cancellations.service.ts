import { Injectable } from '@nestjs/common';
import type { Message } from '../../../platform/i18n/message.js';
import { OrderReader, type Caller } from '../orders/read/order-reader.js';
import { OrdersService } from '../orders/orders.service.js';
import { TrackingService } from '../shipments/tracking.service.js';

/** Cancels orders whose parcel the carrier does not have. */
@Injectable()
export class CancellationsService {
  constructor(
    private readonly reader: OrderReader,
    private readonly tracking: TrackingService,
    private readonly orders: OrdersService,
  ) {}

  /** Asks the carrier first: it may have collected the parcel since it was last tracked. */
  async cancel(operationId: string, caller: Caller, reason: Message | string): Promise<void> {
    const order = await this.reader.ownRow(operationId, caller);
    if (order.state === 'ready_to_ship') await this.tracking.refresh(order.id);
    await this.orders.cancel(operationId, caller, reason);
  }
}
