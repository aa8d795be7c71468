import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN = 'coalesce(offer_price_fils, price_fils)';

/** Of the variants that cost the lowest price, with the list price that is shown. */
const STRUCK = `
      select bool_and(case when price_fils is null then new.standard_struck_allowed else struck_allowed end),
          min(case when price_fils is null then new.standard_lowest_fils else lowest_fils end)
        into new.struck_allowed, new.lowest_fils
        from product_variants where product_id = new.id and (stock > 0 or new.stock = 0)
          and coalesce(${OWN}, standard) = new.pay_fils
          and coalesce(price_fils, new.price_fils) = new.list_fils;
      new.struck_allowed := coalesce(new.struck_allowed, new.standard_struck_allowed);
      if not new.struck_allowed then new.lowest_fils := null; end if;`;

/** `first` and `last` are what decides about struck-through prices. */
const priceProduct = (first: string, last: string): string => `
  create or replace function price_product() returns trigger language plpgsql as $$
  declare
    standard integer := coalesce(new.offer_price_fils, new.price_fils);
  begin
    new.variant_price_fils := null;
    new.pay_fils := standard;
    new.highest_pay_fils := null;
    new.list_fils := null;
    ${first}
    if exists (select from product_variants where product_id = new.id and price_fils is not null) then
      -- Two variants differ in size or color.
      if cardinality(new.sizes) < 2 and cardinality(new.colors) < 2 then
        new.variant_price_fils :=
          (select ${OWN} from product_variants where product_id = new.id limit 1);
      end if;
      select coalesce(min(coalesce(${OWN}, standard)), standard), max(coalesce(${OWN}, standard))
        into new.pay_fils, new.highest_pay_fils
        from product_variants where product_id = new.id and (stock > 0 or new.stock = 0);
      new.list_fils := (
        select min(coalesce(price_fils, new.price_fils)) from product_variants
        where product_id = new.id and (stock > 0 or new.stock = 0)
          and coalesce(${OWN}, standard) = new.pay_fils);
      ${last}
    end if;
    return new;
  end $$`;

const SHOWN = `
    new.struck_allowed := new.standard_struck_allowed;
    new.lowest_fils := new.standard_lowest_fils;`;

/** A price that may not be struck through is no discount. */
const reduce = (and: string): string => `
  create or replace function reduce_product() returns trigger language plpgsql as $$
  declare
    list integer := coalesce(new.list_fils, new.price_fils);
  begin
    new.discount := case when new.pay_fils < list ${and}
      then (list - new.pay_fils)::bigint * 100 / list else 0 end;
    return new;
  end $$`;

/** The same in the sets of the filter by discount. */
const IN_SETS = [
  [
    'tag_keys, coalesce(list_fils, price_fils) as price_fils,',
    'tag_keys, struck_allowed, coalesce(list_fils, price_fils) as price_fils,',
  ],
  ['where pay_fils < price_fils\n', 'where pay_fils < price_fils and struck_allowed\n'],
] as const;

/** Where columns of the sets are compared; the row is named before each. */
const SETS_DIFFER = /\b(was|became|a|b)\.discount, /g;

/** By its name it runs before products_priced. A new product has not been asked for at any price. */
const JUDGED = `
  create or replace function judge_product() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and (old.price_fils, old.offer_price_fils)
      is not distinct from (new.price_fils, new.offer_price_fils) then return new; end if;
    new.standard_struck_allowed := true;
    new.standard_lowest_fils := null;
    if tg_op = 'INSERT' then
      new.standard_struck_allowed := new.offer_price_fils is null or new.offer_price_fils >= new.price_fils
        or not (price_rule()->>'enabled')::boolean;
    elsif new.offer_price_fils is not null then
      select allowed, lowest into new.standard_struck_allowed, new.standard_lowest_fils
      from judge_price(new.id, '', '', new.price_fils, least(new.price_fils, new.offer_price_fils),
        now(), price_rule());
    end if;
    new.struck_allowed := new.standard_struck_allowed;
    new.lowest_fils := new.standard_lowest_fils;
    return new;
  end $$;
  create or replace trigger products_judged before insert or update of price_fils, offer_price_fils
    on products for each row execute function judge_product()`;

