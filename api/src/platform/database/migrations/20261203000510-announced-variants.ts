import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Above this number of variants in one statement, everything is announced as changed. */
const MOST = 200;

const TRIGGERS = `
  create or replace function announce_changed_variants() returns trigger language plpgsql as $$
  declare
    change record;
    was product_variants;
    became product_variants;
    ids integer[] := '{}';
    is_listed boolean := false;
    is_stock boolean := false;
  begin
    if (select count(*) from after_rows) > ${MOST} then
      perform pg_notify('catalogue', '');
      return null;
    end if;
    for change in
      select row(b.*)::product_variants as was, row(a.*)::product_variants as became
      from before_rows b join after_rows a using (id) order by a.product_id
    loop
      was := change.was;
      became := change.became;
      if became.product_id <> all (ids) then ids := ids || became.product_id; end if;
      is_stock := is_stock or (was.stock = 0) <> (became.stock = 0);
      was.stock := became.stock;
      was.sold_out := became.sold_out;
      is_listed := is_listed or was operator(pg_catalog.*<>) became;
    end loop;
    if cardinality(ids) > 0 then
      perform announce_products(concat_ws(' ', case when is_listed then 'lists' end,
        case when is_stock then 'stock' end), ids);
    end if;
    return null;
  end $$;
  create or replace function announce_listed_variants() returns trigger language plpgsql as $$
  begin
    if exists (select from changed) then
      perform announce_products('lists',
        array(select distinct product_id from changed order by product_id));
    end if;
    return null;
  end $$;
  create or replace trigger product_variants_announced after truncate on product_variants
    for each statement execute function announce_catalogue();
  create or replace trigger product_variants_announced_added after insert on product_variants
    referencing new table as changed
    for each statement execute function announce_listed_variants();
  create or replace trigger product_variants_announced_removed after delete on product_variants
    referencing old table as changed
    for each statement execute function announce_listed_variants();
  create or replace trigger product_variants_announced_changed after update on product_variants
    referencing old table as before_rows new table as after_rows
    for each statement execute function announce_changed_variants()`;

/**
 * A variant that is sold out or back in stock may change no column of its product, only the filters by size and color.
 * Columns that are not named here count as `lists`.
 */
export class AnnouncedVariants20261203000510 implements MigrationInterface {
  readonly name = 'AnnouncedVariants20261203000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger product_variants_announced on product_variants;
      drop function announce_changed_variants, announce_listed_variants cascade`);
  }
}
