import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A purchase has at most one live order: one that reserves its items. Built concurrently. */
export class OneOrderPerPurchase20261123000210 implements MigrationInterface {
  readonly name = 'OneOrderPerPurchase20261123000210';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists orders_purchase');
    await runner.query(`
      create unique index concurrently orders_purchase on orders (user_id, purchase_id)
      where purchase_id is not null and holds_stock`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists orders_purchase');
  }
}
