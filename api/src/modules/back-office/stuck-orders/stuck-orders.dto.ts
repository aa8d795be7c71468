import { ApiProperty } from '@nestjs/swagger';
import { ORDER_STATES, type OrderState } from '../../sales/order-core/order-machine.js';

const RESCUE_KINDS = [
  'shipment_missing',
  'shipment_unknown',
  'shipment_failed',
  'payment_review',
  'refund_pending',
  'refund_failed',
  'refund_twice',
  'mail_failed',
] as const;
type RescueKind = (typeof RESCUE_KINDS)[number];

/** An order that does not go on by itself as it should. */
export class StuckOrderDto {
  operationId: string;
  /**
   * What is wrong: paid or confirmed and still without shipment details, a parcel the carrier has not answered for,
   * a parcel the carrier refused, a payment that does not fit its order, money that does not go back, a refund the
   * provider did not make, money that went back twice, a mail that cannot be sent.
   */
  @ApiProperty({ enum: RESCUE_KINDS }) kind: RescueKind;
  /** What the carrier, the mail server or the card gateway said last; may be empty. */
  reason: string;
  /** ISO time since when it is so. */
  since: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  customer: string;
  /** AED. */
  total: number;
}

/** Oldest first. */
export class StuckOrdersDto {
  orders: StuckOrderDto[];
  /** How many there are; the list holds the oldest 200. */
  total: number;
}
