import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { PaymentState } from './payment-machine.js';

/** One attempt to pay an order by card; money in fils. */
@Entity('payments')
@Index('payments_order_id', ['orderId', 'id'])
@Index('payments_created_at', ['createdAt'])
@Index('payments_in_review', ['orderId'], { where: "state = 'review'" })
@Index('payments_refund_pending', ['orderId'], { where: "state = 'refund_pending'" })
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
