import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What a coupon lowers: the price of the goods or the delivery fee. */
export type CouponTarget = 'goods' | 'delivery';

/** A code that lowers the price of an order, by an amount or by percent. */
@Entity('coupons')
@Index('coupons_added', ['id'], { where: "reason = ''" })
@Index('coupons_source', ['sourceOrderId', 'reason'], {
  unique: true,
  where: 'source_order_id is not null',
})
export class Coupon {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' }) id: number;
  /** Upper case. */
  @Index('coupons_code', { unique: true })
  @Column('text')
  code: string;
  @Column('integer', { nullable: true }) amountFils: number | null;
  @Column('integer', { nullable: true }) percent: number | null;
  @Column('text', { default: 'goods' }) target: CouponTarget;
  /** Smallest price of the goods. */
  @Column('integer', { default: 0 }) minimumFils: number;
  @Column('timestamptz', { default: () => 'now()' }) startsAt: Date;
  /** The first moment at which it cannot be used; null: never. */
  @Column('timestamptz', { nullable: true }) endsAt: Date | null;
  @Column('integer', { nullable: true }) maxUses: number | null;
  @Column('integer', { nullable: true }) maxUsesPerShopper: number | null;
  /** Uses that were not given back. */
  @Column('integer', { default: 0 }) uses: number;
  /** What these took off. */
  @Column('bigint', { default: 0 }) givenFils: string;
  /** Whether it is for one shopper, also after the account is deleted. */
  @Column('boolean', { default: false }) isPersonal: boolean;
  @Index('coupons_user_id', { where: 'user_id is not null' })
  @Column('integer', { nullable: true })
  userId: number | null;
  /** Contact of a shopper without an account, who may use it with a new one. */
  @Index('coupons_email', { where: "email <> ''" })
  @Column('text', { default: '' })
  email: string;
  @Index('coupons_phone', { where: "phone <> ''" })
  @Column('text', { default: '' })
  phone: string;
  /** For staff. */
  @Column('text', { default: '' }) note: string;
  /** Why the shop issued it by itself, and for which order; empty if staff added it. */
  @Column('text', { default: '' }) reason: string;
  @Column('integer', { nullable: true }) sourceOrderId: number | null;
  @Column('integer', { default: 1 }) version: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
}
