import type { MigrationInterface, QueryRunner } from 'typeorm';

const PRICE = `
  create or replace function price_product() returns trigger language plpgsql as $$
  declare
    standard integer := coalesce(new.offer_price_fils, new.price_fils);
  begin
    new.variant_price_fils := null;
    new.pay_fils := standard;
    new.highest_pay_fils := null;
    if exists (select from product_variants where product_id = new.id and price_fils is not null) then
      -- Two variants differ in size or color.
      if cardinality(new.sizes) < 2 and cardinality(new.colors) < 2 then
        new.variant_price_fils :=
          (select price_fils from product_variants where product_id = new.id limit 1);
      end if;
      select coalesce(min(coalesce(price_fils, standard)), standard), max(coalesce(price_fils, standard))
        into new.pay_fils, new.highest_pay_fils
        from product_variants where product_id = new.id and (stock > 0 or new.stock = 0);
    end if;
    return new;
  end $$`;

/** An own price is no offer, even if it is below the list price. */
const REDUCE = `
  create or replace function reduce_product() returns trigger language plpgsql as $$
  begin
    new.discount := case when new.pay_fils = new.offer_price_fils and new.variant_price_fils is null
        and new.pay_fils < new.price_fils
      then (new.price_fils - new.pay_fils)::bigint * 100 / new.price_fils else 0 end;
    return new;
  end $$;
  create or replace trigger products_reduced before insert or update on products
    for each row execute function reduce_product();
  create or replace trigger products_noted_reduced after update on products for each row
    when (old.discount <> new.discount) execute function note_product()`;

/** The same in the sets of the filter by discount. */
const IN_SETS = [
  ['tag_keys, price_fils,', 'tag_keys, offer_price_fils, variant_price_fils, price_fils,'],
  [
    'where pay_fils < price_fils',
    'where pay_fils = offer_price_fils and variant_price_fils is null and pay_fils < price_fils',
  ],
] as const;

/**
 * Lowest and highest price of the variants in stock, of all while none is, where some have their own price. Lists show,
 * filter and sort by the lowest, which is `pay_fils`.
 */
export class PriceRange20261128000200 implements MigrationInterface {
  readonly name = 'PriceRange20261128000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table products add column if not exists highest_pay_fils integer');
    await runner.query(PRICE);
    await runner.query(REDUCE);
    for (const [before, after] of IN_SETS) await this.replaceInSets(runner, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [before, after] of IN_SETS) await this.replaceInSets(runner, after, before);
    await runner.query(`
      drop trigger products_noted_reduced on products;
      create or replace trigger products_reduced before insert or update of price_fils, offer_price_fils
        on products for each row execute function reduce_product();
      create or replace function reduce_product() returns trigger language plpgsql as $$
      begin
        new.discount := case when new.pay_fils < new.price_fils
          then (new.price_fils - new.pay_fils)::bigint * 100 / new.price_fils else 0 end;
        return new;
      end $$;
      create or replace function price_product() returns trigger language plpgsql as $$
      begin
        new.variant_price_fils := null;
        if cardinality(new.sizes) < 2 and cardinality(new.colors) < 2 then
          new.variant_price_fils :=
            (select price_fils from product_variants where product_id = new.id limit 1);
        end if;
        new.pay_fils := coalesce(new.variant_price_fils, new.offer_price_fils, new.price_fils);
        return new;
      end $$;
      update products set stock = stock where highest_pay_fils is not null;
      alter table products drop column highest_pay_fils`);
  }

  /** The rest of the long function stays as it is. */
  private async replaceInSets(runner: QueryRunner, before: string, after: string): Promise<void> {
    const [row]: { body: string }[] = await runner.query(
      `select pg_get_functiondef('refresh_product_sets'::regproc) as body`,
    );
    if (row && !row.body.includes(after)) await runner.query(row.body.replace(before, after));
  }
}
