import type { Fils } from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Key of the only row. */
export const RULE_ID = 1;

/** What a shopper gets for a late parcel; one row, created by the first change. */
@Entity('late_parcel_rule')
export class LateParcelRule {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('integer') version: number;
  /** Whether late parcels make coupons. */
  @Column('boolean') enabled: boolean;
  @Column('integer') couponFils: Fils;
}

export type StoredRule = Omit<LateParcelRule, 'id'>;
