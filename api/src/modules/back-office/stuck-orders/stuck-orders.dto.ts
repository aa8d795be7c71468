import { ApiProperty } from '@nestjs/swagger';
import { ORDER_STATES, type OrderState } from '../../sales/order-core/order-machine.js';

const STUCK_ORDER_KINDS = [
  'shipment_missing',
  'shipment_unknown',
  'shipment_failed',
  'payment_review',
  'refund_pending',
  'refund_failed',
  'refund_twice',
  'mail_failed',
  'voided_parcel',
  'cash_unconfirmed',
] as const;
type StuckOrderKind = (typeof STUCK_ORDER_KINDS)[number];

/** An order that needs attention. */
export class StuckOrderDto {
  operationId: string;
  /** Order number for people: `LW-10427`. */
  number: string;
  /**
   * Reason: paid or confirmed without delivery details, no response or a rejection by the carrier, a payment that
   * does not match its order, a pending refund, a refund that the provider did not make, a double refund, a mail
   * that cannot be sent, a parcel of a cancelled order that the carrier has, or a cash order that has waited for a call
   * for a day.
   */
  @ApiProperty({ enum: STUCK_ORDER_KINDS }) kind: StuckOrderKind;
  /** The latest text of the carrier, the mail server or the card gateway; may be empty. */
  reason: string;
  /** ISO time since when it is stuck. */
  since: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  shopper: string;
  /** AED. */
  total: number;
}

/** Oldest first. */
export class StuckOrdersDto {
  orders: StuckOrderDto[];
  /** Total number; the list contains the oldest 200. */
  total: number;
}

/** Number of stuck orders; an order with several reasons counts once for each. */
export class StuckOrdersCountDto {
  count: number;
}

/** Staff whose role has the right `orders.payments`. */
export class PaymentReviewersDto {
  /** In alphabetical order, at most 20; empty if no account has the right. */
  names: string[];
}
