import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `own` is what a variant with its own price costs. */
const priceProduct = (own: string): string => `
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
          (select ${own} from product_variants where product_id = new.id limit 1);
      end if;
      select coalesce(min(coalesce(${own}, standard)), standard), max(coalesce(${own}, standard))
        into new.pay_fils, new.highest_pay_fils
        from product_variants where product_id = new.id and (stock > 0 or new.stock = 0);
    end if;
    return new;
  end $$`;

/** Offer prices of variants with their own price. */
export class VariantOfferPrices20261203000200 implements MigrationInterface {
  readonly name = 'VariantOfferPrices20261203000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table product_variants add column if not exists offer_price_fils integer',
    );
    // Processes of the previous release write the price alone, which may then be no higher than the offer price.
    await runner.query(`
      create or replace function drop_variant_offer() returns trigger language plpgsql as $$
      begin
        if new.price_fils is null or new.offer_price_fils >= new.price_fils then
          new.offer_price_fils := null;
        end if;
        return new;
      end $$;
      create or replace trigger product_variants_offered
        before insert or update of price_fils, offer_price_fils on product_variants
        for each row when (new.offer_price_fils is not null) execute function drop_variant_offer()`);
    await runner.query(priceProduct('coalesce(offer_price_fils, price_fils)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(priceProduct('price_fils'));
    await runner.query(`
      drop trigger if exists product_variants_offered on product_variants;
      drop function if exists drop_variant_offer;
      alter table product_variants drop column if exists offer_price_fils`);
  }
}
