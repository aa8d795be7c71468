import type { MigrationInterface, QueryRunner } from 'typeorm';

const valuesOf = (option: 'size' | 'color', where = ''): string => `
  array(select ${option} from product_variants where product_id = new.id and ${option} <> ''
    group by ${option} ${where} order by array_position(new.${option}s, ${option}), min(position))`;

/** A product without variants takes one look-up instead of five sub-queries. */
const SUM_VARIANTS = `
  create or replace function sum_variants() returns trigger language plpgsql as $$
  declare
    variants record;
  begin
    if not exists (select from product_variants where product_id = new.id) then
      new.sold_out_sizes := '{}';
      new.sold_out_colors := '{}';
      return new;
    end if;
    select sum(stock)::integer as stock,
        ${valuesOf('size')} as sizes,
        ${valuesOf('color')} as colors,
        ${valuesOf('size', 'having max(stock) = 0')} as sold_out_sizes,
        ${valuesOf('color', 'having max(stock) = 0')} as sold_out_colors
      into variants from product_variants where product_id = new.id;
    new.stock := variants.stock;
    new.sizes := variants.sizes;
    new.colors := variants.colors;
    new.sold_out_sizes := variants.sold_out_sizes;
    new.sold_out_colors := variants.sold_out_colors;
    return new;
  end $$`;

/** Tags are numbered only when they change. */
const LIST_PRODUCT = `
  create or replace function list_product() returns trigger language plpgsql as $$
  begin
    new.in_stock := new.stock > 0;
    new.name_key := lower(new.name);
    if new.tag_keys is distinct from old.tag_keys then new.tag_ids := tag_ids(new.tag_keys); end if;
    return new;
  end $$`;

/** The row is inserted here instead of by another function. */
const NOTE_PRODUCT_STOCK = `
  create or replace function note_product_stock() returns trigger language plpgsql as $$
  declare
    cause json;
  begin
    if exists (select from product_variants where product_id = new.id) then return null; end if;
    cause := nullif(current_setting('shop.stock_cause', true), '')::json;
    insert into stock_changes (product_id, size, color, before, after, reason, order_id, actor)
    values (new.id, '', '', old.stock, new.stock,
      coalesce(cause->>'reason', 'other'), (cause->>'order')::integer, cause->>'actor');
    return null;
  end $$`;

/** One statement instead of an array of rows that another function reads. */
const COUNT_ORDERED = `
  create or replace function count_ordered() returns trigger language plpgsql as $$
  begin
    insert into new_product_sales (product_id, day, pieces)
    select l.product_id, (o.created_at at time zone 'Asia/Dubai')::date, l.quantity
    from added l join orders o on o.id = l.order_id
    where o.created_at > now() - interval '30 days';
    return null;
  end $$`;

/** What an order causes in the triggers of products and order lines, in fewer statements; the results are the same. */
export class CheaperStockTriggers20261205000400 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const change of [SUM_VARIANTS, LIST_PRODUCT, NOTE_PRODUCT_STOCK, COUNT_ORDERED])
      await db.query(change);
  }

  async down(): Promise<void> {
    // The previous functions have the same results.
  }
}
