import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds orders by part of the name of a product. */
export class OrderLinesWords20261128000500 implements MigrationInterface {
  readonly name = 'OrderLinesWords20261128000500';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists order_lines_words');
    await runner.query(
      `create index concurrently order_lines_words on order_lines
       using gin (lower(name || ' ' || name_ar) gin_trgm_ops)`,
    );
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists order_lines_words');
  }
}
