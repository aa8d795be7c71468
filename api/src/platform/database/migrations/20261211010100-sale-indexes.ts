import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products and variants with an offer price, which are judged each day. */
const INDEXES = {
  products_on_sale: 'products (id) where offer_price_fils is not null',
  product_variants_on_sale: 'product_variants (product_id) where offer_price_fils is not null',
};

const drop = (name: string): string => `drop index concurrently if exists ${name}`;
const create = (name: string, on: string): string => `create index concurrently ${name} on ${on}`;

/** Built concurrently. */
export class SaleIndexes20261211010100 implements MigrationInterface {
  readonly name = 'SaleIndexes20261211010100';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(drop(name));
      await runner.query(create(name, on));
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(drop(name));
  }
}
