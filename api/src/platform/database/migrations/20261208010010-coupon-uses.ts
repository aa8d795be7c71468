import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders that used a coupon; `released_at` is when a use was given back. */
export class CouponUses20261208010010 implements MigrationInterface {
  readonly name = 'CouponUses20261208010010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists coupon_uses (
        order_id integer primary key references orders (id) on delete cascade,
        coupon_id integer not null references coupons (id),
        user_id integer not null,
        discount_fils integer not null check (discount_fils >= 0),
        created_at timestamptz not null default now(),
        released_at timestamptz
      );
      create index if not exists coupon_uses_coupon_id on coupon_uses (coupon_id, order_id);
      create index if not exists coupon_uses_user_id on coupon_uses (user_id, coupon_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table coupon_uses');
  }
}
