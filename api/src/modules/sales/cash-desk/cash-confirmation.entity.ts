import type { CashCancelReason, CashWaitReason } from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How staff decided about an order that waited. */
export type CashOutcome = 'confirmed' | 'cancelled';

/** The confirmation of a cash order that waits or has waited. */
@Entity('cash_confirmations')
export class CashConfirmation {
  @PrimaryColumn('integer') orderId: number;
  /** Why it waits. */
  @Column('text', { array: true, default: () => `'{}'` }) reasons: CashWaitReason[];
  /** Calls without an answer. */
  @Column('smallint', { default: 0 }) noAnswers: number;
  /** The last of them. */
  @Column('timestamptz', { nullable: true }) calledAt: Date | null;
  /** The order is listed again from then on. */
  @Column('timestamptz', { nullable: true }) callAfter: Date | null;
  /** Null while it waits, and if it was cancelled elsewhere. */
  @Column('text', { nullable: true }) outcome: CashOutcome | null;
  /** Of a cancellation. */
  @Column('text', { nullable: true }) outcomeReason: CashCancelReason | null;
  /** Id of the staff account. */
  @Column('integer', { nullable: true }) decidedBy: number | null;
  @Column('timestamptz', { nullable: true }) decidedAt: Date | null;
  /** Raised by every change. */
  @Column('integer', { default: 0 }) version: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
