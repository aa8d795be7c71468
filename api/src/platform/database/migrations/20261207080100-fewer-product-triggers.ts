import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Above this number of products in one statement, everything is announced as changed. */
const MOST = 200;

/** SQL: whether any of the columns differs between two rows. */
const differ = (columns: string, was: string, became: string): string => {
  const of = (row: string): string => columns.replace(/\w+/g, (name) => `${row}.${name}`);
  return `(${of(was)}) is distinct from (${of(became)})`;
};

/** Columns by which products are in the sets of the filters. */
const SETS = `category_id, brand_id, vendor_id, offer_id, tag_keys, price_fils, pay_fils, in_stock, sizes, colors,
  published, deleted_at, discount, list_fils`;
const setsDiffer = (was: string, became: string): string =>
  `(${differ(SETS, was, became)} or floor(${was}.rating) is distinct from floor(${became}.rating))`;

/** Low is fewer than five, as LOW_STOCK. */
const lowDiffers = (was: string, became: string): string => `(
  (${was}.stock < 5, ${was}.published, ${was}.deleted_at is null, ${was}.vendor_id) is distinct from
  (${became}.stock < 5, ${became}.published, ${became}.deleted_at is null, ${became}.vendor_id))`;

/** Shown on the product's own page and its cards, and in site maps; nothing is found or sorted by them. */
const TEXTS = [
  ...['description', 'description_ar', 'warranty', 'warranty_ar', 'usage_images'],
  ...['version', 'updated_at'],
];

const setTo = (columns: readonly string[]): string =>
  columns.map((name) => `was.${name} := became.${name};`).join(' ');

const CHANGES = 'before_rows b join after_rows a using (id)';

/**
 * What a change of products causes, in one function per statement: the history of the stock, the queues of low stock and
 * of the sets of filters, and the announcement. A condition of a trigger is parsed for each statement, one in here once
 * per connection. Columns that are not named count as `lists`.
 */
const CHANGED = `
  create or replace function follow_changed_products() returns trigger language plpgsql as $$
  declare
    product record;
    was products;
    became products;
    stock_before integer;
    cause json;
    ids integer[] := '{}';
    is_many boolean := (select count(*) from after_rows) > ${MOST};
    is_stock_noted boolean := is_many;
    is_low boolean := is_many;
    is_grouped boolean := is_many;
    is_listed boolean := false;
    is_text boolean := false;
    is_stock boolean := false;
    is_sold boolean := false;
    is_rated boolean := false;
  begin
    if not is_many then
      for product in
        select row(b.*)::products as was, row(a.*)::products as became from ${CHANGES} order by id
      loop
        was := product.was;
        became := product.became;
        stock_before := was.stock;
        was.stock := became.stock;
        is_stock_noted := is_stock_noted or stock_before <> became.stock;
        is_low := is_low or (stock_before < 5) <> (became.stock < 5);
        if was operator(pg_catalog.*=) became then
          -- The usual sale.
          if stock_before <> became.stock then ids := ids || became.id; end if;
          continue;
        end if;
        is_low := is_low or ${lowDiffers('was', 'became')};
        is_grouped := is_grouped or ${setsDiffer('was', 'became')};
        is_stock := is_stock or ${differ('in_stock, sold_out_sizes, sold_out_colors', 'was', 'became')};
        if was.sold is distinct from became.sold then
          is_sold := true;
          was.sold := became.sold;
          continue when stock_before = became.stock and was operator(pg_catalog.*=) became;
        end if;
        ids := ids || became.id;
        ${setTo(['in_stock', 'sold_out_sizes', 'sold_out_colors'])}
        continue when was operator(pg_catalog.*=) became;
        is_rated := is_rated or ${differ('rating_sum, rating, review_count', 'was', 'became')};
        ${setTo(['rating_sum', 'rating', 'review_count'])}
        is_text := is_text or ${differ(TEXTS.join(', '), 'was', 'became')};
        ${setTo(TEXTS)}
        is_listed := is_listed or was operator(pg_catalog.*<>) became;
      end loop;
    end if;
    if is_stock_noted then
      cause := nullif(current_setting('shop.stock_cause', true), '')::json;
      insert into stock_changes (product_id, size, color, before, after, reason, order_id, actor)
      select id, '', '', b.stock, a.stock,
        coalesce(cause->>'reason', 'other'), (cause->>'order')::integer, cause->>'actor'
      from ${CHANGES}
      where b.stock <> a.stock
        and not exists (select from product_variants v where v.product_id = a.id)
      order by id;
    end if;
    if is_low then
      insert into low_stock_changes (product_id) select id from ${CHANGES} where ${lowDiffers('b', 'a')};
    end if;
    if is_grouped then
      if current_setting('shop.queue_product_sets', true) = 'on' then
        insert into product_set_queue select id from ${CHANGES} where ${setsDiffer('b', 'a')};
      else
        insert into product_set_changes select id from ${CHANGES} where ${setsDiffer('b', 'a')};
      end if;
    end if;
    if is_many then
      perform pg_notify('catalogue', '');
    elsif is_sold or cardinality(ids) > 0 then
      perform pg_notify('catalogue', concat_ws(' ', case when is_listed then 'lists' end,
        case when is_text and not is_listed then 'texts' end, case when is_stock then 'stock' end,
        case when is_sold then 'sold' end, case when is_rated then 'rated' end,
        nullif(array_to_string(ids, ' '), '')));
    end if;
    return null;
  end $$`;

