import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CashWay } from './cash-way.js';

/** A sum that went back to a shopper. */
@Entity('refunds')
@Index('refunds_created_at', ['createdAt'])
@Index('refunds_reference', ['orderId', 'reference'], { unique: true, where: "reference <> ''" })
export class Refund {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Index('refunds_order_id')
  @Column('integer')
  orderId: number;
  /** The card payment it belongs to; null for a cash order and for refunds before this was stored. */
  @Index('refunds_payment_id', { where: 'payment_id is not null' })
  @Column('integer', { nullable: true })
  paymentId: number | null;
  @Column('text') way: 'card' | CashWay;
  @Column('integer') amountFils: number;
  /** The reference of a transfer that staff have booked; empty for others. */
  @Column('text', { default: '' }) reference: string;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
