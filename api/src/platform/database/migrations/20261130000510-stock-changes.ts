import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every change of a stock, written by triggers in the transaction that changes it, so that none is missed. The cause is
 * the transaction's setting `shop.stock_cause`: JSON with `reason`, and where there is one `order` and `actor`.
 */
export class StockChanges20261130000510 implements MigrationInterface {
  readonly name = 'StockChanges20261130000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table stock_changes (
        id bigint generated always as identity primary key,
        product_id integer not null references products on delete cascade,
        size text not null,
        color text not null,
        before integer not null,
        after integer not null,
        reason text not null check (reason in
          ('order', 'cancelled', 'returned', 'edited', 'imported', 'import_reverted', 'other')),
        order_id integer,
        actor text,
        -- The time of the transaction, which an order placed in it has too.
        at timestamptz not null default now()
      );
      create index stock_changes_product on stock_changes (product_id, id desc);

      create function note_stock(product integer, size text, color text, before integer, after integer)
      returns void language sql as $$
        insert into stock_changes (product_id, size, color, before, after, reason, order_id, actor)
        select product, size, color, before, after,
          coalesce(cause->>'reason', 'other'), (cause->>'order')::integer, cause->>'actor'
        from (select nullif(current_setting('shop.stock_cause', true), '')::json as cause) c
      $$;

      -- Of a product with variants this stock is their sum.
      create function note_product_stock() returns trigger language plpgsql as $$
      begin
        if not exists (select from product_variants v where v.product_id = new.id) then
          perform note_stock(new.id, '', '', old.stock, new.stock);
        end if;
        return null;
      end $$;
      create trigger products_stock_noted after update of stock on products for each row
        when (old.stock <> new.stock) execute function note_product_stock();

      -- Variants of a deleted product go with it. Those that nobody added, such as those of a seed, start with their stock.
      create function note_variant_stock() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          perform note_stock(new.product_id, new.size, new.color, old.stock, new.stock);
        elsif tg_op = 'INSERT' then
          if nullif(current_setting('shop.stock_cause', true), '') is not null then
            perform note_stock(new.product_id, new.size, new.color, 0, new.stock);
          end if;
        elsif exists (select from products p where p.id = old.product_id) then
          perform note_stock(old.product_id, old.size, old.color, old.stock, 0);
        end if;
        return null;
      end $$;
      create trigger product_variants_stock_noted after update of stock on product_variants
        for each row when (old.stock <> new.stock) execute function note_variant_stock();
      create trigger product_variants_stock_added after insert on product_variants
        for each row when (new.stock > 0) execute function note_variant_stock();
      create trigger product_variants_stock_removed after delete on product_variants
        for each row when (old.stock > 0) execute function note_variant_stock()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger products_stock_noted on products;
      drop trigger product_variants_stock_noted on product_variants;
      drop trigger product_variants_stock_added on product_variants;
      drop trigger product_variants_stock_removed on product_variants;
      drop function note_product_stock, note_variant_stock, note_stock;
      drop table stock_changes`);
  }
}
