import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Above this number of products in one statement, everything is announced as changed. */
const MOST = 200;

/**
 * Notifications say what changed, in words: `lists` (which products there are, and what they are found and sorted by),
 * `stock` (which are sold out), `sold` (how many pieces were sold) and ids of products with other values. Columns that
 * are not named here count as `lists`; an empty notification, as all other tables send, means everything.
 */
const FUNCTIONS = `
  create or replace function announce_products(words text, ids integer[]) returns void language sql as $$
    select pg_notify('catalogue', case when cardinality(ids) > ${MOST} then ''
      else concat_ws(' ', nullif(words, ''), nullif(array_to_string(ids, ' '), '')) end)
  $$;

  create or replace function announce_changed_products() returns trigger language plpgsql as $$
  declare
    product record;
    was products;
    became products;
    ids integer[] := '{}';
    is_listed boolean := false;
    is_stock boolean := false;
    is_sold boolean := false;
  begin
    if (select count(*) from after_rows) > ${MOST} then
      perform pg_notify('catalogue', '');
      return null;
    end if;
    for product in
      select row(b.*)::products as was, row(a.*)::products as became
      from before_rows b join after_rows a using (id) order by id
    loop
      was := product.was;
      became := product.became;
      is_stock := is_stock or (was.in_stock, was.sold_out_sizes, was.sold_out_colors)
        is distinct from (became.in_stock, became.sold_out_sizes, became.sold_out_colors);
      if was.sold is distinct from became.sold then
        is_sold := true;
        was.sold := became.sold;
        continue when was operator(pg_catalog.*=) became;
      end if;
      ids := ids || became.id;
      was.stock := became.stock;
      was.in_stock := became.in_stock;
      was.sold_out_sizes := became.sold_out_sizes;
      was.sold_out_colors := became.sold_out_colors;
      is_listed := is_listed or was operator(pg_catalog.*<>) became;
    end loop;
    if is_listed or is_stock or is_sold or cardinality(ids) > 0 then
      perform announce_products(concat_ws(' ', case when is_listed then 'lists' end,
        case when is_stock then 'stock' end, case when is_sold then 'sold' end), ids);
    end if;
    return null;
  end $$;

  create or replace function announce_listed_products() returns trigger language plpgsql as $$
  begin
    if exists (select from changed) then
      perform announce_products('lists', array(select id from changed order by id));
    end if;
    return null;
  end $$`;

const TRIGGERS = `
  create or replace trigger products_announced after truncate on products
    for each statement execute function announce_catalogue();
  create or replace trigger products_announced_added after insert on products
    referencing new table as changed
    for each statement execute function announce_listed_products();
  create or replace trigger products_announced_removed after delete on products
    referencing old table as changed
    for each statement execute function announce_listed_products();
  create or replace trigger products_announced_changed after update on products
    referencing old table as before_rows new table as after_rows
    for each statement execute function announce_changed_products()`;

/** Processes of the previous release take every notification as a change of everything. */
export class AnnouncedProducts20261203000500 implements MigrationInterface {
  readonly name = 'AnnouncedProducts20261203000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FUNCTIONS);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger products_announced_added on products;
      drop trigger products_announced_removed on products;
      drop trigger products_announced_changed on products;
      create or replace trigger products_announced after insert or update or delete or truncate
        on products for each statement execute function announce_catalogue();
      drop function announce_changed_products, announce_listed_products;
      drop function announce_products(text, integer[])`);
  }
}
