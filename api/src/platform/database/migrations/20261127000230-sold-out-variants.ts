import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds sold-out variants without reading all; sales that leave some in stock do not touch the index. */
export class SoldOutVariants20261127000230 implements MigrationInterface {
  readonly name = 'SoldOutVariants20261127000230';

  async up(runner: QueryRunner): Promise<void> {
    // Generated only to fill the column: TypeORM reads the expressions of generated columns from a table of its own.
    await runner.query(`
      alter table product_variants
        add column sold_out boolean not null generated always as (stock = 0) stored;
      alter table product_variants alter column sold_out drop expression;
      create function mark_sold_out() returns trigger language plpgsql as $$
      begin
        new.sold_out := new.stock = 0;
        return new;
      end $$;
      create trigger product_variants_sold_out before insert or update of stock on product_variants
        for each row execute function mark_sold_out();
      create index product_variants_sold_out on product_variants (product_id) where sold_out`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger product_variants_sold_out on product_variants;
      drop function mark_sold_out;
      alter table product_variants drop column sold_out`);
  }
}
