import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN = 'coalesce(offer_price_fils, price_fils)';

/** `listed` sets `list_fils`. */
const priceProduct = (listed: string): string => `
  create or replace function price_product() returns trigger language plpgsql as $$
  declare
    standard integer := coalesce(new.offer_price_fils, new.price_fils);
  begin
    new.variant_price_fils := null;
    new.pay_fils := standard;
    new.highest_pay_fils := null;
    ${listed && 'new.list_fils := null;'}
    if exists (select from product_variants where product_id = new.id and price_fils is not null) then
      -- Two variants differ in size or color.
      if cardinality(new.sizes) < 2 and cardinality(new.colors) < 2 then
        new.variant_price_fils :=
          (select ${OWN} from product_variants where product_id = new.id limit 1);
      end if;
      select coalesce(min(coalesce(${OWN}, standard)), standard), max(coalesce(${OWN}, standard))
        into new.pay_fils, new.highest_pay_fils
        from product_variants where product_id = new.id and (stock > 0 or new.stock = 0);
      ${listed}
    end if;
    return new;
  end $$`;

const LISTED = `new.list_fils := (
        select min(coalesce(price_fils, new.price_fils)) from product_variants
        where product_id = new.id and (stock > 0 or new.stock = 0)
          and coalesce(${OWN}, standard) = new.pay_fils);`;

const REDUCE = `
  create or replace function reduce_product() returns trigger language plpgsql as $$
  declare
    list integer := coalesce(new.list_fils, new.price_fils);
  begin
    new.discount := case when new.pay_fils < list
      then (list - new.pay_fils)::bigint * 100 / list else 0 end;
    return new;
  end $$;
  create or replace trigger products_noted_reduced after update on products for each row
    when ((old.discount, old.list_fils) is distinct from (new.discount, new.list_fils))
    execute function note_product()`;

const REDUCE_BEFORE = `
  create or replace function reduce_product() returns trigger language plpgsql as $$
  begin
    new.discount := case when new.pay_fils = new.offer_price_fils and new.variant_price_fils is null
        and new.pay_fils < new.price_fils
      then (new.price_fils - new.pay_fils)::bigint * 100 / new.price_fils else 0 end;
    return new;
  end $$;
  create or replace trigger products_noted_reduced after update on products for each row
    when (old.discount <> new.discount) execute function note_product()`;

/** The same in the sets of the filter by discount. */
const IN_SETS = [
  [
    'tag_keys, offer_price_fils, variant_price_fils, price_fils,',
    'tag_keys, coalesce(list_fils, price_fils) as price_fils,',
  ],
  [
    'where pay_fils = offer_price_fils and variant_price_fils is null and pay_fils < price_fils',
    'where pay_fils < price_fils',
  ],
] as const;

/**
 * The list price of the variants that cost `pay_fils`, of several the lowest; null while no variant has its own price.
 * The discount of a product is that of these variants.
 */
export class VariantListPrice20261204000500 implements MigrationInterface {
  readonly name = 'VariantListPrice20261204000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products add column if not exists list_fils integer');
    await runner.query(priceProduct(LISTED));
    await runner.query(REDUCE);
    for (const [before, after] of IN_SETS) await this.replaceInSets(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of IN_SETS) await this.replaceInSets(runner, after, before);
    await runner.query(priceProduct(''));
    await runner.query(REDUCE_BEFORE);
    await runner.query(`
      update products set stock = stock where list_fils is not null;
      alter table products drop column list_fils`);
  }

  /** The rest of the long function stays as it is. */
  private async replaceInSets(runner: QueryRunner, before: string, after: string): Promise<void> {
    const [row]: { body: string }[] = await runner.query(
      `select pg_get_functiondef('refresh_product_sets'::regproc) as body`,
    );
    if (row && !row.body.includes(after)) await runner.query(row.body.replace(before, after));
  }
}
