import { setTimeout as pause } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 20;
const PAUSE_MS = 20;

/** List prices of the existing products with variants that have their own price. */
export class VariantListPriceFilled20261204000510 implements MigrationInterface {
  readonly name = 'VariantListPriceFilled20261204000510';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: number | null = 0; last !== null; await pause(PAUSE_MS)) {
      const [row]: { last: number | null }[] = await runner.query(
        `with batch as (
           select distinct product_id as id from product_variants
           where product_id > $1 and price_fils is not null order by 1 limit $2
         ), filled as (
           update products p set stock = stock from batch where p.id = batch.id
         ) select max(id) as last from batch`,
        [last, BATCH],
      );
      last = row?.last ?? null;
    }
  }

  async down(): Promise<void> {
    // The column is dropped by the migration that adds it.
  }
}
