import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The own price of a product's only variant, which lists show and sort by: the product cannot be bought at another one.
 * Triggers run in the order of their names: this one after the others that compute columns.
 */
export class OnlyVariantPrice20261127000800 implements MigrationInterface {
  readonly name = 'OnlyVariantPrice20261127000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table products add column if not exists variant_price_fils integer;

      create or replace function price_product() returns trigger language plpgsql as $$
      begin
        new.variant_price_fils := null;
        -- Two variants differ in size or color.
        if cardinality(new.sizes) < 2 and cardinality(new.colors) < 2 then
          new.variant_price_fils :=
            (select price_fils from product_variants where product_id = new.id limit 1);
        end if;
        new.pay_fils :=
          coalesce(new.variant_price_fils, new.offer_price_fils, new.price_fils);
        return new;
      end $$;
      create or replace trigger products_priced before update on products
        for each row execute function price_product()`);
    await runner.query(`
      update products set stock = stock
      where id in (select product_id from product_variants where price_fils is not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger products_priced on products;
      drop function price_product;
      update products set pay_fils = coalesce(offer_price_fils, price_fils)
        where variant_price_fils is not null;
      alter table products drop column variant_price_fils`);
  }
}
