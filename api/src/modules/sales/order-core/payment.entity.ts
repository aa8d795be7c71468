import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentState } from './payment-machine.js';

/** One attempt to pay an order by card; money in fils. */
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
  /** What is asked for; of money that does not fit, what came. */
  @Column('integer') amountFils: number;
  /** Given back so far. */
  @Column('integer', { default: 0 }) refundedFils: number;
  /** To be given back by the refund under way. */
  @Column('integer', { default: 0 }) refundFils: number;
  @Column('text', { default: '' }) refundReason: string;
  /** When the provider was last asked for the refund; its answer may be lost. */
  @Column('timestamptz', { nullable: true }) refundSentAt: Date | null;
  /** How often staff have asked again for the refund under way. */
  @Column('integer', { default: 0 }) refundRound: number;
  /** Why the last refund failed, as the provider or the gateway said, and since when a person has to decide. */
  @Column('text', { default: '' }) refundProblem: string;
  @Column('timestamptz', { nullable: true }) refundFailedAt: Date | null;
  /** Part of what went back that staff have returned without the provider. */
  @Column('integer', { default: 0 }) refundOutsideFils: number;
  /** What the provider returned beyond that, and the part of it staff have dealt with. */
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
