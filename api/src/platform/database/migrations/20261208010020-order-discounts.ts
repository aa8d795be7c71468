import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The discount of an order and the coupon that it used. The new check of the total is validated by a later migration, so
 * that the table is locked for a moment only; the previous release stores no discount.
 */
export class OrderDiscounts20261208010020 implements MigrationInterface {
  readonly name = 'OrderDiscounts20261208010020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table orders
        add column if not exists coupon_code text,
        add column if not exists discount_fils integer not null default 0,
        add column if not exists delivery_discount_fils integer not null default 0,
        drop constraint if exists orders_check,
        drop constraint if exists orders_total,
        add constraint orders_total check (
          total_fils = subtotal_fils + delivery_fee_fils - discount_fils and total_fils >= 0
          and delivery_discount_fils between 0 and least(delivery_fee_fils, discount_fils)) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table orders
        drop constraint orders_total,
        drop column coupon_code, drop column discount_fils, drop column delivery_discount_fils,
        add constraint orders_check check (total_fils = subtotal_fils + delivery_fee_fils)`);
  }
}
