import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 500;

/**
 * Gives the products of before their new search text. A batch is a transaction of its own, as nobody may wait
 * for a hundred thousand of them; begun again, it passes over what is done.
 */
export class SearchTextFilled20261121000423 implements MigrationInterface {
  readonly name = 'SearchTextFilled20261121000423';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let last: number | null = 0;
    while (last !== null) last = await this.fill(runner, last);
  }

  async down(): Promise<void> {
    // A text with the code in it is fine for the search of before.
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
