import { ApiProperty } from '@nestjs/swagger';
import {
  DECLINE_REASONS,
  type DeclineReason,
} from '../../../platform/gateways/card-payment/decline-reason.js';
import { ORDER_STATES, type OrderState } from '../order-core/order-machine.js';
import { ShipmentDto } from '../order-core/shipment/shipment.dto.js';
import { PAYMENT_STATES, type PaymentState } from '../order-core/payment/payment-machine.js';

/** Payment status of an order, for the page that waits for it. */
export class PaymentStatusDto {
  operationId: string;
  /** Order number for people: `LW-10427`. */
  number: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  /** State of the order's most relevant card payment; null for cash. */
  @ApiProperty({ enum: PAYMENT_STATES, nullable: true, type: String })
  paymentState: PaymentState | null;
  /** Why the bank declined the card; null unless the payment failed. */
  @ApiProperty({ enum: DECLINE_REASONS, nullable: true, type: String })
  declined: DeclineReason | null;
  @ApiProperty({ enum: ['card', 'cod'] }) paymentMethod: 'card' | 'cod';
  /** Whether the order can be paid by card now. */
  payable: boolean;
  /** AED. */
  total: number;
  /** The shipment, once created at the carrier. */
  shipment: ShipmentDto | null;
}
