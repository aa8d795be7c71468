import type { CashWaitRules, Fils } from '@shop/shop-rules';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Key of the only row. */
export const CASH_RULES_ID = 1;

/** Which cash orders wait for a confirmation, and how often their shoppers are called; one row, created by the first change. */
@Entity('cash_rules')
export class CashRules {
  @PrimaryColumn('smallint', { default: 1 }) id: number;
  @Column('integer') version: number;
  /** Orders of phone numbers to which nothing was delivered yet. */
  @Column('boolean') newPhone: boolean;
  /** Orders over the amount. */
  @Column('boolean') above: boolean;
  @Column('integer') aboveFils: Fils;
  /** Orders to phone numbers and addresses from which a parcel came back. */
  @Column('boolean') returned: boolean;
  /** Minutes after a call without an answer until the order is listed again. */
  @Column('integer') retryMinutes: number;
  /** Calls without an answer after which staff may cancel for that reason. */
  @Column('smallint') leastCalls: number;
}

/** The rules without the key of their row. */
export type StoredCashRules = Omit<CashRules, 'id'>;

/** Those that decide when an order is placed. */
export type PlacingRules = Pick<CashRules, 'newPhone' | 'above' | 'aboveFils' | 'returned'>;

export const waitRules = ({
  newPhone,
  above,
  aboveFils,
  returned,
}: PlacingRules): CashWaitRules => ({
  newPhone,
  aboveFils: above ? aboveFils : null,
  returned,
});
