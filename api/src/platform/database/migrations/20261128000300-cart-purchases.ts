import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The purchase of a shopper's cart, the same on all devices. */
export class CartPurchases20261128000300 implements MigrationInterface {
  readonly name = 'CartPurchases20261128000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table cart_purchases (
        user_id integer primary key references users on delete cascade,
        purchase_id uuid not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table cart_purchases');
  }
}
