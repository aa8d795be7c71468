import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATES, type PaymentState } from '../order-core/payment-machine.js';
import { FailedRefundDto } from './failed-refund.dto.js';
import { COD_STATES, type CodState } from '../order-core/cod-machine.js';
import { ORDER_STATES, type OrderState } from '../order-core/order-machine.js';
import { DoneDto } from '../../../platform/http/answers.dto.js';
import type { Message } from '../../../platform/i18n/message.js';

/** One step of an order's life. */
export class OrderStepDto {
  /** ISO time. */
  at: string;
  /** What changed: the order, its payment, its cash or its shipment; for staff also a mail sent again. */
  @ApiProperty({ enum: ['order', 'payment', 'cod', 'shipment', 'mail'] })
  subject: 'order' | 'payment' | 'cod' | 'shipment' | 'mail';
  event: string;
  from: string | null;
  to: string;
  /** Who did it, for staff: `shopper:7`, `staff:1`, `system` or `provider`. */
  actor?: string;
  /** Reason or message, for staff. */
  @ApiProperty({ type: String, required: false }) why?: Message;
}

/** An order as the shop shows it; money in AED. */
export class OrderDto {
  id: number;
  /** Public, unguessable id of the order; for a vendor the order's number. */
  operation_id: string;
  /** The number that people read out: `LW-10427`. */
  number: string;
  /** Null where the caller may not know whose order it is. */
  user_id: number | null;
  /** ISO time. */
  created_at: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  @ApiProperty({ enum: ['card', 'cod'] }) paymentMethod: 'card' | 'cod';
  /** State of the newest card payment; null for cash. */
  @ApiProperty({ enum: PAYMENT_STATES, nullable: true, type: String })
  paymentState: PaymentState | null;
  /** State of the cash; null for card. */
  @ApiProperty({ enum: COD_STATES, nullable: true, type: String }) codState: CodState | null;
  /** JSON text: customer, cart (for owner and staff with `lineId`, `refunded` and `restocked` pieces), totalAmount, deliveryFee, grandTotal, itemCount, created_at. */
  info: string;
  /** JSON text: a list of `{ID, ShipmentLabel: {LabelURL}}`; label addresses are for staff. */
  shipment: string;
  /** AED collected on delivery; 0 when paid by card. */
  amountToCollect: number;
  /** AED that can still go back, for staff. */
  refundable?: number;
  /** AED that went back, for the owner and staff. */
  refunded?: number;
  /** Whether the delivery fee can still go back, for staff. */
  deliveryRefundable?: boolean;
  /** Refunds of the order that wait for a decision, for staff. */
  failedRefunds?: FailedRefundDto[];
  /** AED that went back twice and were not dealt with yet, for staff. */
  refundedTwice?: number;
  /** Whether personal data is hidden from this caller. */
  masked: boolean;
  timeline: OrderStepDto[];
}

export class OrderAnswerDto {
  order: OrderDto;
}

export class OrderPageDto {
  orders: OrderDto[];
  total: number;
  page: number;
  limit: number;
}

export class PaymentLogsDto {
  success: boolean;
  logs: OrderDto[];
}

export class PaymentLogSavedDto extends DoneDto {
  log: OrderDto;
}

/** What a refund comes to, in AED. */
export class RefundQuoteDto {
  /** The chosen pieces. */
  goods: number;
  /** The delivery fee, where it is chosen. */
  delivery: number;
  /** What goes back. */
  amount: number;
  /** What can go back at most. */
  refundable: number;
}

export class OrderChangedDto extends DoneDto {
  order: OrderDto;
}

/** A mail about an order, sent or about to be. */
export class OrderMailDto {
  id: number;
  template: string;
  recipient: string;
  /** ISO time it was asked for. */
  createdAt: string;
  /** ISO time; null while it waits. */
  sentAt: string | null;
}

export class OrderMailsDto {
  mails: OrderMailDto[];
}
