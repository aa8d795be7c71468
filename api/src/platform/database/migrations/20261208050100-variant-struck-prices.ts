import type { MigrationInterface, QueryRunner } from 'typeorm';

const OWN = 'new.price_fils, least(new.price_fils, new.offer_price_fils)';

/** By its name the first runs after product_variants_offered, which removes wrong offer prices. */
const TRIGGERS = `
      create or replace function judge_variant() returns trigger language plpgsql as $$
      begin
        new.struck_allowed := true;
        new.lowest_fils := null;
        if new.offer_price_fils is not null then
          select allowed, lowest into new.struck_allowed, new.lowest_fils
          from judge_price(new.product_id, new.size, new.color, ${OWN}, now(), price_rule());
        end if;
        return new;
      end $$;
      create or replace trigger product_variants_struck
        before insert or update of price_fils, offer_price_fils on product_variants
        for each row execute function judge_variant();

      create or replace function note_variant_price() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' then
          delete from price_history where product_id = old.product_id
            and size = old.size and color = old.color and until is null and since >= now();
          update price_history set until = now()
          where product_id = old.product_id and size = old.size and color = old.color and until is null;
        elsif tg_op = 'UPDATE' then
          if (old.price_fils, old.offer_price_fils) is distinct from (new.price_fils, new.offer_price_fils) then
            -- Until now it followed the product.
            if old.price_fils is null and not exists (
              select from price_history where product_id = new.product_id and size = new.size and color = new.color
            ) then
              insert into price_history (product_id, size, color, since)
              select new.product_id, new.size, new.color, min(since) from price_history
              where product_id = new.product_id having min(since) < now();
            end if;
            perform note_price(new.product_id, new.size, new.color, ${OWN}, true);
          end if;
        elsif new.price_fils is not null then
          perform note_price(new.product_id, new.size, new.color, ${OWN}, true);
        end if;
        return null;
      end $$;
      create or replace trigger product_variants_price_noted
        after insert or delete or update of price_fils, offer_price_fils on product_variants
        for each row execute function note_variant_price()`;

/** Whether the own list price of a variant may be shown struck through, and the history of its own price. */
export class VariantStruckPrices20261208050100 implements MigrationInterface {
  readonly name = 'VariantStruckPrices20261208050100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_variants
        add column if not exists struck_allowed boolean not null default true,
        add column if not exists lowest_fils integer`);
    await runner.query(TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger product_variants_struck on product_variants;
      drop trigger product_variants_price_noted on product_variants;
      drop function judge_variant, note_variant_price;
      alter table product_variants drop column struck_allowed, drop column lowest_fils`);
  }
}
