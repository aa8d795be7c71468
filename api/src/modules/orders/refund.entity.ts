import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { CashWay } from './cash-way.js';

/** A sum that went back to a shopper. */
@Entity('refunds')
@Index('refunds_created_at', ['createdAt'])
export class Refund {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Index('refunds_order_id')
  @Column('integer')
  orderId: number;
  @Column('text') way: 'card' | CashWay;
  @Column('integer') amountFils: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
