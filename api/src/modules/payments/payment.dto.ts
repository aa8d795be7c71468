import type { OrderState } from '../orders/order-machine.js';
import { ShipmentDto } from '../shipments/shipment.dto.js';
import type { PaymentState } from './payment-machine.js';

/** Where an order's payment stands, for the page that waits for it. */
export class PaymentStatusDto {
  operationId: string;
  state: OrderState;
  /** State of the newest card payment; null for cash. */
  paymentState: PaymentState | null;
  paymentMethod: 'card' | 'cod';
  /** AED. */
  total: number;
  /** The shipment, once the carrier knows it. */
  shipment: ShipmentDto | null;
}
