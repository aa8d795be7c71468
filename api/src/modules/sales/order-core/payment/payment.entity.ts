import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentState } from './payment-machine.js';

/** A card payment attempt of an order; money in fils. */
@Entity('payments')
@Index('payments_order_id', ['orderId', 'id'])
@Index('payments_created_at', ['createdAt'])
@Index('payments_in_review', ['orderId'], { where: "state = 'review'" })
@Index('payments_refund_pending', ['orderId'], { where: "state = 'refund_pending'" })
@Index('payments_refund_watched', ['orderId'], {
  where: "state = 'refund_failed' or refund_outside_fils > 0",
})
export class Payment {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer') orderId: number;
  /** The provider's number of this attempt, from a sequence. */
  @Index('payments_order_no', { unique: true })
  @Column('text')
  orderNo: string;
  @Column('text', { default: 'created' }) state: PaymentState;
  /** Requested amount; under review, the amount received. */
  @Column('integer') amountFils: number;
  /** Refunded so far. */
  @Column('integer', { default: 0 }) refundedFils: number;
  /** Amount of the pending refund. */
  @Column('integer', { default: 0 }) refundFils: number;
  @Column('text', { default: '' }) refundReason: string;
  /** When the refund was last requested; its response may be lost. */
  @Column('timestamptz', { nullable: true }) refundSentAt: Date | null;
  /** How often staff have retried the pending refund. */
  @Column('integer', { default: 0 }) refundRound: number;
  /** Error of the last refund, and since when it needs a decision. */
  @Column('text', { default: '' }) refundProblem: string;
  @Column('timestamptz', { nullable: true }) refundFailedAt: Date | null;
  /** Part of the refunds that staff made without the provider. */
  @Column('integer', { default: 0 }) refundOutsideFils: number;
  /** Double refunds by the provider, and the part that staff have settled. */
  @Column('integer', { default: 0 }) refundExtraFils: number;
  @Column('integer', { default: 0 }) refundExtraClosedFils: number;
  @Column('text', { default: '' }) agRef: string;
  @Column('text', { default: '' }) pgRef: string;
  @Column('text', { default: '' }) providerStatus: string;
  @Column('text', { default: '' }) providerCode: string;
  @Column('integer', { default: 0 }) enquiries: number;
  @Column('timestamptz', { nullable: true }) enquiredAt: Date | null;
  @Column('timestamptz', { nullable: true }) capturedAt: Date | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt: Date;
}

/** What the card page needs of an attempt. */
export type PaymentAttempt = Pick<Payment, 'id' | 'orderNo' | 'amountFils'>;
