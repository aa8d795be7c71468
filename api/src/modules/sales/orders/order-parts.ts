import type { OrderEvent } from '../order-core/order-event.entity.js';
import type { OrderLine } from '../order-core/order-line.entity.js';
import type { Order } from '../order-core/order.entity.js';
import type { Payment } from '../order-core/payment.entity.js';
import type { RefundLine } from '../order-core/refund-line.entity.js';
import type { Refund } from '../order-core/refund.entity.js';
import type { Shipment } from '../order-core/shipment.entity.js';

/** An order with all that belongs to it. */
export interface OrderParts {
  order: Order;
  /** For a vendor only the vendor's own. */
  lines: OrderLine[];
  /** Every attempt to pay by card. */
  payments: Payment[];
  /** The one that stands for the order. */
  payment: Payment | undefined;
  shipment: Shipment | undefined;
  refunds: Refund[];
  /** What refunds are for, also one under way. */
  refundLines: RefundLine[];
  events: OrderEvent[];
  /** Names of staff by id; empty unless staff look. */
  staffNames: ReadonlyMap<number, string>;
}