const FOLLOWED = `
  create or replace trigger products_followed after update on products
    referencing old table as before_rows new table as after_rows
    for each statement execute function follow_changed_products()`;

/** What it replaces. */
const DROP_REPLACED = `
  drop trigger if exists products_announced_changed on products;
  drop trigger if exists products_stock_noted on products;
  drop trigger if exists products_low_changed on products;
  drop trigger if exists products_noted on products;
  drop trigger if exists products_noted_reduced on products`;

/** Columns from which a trigger before the update computes others. */
const COMPUTED_FROM =
  'name, name_ar, model, brand_id, price_fils, offer_price_fils, tags, rating_sum, review_count, code';

const MOVED = 'category_id, brand_id, vendor_id, offer_id, tag_keys, published, deleted_at';
const WORDS = 'search_text, published, deleted_at';

/** The triggers of columns that a sale does not change; with `columns`, statements that name none of them pass them over. */
const others = (columns: (names: string) => string): string => `
  create or replace trigger products_moved after update ${columns(MOVED)} on products
    for each row when (${differ(MOVED, 'old', 'new')}) execute function count_moved_product();
  create or replace trigger products_changed_words after update ${columns(WORDS)} on products
    for each row when (${differ(WORDS, 'old', 'new')}) execute function learn_changed_product()`;

const ofColumns = (names: string): string =>
  `of ${[...new Set(`${names}, ${COMPUTED_FROM}`.split(', '))].join(', ')}`;

const NOTED = `
  create or replace trigger products_noted after update on products for each row
    when (${setsDiffer('old', 'new')}) execute function note_product()`;
const LOW = `
  create or replace trigger products_low_changed
    after update of stock, published, deleted_at, vendor_id on products for each row
    when (${lowDiffers('old', 'new')}) execute function queue_low_stock()`;
const STOCK_NOTED = `
  create or replace trigger products_stock_noted after update of stock on products for each row
    when (old.stock <> new.stock) execute function note_product_stock()`;
const ANNOUNCED = `
  create or replace trigger products_announced_changed after update on products
    referencing old table as before_rows new table as after_rows
    for each statement execute function announce_changed_products()`;

/** The functions of the replaced triggers stay, so that the previous release can come back. */
export class FewerProductTriggers20261207080100 implements MigrationInterface {
  readonly name = 'FewerProductTriggers20261207080100';

  async up(runner: QueryRunner): Promise<void> {
    // The lock that dropping needs: with the weaker one of creating it would wait for readers that wait for it.
    await runner.query('lock table products');
    await runner.query(CHANGED);
    await runner.query(others(ofColumns));
    await runner.query(DROP_REPLACED);
    await runner.query(FOLLOWED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger products_followed on products');
    await runner.query('drop function follow_changed_products');
    await runner.query(others(() => ''));
    for (const trigger of [NOTED, LOW, STOCK_NOTED, ANNOUNCED]) await runner.query(trigger);
  }
}
