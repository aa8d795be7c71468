import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** An order that used a coupon. */
@Entity('coupon_uses')
@Index('coupon_uses_coupon_id', ['couponId', 'orderId'])
@Index('coupon_uses_user_id', ['userId', 'couponId'])
export class CouponUse {
  @PrimaryColumn('integer') orderId: number;
  @Column('integer') couponId: number;
  @Column('integer') userId: number;
  @Column('integer') discountFils: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt: Date;
  /** When the order was cancelled or expired, which gave the use back. */
  @Column('timestamptz', { nullable: true }) releasedAt: Date | null;
}
