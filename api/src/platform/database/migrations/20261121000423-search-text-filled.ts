import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 500;

/**
 * Fills the new search text of existing products. Each batch is a transaction of its own, so that nothing waits
 * for a hundred thousand rows; a repeated run skips finished rows.
 */
export class SearchTextFilled20261121000423 implements MigrationInterface {
  readonly name = 'SearchTextFilled20261121000423';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last: number | null = 0;
    while (last !== null) last = await this.fill(runner, last);
  }

  async down(): Promise<void> {
    // The previous search works with texts that contain the code.
  }

  private async fill(runner: QueryRunner, after: number): Promise<number | null> {
    const rows: { last: number | null }[] = await runner.query(
      `with batch as (select id from products where id > $1 order by id limit $2),
        filled as (
          update products p set search_text = product_text(p) from batch
          where p.id = batch.id and p.search_text <> product_text(p))
      select max(id) as last from batch`,
      [after, BATCH],
    );
    return rows[0]?.last ?? null;
  }
}