const NOTED = `
  create or replace function note_product_price() returns trigger language plpgsql as $$
  declare
    is_public boolean := new.published and new.deleted_at is null;
  begin
    if (old.price_fils, old.offer_price_fils, old.published and old.deleted_at is null)
      is not distinct from (new.price_fils, new.offer_price_fils, is_public) then return null; end if;
    perform note_price(new.id, '', '', new.price_fils, least(new.price_fils, new.offer_price_fils), is_public);
    return null;
  end $$;
  create or replace trigger products_price_noted
    after update of price_fils, offer_price_fils, published, deleted_at on products
    for each row execute function note_product_price();

  create or replace function note_added_prices() returns trigger language plpgsql as $$
  declare
    cause json := nullif(current_setting('shop.stock_cause', true), '')::json;
  begin
    insert into price_history (product_id, price_fils, pay_fils, published, reason, actor, since)
    select id, price_fils, least(price_fils, offer_price_fils), published and deleted_at is null,
      coalesce(cause->>'reason', 'other'), cause->>'actor', now()
    from added;
    return null;
  end $$;
  create or replace trigger products_price_added after insert on products
    referencing new table as added for each statement execute function note_added_prices()`;

/** Decides again about products, and writes those whose decision differs; products that do not change are not locked. */
const AGAIN = `
  create function judge_products(ids integer[]) returns integer language plpgsql as $$
  declare
    rule jsonb := price_rule();
    changed integer[];
  begin
    changed := array(
      select v.product_id from product_variants v, judge_price(v.product_id, v.size, v.color,
        v.price_fils, least(v.price_fils, v.offer_price_fils), now(), rule) j
      where v.product_id = any(ids) and v.offer_price_fils is not null
        and (v.struck_allowed, v.lowest_fils) is distinct from (j.allowed, j.lowest)
      union
      select p.id from products p, judge_price(p.id, '', '',
        p.price_fils, least(p.price_fils, p.offer_price_fils), now(), rule) j
      where p.id = any(ids) and p.offer_price_fils is not null
        and (p.standard_struck_allowed, p.standard_lowest_fils) is distinct from (j.allowed, j.lowest));
    if cardinality(changed) = 0 then return 0; end if;
    perform from products where id = any(changed) order by id for no key update;
    update product_variants v set (struck_allowed, lowest_fils) = (
      select allowed, lowest from judge_price(v.product_id, v.size, v.color,
        v.price_fils, least(v.price_fils, v.offer_price_fils), now(), rule))
    where v.product_id = any(changed) and v.offer_price_fils is not null;
    update products p set (standard_struck_allowed, standard_lowest_fils) = (
      select allowed, lowest from judge_price(p.id, '', '',
        p.price_fils, least(p.price_fils, p.offer_price_fils), now(), rule))
    where p.id = any(changed);
    return cardinality(changed);
  end $$`;

/**
 * Whether the list price of a product may be shown struck through, and the lowest price of the days before its sale:
 * `standard_…` of its own price, the others of what lists show. Both are true and null without a sale.
 */
export class ProductStruckPrices20261208050200 implements MigrationInterface {
  readonly name = 'ProductStruckPrices20261208050200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products
        add column if not exists standard_struck_allowed boolean not null default true,
        add column if not exists standard_lowest_fils integer,
        add column if not exists struck_allowed boolean not null default true,
        add column if not exists lowest_fils integer`);
    for (const change of [
      JUDGED,
      NOTED,
      priceProduct(SHOWN, STRUCK),
      reduce('and new.struck_allowed'),
    ])
      await runner.query(change);
    for (const [before, after] of IN_SETS)
      await this.replaceIn(runner, 'refresh_product_sets', before, after);
    await this.replaceIn(runner, 'follow_changed_products', SETS_DIFFER, '$&$1.struck_allowed, ');
    await runner.query(AGAIN);
    // The next sweep judges all products.
    await runner.query(
      `insert into price_rule_applied (day, rule, last_id) values ('epoch', '{}', 0) on conflict do nothing`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function judge_products');
    for (const [before, after] of IN_SETS)
      await this.replaceIn(runner, 'refresh_product_sets', after, before);
    await this.replaceIn(
      runner,
      'follow_changed_products',
      /\b(?:was|became|a|b)\.struck_allowed, /g,
      '',
    );
    for (const change of [reduce(''), priceProduct('', '')]) await runner.query(change);
    await runner.query(`
      drop trigger products_judged on products;
      drop trigger products_price_noted on products;
      drop trigger products_price_added on products;
      drop function judge_product, note_product_price, note_added_prices;
      update products set stock = stock where offer_price_fils is not null;
      alter table products drop column standard_struck_allowed, drop column standard_lowest_fils,
        drop column struck_allowed, drop column lowest_fils`);
  }

  /** The rest of the long function stays as it is. */
  private async replaceIn(
    runner: QueryRunner,
    name: string,
    pattern: RegExp | string,
    after: string,
  ): Promise<void> {
    const [row]: { body: string }[] = await runner.query(
      'select pg_get_functiondef($1::regproc) as body',
      [name],
    );
    if (row) await runner.query(row.body.replace(pattern, after));
  }
}
