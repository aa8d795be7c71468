import type { LateCoupon } from './late-coupon.queries.js';
import type { OrderEvent } from '../../order-core/order-event.entity.js';
import type { OrderLine } from '../../order-core/order-line.entity.js';
import type { Order } from '../../order-core/order.entity.js';
import type { Payment } from '../../order-core/payment/payment.entity.js';
import type { InvoiceReversal } from '../../order-core/refund/invoice-reversal.entity.js';
import type { RefundLine } from '../../order-core/refund/refund-line.entity.js';
import type { Refund } from '../../order-core/refund/refund.entity.js';
import type { Shipment } from '../../order-core/shipment/shipment.entity.js';
import type { TrackingEvent } from '../../order-core/shipment/tracking-event.entity.js';

/** An order with its related rows. */
export interface OrderParts {
  order: Order;
  /** For a vendor only the own lines. */
  lines: OrderLine[];
  /** All card payment attempts. */
  payments: Payment[];
  /** The most relevant attempt. */
  payment: Payment | undefined;
  shipment: Shipment | undefined;
  /** Events of the shipment, the newest first. */
  tracking: TrackingEvent[];
  refunds: Refund[];
  reversal: InvoiceReversal | undefined;
  /** Lines of refunds, including a pending one. */
  refundLines: RefundLine[];
  events: OrderEvent[];
  /** Tags of staff; empty for other viewers. */
  tags: string[];
  /** Names of staff by id; empty for other viewers. */
  staffNames: ReadonlyMap<number, string>;
  /** Of one order that is read by its owner. */
  lateCoupon?: LateCoupon | undefined;
}
