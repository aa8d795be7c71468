import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The history of the stock that all sizes share ends with the first variant, and begins again when the last one is removed. */
export class SharedStockChanges20261201000010 implements MigrationInterface {
  readonly name = 'SharedStockChanges20261201000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function note_shared_stock() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          perform note_stock(p.id, '', '', 0, p.stock) from products p
            where p.id in (select product_id from changed) and p.stock > 0
              and not exists (select from product_variants v where v.product_id = p.id);
        elsif nullif(current_setting('shop.stock_cause', true), '') is not null then
          perform note_stock(p.id, '', '', p.stock, 0) from products p
            where p.id in (select product_id from changed) and p.stock > 0
              and not exists (select from product_variants v
                where v.product_id = p.id and v.id not in (select id from changed));
        end if;
        return null;
      end $$;
      -- By its name it runs before product_variants_added, which replaces the shared stock by the sum of the variants.
      create trigger product_variants_absorbed after insert on product_variants
        referencing new table as changed for each statement execute function note_shared_stock();
      create trigger product_variants_released after delete on product_variants
        referencing old table as changed for each statement execute function note_shared_stock()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger product_variants_absorbed on product_variants;
      drop trigger product_variants_released on product_variants;
      drop function note_shared_stock`);
  }
}
