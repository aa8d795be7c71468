import type { MigrationInterface, QueryRunner } from 'typeorm';

const RULE = `'{"enabled": true, "askedDays": 15, "withinDays": 60, "lowestDays": 30}'::jsonb`;
/** SQL: the start of a day in the shop's time zone. */
const START = (day: string): string => `((${day})::timestamp at time zone 'Asia/Dubai')`;
const DAY = (moment: string): string => `(${moment} at time zone 'Asia/Dubai')::date`;

const SETTING = `
  alter table settings add column if not exists price_rule jsonb not null default ${RULE}`;

/** A period with null prices: the variant has no own price, and follows the product. */
const TABLE = `
  create table price_history (
    id bigint generated always as identity primary key,
    product_id integer not null references products on delete cascade,
    -- Empty: the price of the product itself.
    size text not null default '',
    color text not null default '',
    price_fils integer,
    -- What a shopper pays for one.
    pay_fils integer,
    -- Whether shoppers see the product; of a variant that of the product counts.
    published boolean not null default true,
    reason text not null default 'other',
    actor text,
    since timestamptz not null,
    -- Null: now.
    until timestamptz
  );
  create unique index price_history_now on price_history (product_id, size, color) where until is null;
  create index price_history_product on price_history (product_id, since);
  create index price_history_until on price_history (until)`;

const NOTE = `
  create function note_price(of_product integer, of_size text, of_color text,
    price integer, pay integer, is_public boolean) returns void language plpgsql as $$
  declare
    cause json := nullif(current_setting('shop.stock_cause', true), '')::json;
  begin
    -- What was written before in the same transaction has never been asked.
    update price_history set price_fils = price, pay_fils = pay, published = is_public,
      reason = coalesce(cause->>'reason', 'other'), actor = cause->>'actor'
    where product_id = of_product and size = of_size and color = of_color and until is null and since >= now();
    if found then return; end if;
    update price_history set until = now()
    where product_id = of_product and size = of_size and color = of_color and until is null;
    insert into price_history (product_id, size, color, price_fils, pay_fils, published, reason, actor, since)
    values (of_product, of_size, of_color, price, pay, is_public,
      coalesce(cause->>'reason', 'other'), cause->>'actor', now());
  end $$`;

const FUNCTIONS = `
  create function price_rule() returns jsonb language sql stable as $$
    select coalesce((select price_rule from settings), ${RULE})
  $$;

  -- What was asked for a product, or for one of its variants, up to a moment: without a row of its own a variant follows
  -- the product. Without the times in which the product was not public.
  create function asked_prices(of_product integer, of_size text, of_color text, after timestamptz, moment timestamptz)
  returns table (since timestamptz, until timestamptz, fils integer) language sql stable as $$
    with periods as materialized (
      select h.size, h.color, h.pay_fils, h.published, h.since,
        least(coalesce(h.until, moment), moment) as until
      from price_history h
      where h.product_id = of_product and h.since < moment and (h.until is null or h.until > after)
    ), own as (
      select p.since, p.until, p.pay_fils from periods p
      where (p.size, p.color) = (of_size, of_color) and (of_size, of_color) <> ('', '')
      union all
      select '-infinity', 'infinity', null where not exists (
        select from price_history h
        where h.product_id = of_product and (h.size, h.color) = (of_size, of_color) and (of_size, of_color) <> ('', ''))
    )
    select greatest(p.since, o.since), least(p.until, o.until), coalesce(o.pay_fils, p.pay_fils)
    from periods p join own o on o.since < p.until and o.until > p.since
    where (p.size, p.color) = ('', '') and p.published
  $$;

  -- On how many of the days before the day of a moment at least this price was asked, all day long.
  create function days_asked(of_product integer, of_size text, of_color text, price integer, within integer,
    moment timestamptz) returns integer language plpgsql stable as $$
  declare
    today date := ${DAY('moment')};
  begin
    return (
      with asked as materialized (
        select a.since, a.until, a.fils
        from asked_prices(of_product, of_size, of_color, ${START('today - within')}, moment) a)
      select count(*) from (
        select from generate_series(1, within) ago
        join asked a on a.since < ${START('today - ago + 1')} and a.until > ${START('today - ago')}
        group by ago having min(a.fils) >= price) days);
  end $$;

  -- Whether a list price may be shown struck through beside a lower price that is asked now, and the lowest price of
  -- the days before this price was first asked.
  create function judge_price(of_product integer, of_size text, of_color text, list integer, pay integer,
    moment timestamptz, rule jsonb, out allowed boolean, out lowest integer) language plpgsql stable as $$
  declare
    today date := ${DAY('moment')};
    within integer := (rule->>'withinDays')::integer;
    lowest_days integer := (rule->>'lowestDays')::integer;
  begin
    allowed := true;
    if pay >= list or not (rule->>'enabled')::boolean then return; end if;
    allowed := days_asked(of_product, of_size, of_color, list, within, moment) >= (rule->>'askedDays')::integer;
    if not allowed then return; end if;
    with asked as materialized (
      select a.since, a.until, a.fils
      from asked_prices(of_product, of_size, of_color, ${START('today - within - lowest_days')}, moment) a
    ), sale as (
      select max(a.until) as since from asked a where a.fils <> pay
    )
    select min(a.fils) into lowest from asked a, sale
    where a.since < sale.since and a.until > ${START(`${DAY('sale.since')} - lowest_days`)};
  end $$`;

/** The day for which the decisions of all products are brought up to date, by which rule, and up to which product. */
const STATE = `
  create table price_rule_applied (
    id smallint primary key default 1 check (id = 1),
    day date not null,
    rule jsonb not null,
    -- Null: all products.
    last_id integer,
    -- When the database began to note each change of a price.
    noted_since timestamptz not null default now()
  )`;

/** What was asked for each product and variant, since when and by whom, and the rule of struck-through prices. */
export class PriceHistory20261208050000 implements MigrationInterface {
  readonly name = 'PriceHistory20261208050000';

  async up(runner: QueryRunner): Promise<void> {
    for (const change of [SETTING, TABLE, NOTE, FUNCTIONS, STATE]) await runner.query(change);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function judge_price, days_asked, asked_prices, price_rule, note_price;
      drop table price_rule_applied, price_history;
      alter table settings drop column if exists price_rule`);
  }
}
