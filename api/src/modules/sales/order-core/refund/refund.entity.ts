import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CashMethod } from './cash-method.js';

/** A refund that was made. */
@Entity('refunds')
@Index('refunds_created_at', ['createdAt'])
@Index('refunds_reference', ['orderId', 'reference'], { unique: true, where: "reference <> ''" })
export class Refund {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Index('refunds_order_id')
  @Column('integer')
  orderId: number;
  /** The card payment; null for a cash order and for old rows. */
  @Index('refunds_payment_id', { where: 'payment_id is not null' })
  @Column('integer', { nullable: true })
  paymentId: number | null;
  @Column('text') way: 'card' | CashMethod;
  @Column('integer') amountFils: number;
  /** Reference of a bank transfer that staff recorded; empty for others. */
  @Column('text', { default: '' }) reference: string;
  /** Of a double payment, or made twice: it reduces no sale and has no credit note. */
  @Column('boolean', { default: false }) isDuplicate: boolean;
  /** Assigned by the database when the refund is committed. */
  @Index('refunds_credit_note_no', { unique: true, where: 'credit_note_no is not null' })
  @Column('integer', { nullable: true })
  creditNoteNo: number | null;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
