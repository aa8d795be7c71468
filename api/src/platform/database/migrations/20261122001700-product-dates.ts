import type { MigrationInterface, QueryRunner } from 'typeorm';

const keepProduct = (more = ''): string => `
  create or replace function keep_product() returns trigger language plpgsql as $$
  begin
    new.pay_fils := coalesce(new.offer_price_fils, new.price_fils);
    new.rating := case when new.review_count > 0
      then round(new.rating_sum::numeric / new.review_count, 2) else 0 end;
    new.tag_keys := array(select distinct case when key = 'men' then 'man' else key end
      from unnest(new.tags) tag, lower(trim(tag)) key where key <> '');
    new.search_text := product_text(new);${more}
    return new;
  end $$`;

/**
 * `updated_at` changes when staff or an import change the product, as its version does; a review, or a renamed
 * brand, does not count. Triggers run in the order of their names: this one after the version was incremented.
 */
export class ProductDates20261122001700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(keepProduct());
    await runner.query(`
      create function date_product() returns trigger language plpgsql as $$
      begin
        new.updated_at := now();
        return new;
      end $$;
      create trigger products_versioned_when before update on products
        for each row when (old.version <> new.version) execute function date_product()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger products_versioned_when on products;
      drop function date_product`);
    await runner.query(keepProduct('\n    new.updated_at := now();'));
  }
}
