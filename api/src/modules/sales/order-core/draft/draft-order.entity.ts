import type { Fils } from '@shop/shop-rules';
import { Column, Entity, Generated, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A line of a draft order, with name and price when it was saved. */
export interface DraftLine {
  productId: number;
  name: string;
  nameAr: string;
  image: string | null;
  size: string;
  color: string;
  quantity: number;
  unitFils: Fils;
}

/** An order that staff prepare for a shopper; it takes nothing out of the stock. */
@Entity('draft_orders')
@Index('draft_orders_phone', ['phone'], { where: "phone <> ''" })
@Index('draft_orders_expires_at', ['expiresAt'])
@Index('draft_orders_email', ['email'], { where: "email <> ''" })
export class DraftOrder {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  @Column('integer', { default: 1 }) version: number;
  /** The purchase of its order; only who has the link knows it. */
  @Index('draft_orders_purchase_id', { unique: true })
  @Column('uuid')
  @Generated('uuid')
  purchaseId: string;
  /** Language of its link. */
  @Column('text', { default: 'en' }) locale: 'en' | 'ar';
  /** What is known about the shopper; empty if unknown. */
  @Column('text', { default: '' }) fullName: string;
  /** E.164. */
  @Column('text', { default: '' }) phone: string;
  @Column('text', { default: '' }) email: string;
  @Column('text', { default: '' }) city: string;
  @Column('text', { default: '' }) area: string;
  @Column('text', { default: '' }) building: string;
  @Column('text', { default: '' }) flat: string;
  /** For staff only. */
  @Column('text', { default: '' }) note: string;
  @Column('text', { default: '' }) conversationUrl: string;
  @Column('jsonb') lines: DraftLine[];
  @Index('draft_orders_created_by')
  @Column('integer')
  createdBy: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  @Column('timestamptz', { nullable: true }) sentAt: Date | null;
  /** When its link was opened first. */
  @Column('timestamptz', { nullable: true }) openedAt: Date | null;
  @Column('timestamptz') expiresAt: Date;
  @Column('timestamptz', { nullable: true }) withdrawnAt: Date | null;
  /** Its newest order, which may be unpaid. */
  @Index('draft_orders_order_id', { unique: true })
  @Column('integer', { nullable: true })
  orderId: number | null;
}
