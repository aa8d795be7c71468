import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order that releases its stock gives back the use of its coupon, whichever process and release does it. No other
 * change of an order evaluates the condition.
 */
export class ReleasedCouponUses20261208010050 implements MigrationInterface {
  readonly name = 'ReleasedCouponUses20261208010050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function release_coupon_use() returns trigger language plpgsql as $$
      begin
        with released as (
          update coupon_uses set released_at = now()
          where order_id = new.id and released_at is null
          returning coupon_id, discount_fils)
        update coupons set uses = uses - 1, given_fils = given_fils - released.discount_fils
        from released where id = released.coupon_id;
        return null;
      end $$;
      create or replace trigger orders_coupon_use_released after update of holds_stock on orders
        for each row when (old.holds_stock and not new.holds_stock and new.coupon_code is not null)
        execute function release_coupon_use()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger orders_coupon_use_released on orders;
      drop function release_coupon_use()`);
  }
}
