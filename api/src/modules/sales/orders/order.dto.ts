import { ApiProperty } from '@nestjs/swagger';
import { PAYMENT_STATES, type PaymentState } from '../order-core/payment/payment-machine.js';
import { COD_STATES, type CodState } from '../order-core/payment/cod-machine.js';
import { ORDER_STATES, type OrderState } from '../order-core/order-machine.js';
import {
  TRACKING_STATES,
  type TrackingState,
} from '../../../platform/gateways/aramex/tracking-state.js';
import { DoneDto } from '../../../platform/http/done.dto.js';
import type { Message } from '../../../platform/i18n/message.js';

/** An event of an order. */
export class OrderStepDto {
  /** ISO time. */
  at: string;
  /** What changed: order, payment, cash, shipment or a return; for staff also a mail sent again. */
  @ApiProperty({ enum: ['order', 'payment', 'cod', 'shipment', 'return', 'mail'] })
  subject: 'order' | 'payment' | 'cod' | 'shipment' | 'return' | 'mail';
  event: string;
  from: string | null;
  to: string;
  /** Actor, for staff: `shopper:7`, `staff:1`, `system` or `provider`. */
  actor?: string;
  /** Name of the staff account that did it, for staff. */
  by?: string;
  /** Reason or message, for staff. */
  @ApiProperty({ type: String, required: false }) why?: Message;
}

/** A refund that the card gateway did not make: staff retry it, or pay it otherwise and record that. */
export class FailedRefundDto {
  /** Unpaid amount in AED. */
  amount: number;
  /** The latest error of the card gateway. */
  @ApiProperty({ type: String }) problem: Message;
  /** ISO time since when it needs a decision. */
  failedAt: string;
  /** Reason of the refund. */
  @ApiProperty({ type: String }) reason: Message;
  /** Name of the staff account that requested it; empty for the shopper and the shop itself. */
  requestedBy: string;
  /** ISO time; null if the history does not contain it. */
  requestedAt: string | null;
}

/** An event of the parcel, as the carrier reports it. */
export class TrackingEventDto {
  /** ISO time. */
  at: string;
  /** A city; empty if unknown. */
  place: string;
  @ApiProperty({ type: String }) text: Message;
  /** State of the shipment that it reports, for staff. */
  @ApiProperty({ enum: TRACKING_STATES, required: false }) state?: TrackingState;
}

/** A refund that was made. */
export class OrderRefundDto {
  id: number;
  /** AED. */
  amount: number;
  /** ISO time. */
  at: string;
  /** Number of its credit note, `CN-000012`; null for a refund of a double payment. */
  @ApiProperty({ type: String, nullable: true }) creditNote: string | null;
}

/** The reversal of an invoice by a credit note. */
export class InvoiceReversalDto {
  /** AED. */
  amount: number;
  /** ISO time. */
  at: string;
  /** Number of the credit note, `CN-000012`. */
  creditNote: string;
}

/** A coupon because a parcel came after its promised day. */
export class LateCouponDto {
  code: string;
  /** AED. */
  amount: number;
  /** The last day on which it can be used, like 2026-12-01; null for no end. */
  lastDay: string | null;
}

/** An order; money in AED. */
export class OrderDto {
  id: number;
  /** Unguessable public id of the order; for a vendor the order number. */
  operation_id: string;
  /** Order number for people: `LW-10427`. */
  number: string;
  /** Null if the caller may not know the owner. */
  user_id: number | null;
  /** ISO time. */
  created_at: string;
  /** The promised day of delivery, like 2026-12-01; null for old orders. */
  deliverBy: string | null;
  /** Whether it is not delivered although that day has passed, for staff. */
  late?: boolean;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  @ApiProperty({ enum: ['card', 'cod'] }) paymentMethod: 'card' | 'cod';
  /** State of the newest card payment; null for cash. */
  @ApiProperty({ enum: PAYMENT_STATES, nullable: true, type: String })
  paymentState: PaymentState | null;
  /** State of the cash; null for card. */
  @ApiProperty({ enum: COD_STATES, nullable: true, type: String }) codState: CodState | null;
  /** JSON text: customer, cart (for owner and staff with `lineId`, `discount`, `refunded` and `restocked` quantities), totalAmount, deliveryFee, discount, for owner and staff the code of a `coupon` and its `deliveryDiscount`, grandTotal, itemCount, created_at. */
  info: string;
  /** JSON text: a list of `{ID, ShipmentLabel: {LabelURL}}` for the owner and staff; label addresses are for staff. */
  shipment: string;
  /** AED collected on delivery; 0 when paid by card. */
  amountToCollect: number;
  /** AED that can still be refunded, for staff. */
  refundable?: number;
  /** Refunded AED, for the owner and staff. */
  refunded?: number;
  /** Refunds that were made, the newest first, for the owner and staff. */
  refunds?: OrderRefundDto[];
  /** The credit note that reverses its invoice because it was neither delivered nor paid, for the owner and staff. */
  @ApiProperty({ type: () => InvoiceReversalDto, nullable: true, required: false })
  invoiceReversal?: InvoiceReversalDto | null;
  /** The coupon for its delay while it can be used, for the owner; only where one order is read. */
  @ApiProperty({ type: () => LateCouponDto, required: false }) lateCoupon?: LateCouponDto;
  /** Whether the order can be cancelled, for the owner and staff. */
  cancellable?: boolean;
  /** AED that its cancellation returns to the card, for the owner and staff. */
  returnedOnCancel?: number;
  /** Whether the owner and staff can open the invoice. */
  invoiced?: boolean;
  /** Events of the parcel, the newest first, for the owner and staff; in lists only the newest. */
  tracking?: TrackingEventDto[];
  /** Whether the delivery fee can still be refunded, for staff. */
  deliveryRefundable?: boolean;
  /** Refunds of the order that need a decision, for staff. */
  failedRefunds?: FailedRefundDto[];
  /** Unsettled double refunds in AED, for staff. */
  refundedTwice?: number;
  /** Tags, for staff other than vendors. */
  tags?: string[];
  /** Whether personal data is hidden from this caller. */
  masked: boolean;
  timeline: OrderStepDto[];
}

export class OrderResponseDto {
  order: OrderDto;
}

export class OrderPageDto {
  orders: OrderDto[];
  total: number;
  /** Whether the text is in more orders than the newest 2,000, which are the only ones that are searched then. */
  partial: boolean;
  page: number;
  limit: number;
}

/** How many orders there are with some filters. */
export class OrderCountDto {
  count: number;
  /** There are at least so many; more than 1,000 are not counted unless their numbers per day are stored. */
  isMore: boolean;
}

export class PaymentLogsDto {
  success: boolean;
  logs: OrderDto[];
}

export class PaymentLogSavedDto extends DoneDto {
  log: OrderDto;
}

export class OrderChangedDto extends DoneDto {
  order: OrderDto;
}

/** A mail about an order. */
export class OrderMailDto {
  id: number;
  template: string;
  recipient: string;
  /** ISO time of the request. */
  createdAt: string;
  /** ISO time; null while it waits. */
  sentAt: string | null;
}

export class OrderMailsDto {
  mails: OrderMailDto[];
}
