import { setTimeout as pause } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 100;
const PAUSE_MS = 20;

/**
 * What is known of earlier prices: the audit log, read backwards as long as each entry ends with the price that followed
 * it. Without such an entry the price is known since the product last changed. An import changes prices without one. Of a
 * product that was edited after the database began to note changes, the time before is added if the audit log knows it.
 */
const START = `
  create or replace function pg_temp.start_price_history(ids integer[]) returns void language plpgsql as $$
  declare
    noted timestamptz := coalesce((select noted_since from price_rule_applied), now());
    product record;
    entry record;
    price integer;
    offer integer;
    ended timestamptz;
    is_known boolean;
  begin
    for product in
      select p.id, p.price_fils, p.offer_price_fils, p.created_at, p.updated_at,
        p.published and p.deleted_at is null as is_public, edit.since as edited_at,
        edit.price_fils as edited_price, nullif(edit.pay_fils, edit.price_fils) as edited_offer
      from products p left join lateral (
        select h.since, h.price_fils, h.pay_fils from price_history h
        where h.product_id = p.id and h.size = '' and h.color = '' order by h.since limit 1) edit on true
      where p.id = any(ids) and (edit.since is null or edit.since >= noted and p.created_at < noted)
    loop
      price := product.price_fils;
      offer := product.offer_price_fils;
      ended := product.edited_at;
      is_known := true;
      if ended is not null then
        select changes->'priceFils' as price_change, changes->'offerPriceFils' as offer_change into entry
        from audit where subject = 'products' and subject_id = product.id and at = ended order by id limit 1;
        continue when not found;
        price := case when entry.price_change is null then product.edited_price
          else (entry.price_change->>'from')::integer end;
        offer := case when entry.offer_change is null then product.edited_offer
          else (entry.offer_change->>'from')::integer end;
        continue when price is null;
      end if;
      for entry in
        select at, actor_name, changes->'priceFils' as price_change, changes->'offerPriceFils' as offer_change
        from audit where subject = 'products' and subject_id = product.id
          and changes ?| array['priceFils', 'offerPriceFils'] and at > now() - interval '400 days'
          and (ended is null or at < ended)
        order by at desc, id desc
      loop
        is_known := (entry.price_change is null or (entry.price_change->>'to')::integer = price)
          and (entry.offer_change is null or (entry.offer_change->>'to')::integer is not distinct from offer);
        exit when not is_known;
        insert into price_history (product_id, price_fils, pay_fils, published, reason, actor, since, until)
        values (product.id, price, least(price, offer), product.is_public, 'edited', entry.actor_name, entry.at, ended);
        ended := entry.at;
        if entry.price_change is not null then price := (entry.price_change->>'from')::integer; end if;
        if entry.offer_change is not null then offer := (entry.offer_change->>'from')::integer; end if;
        is_known := price is not null;
        exit when not is_known;
      end loop;
      if is_known or ended is null then
        insert into price_history (product_id, price_fils, pay_fils, published, since, until)
        values (product.id, price, least(price, offer), product.is_public,
          case when ended is null then product.updated_at else least(product.created_at, ended) end, ended);
      end if;
    end loop;
    insert into price_history (product_id, size, color, price_fils, pay_fils, since)
    select v.product_id, v.size, v.color, v.price_fils, least(v.price_fils, v.offer_price_fils), p.updated_at
    from product_variants v join products p on p.id = v.product_id
    where v.product_id = any(ids) and v.price_fils is not null
    on conflict do nothing;
  end $$`;

/** The history of existing products; the next sweep decides which list prices may be shown struck through. */
export class PriceHistoryStarted20261208050300 implements MigrationInterface {
  readonly name = 'PriceHistoryStarted20261208050300';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(START);
    for (let last: number | null = 0; last !== null; await pause(PAUSE_MS)) {
      const [row]: { last: number | null }[] = await runner.query(
        `with batch as (select id from products where id > $1 order by id limit $2)
         select max(id) as last, pg_temp.start_price_history(array_agg(id)) from batch having count(*) > 0`,
        [last, BATCH],
      );
      last = row?.last ?? null;
    }
  }

  async down(): Promise<void> {
    // The table is dropped by the migration that creates it.
  }
}
