import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For the metric of sold-out products; counting them read the whole catalogue each time. */
export class SoldOutProducts20261123000410 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    await runner.query('drop index concurrently if exists products_sold_out');
    await runner.query(`
      create index concurrently products_sold_out on products (id)
        where published and deleted_at is null and not in_stock`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently products_sold_out');
  }
}
