import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Name of the palette color of a hex value or a name in either language, as `colorName` of shop-rules; null if it is neither. */
const PALETTE_COLOR = `
  create function palette_color(value text) returns text
  language sql immutable parallel safe as $$
    with palette (name, name_ar, red, green, blue) as (values
      ('black', 'أسود', 0, 0, 0), ('white', 'أبيض', 255, 255, 255),
      ('silver', 'فضي', 192, 192, 192), ('gold', 'ذهبي', 212, 175, 55),
      ('rose-gold', 'ذهبي وردي', 183, 110, 121), ('brown', 'بني', 107, 66, 38),
      ('navy', 'كحلي', 31, 42, 68), ('green', 'أخضر', 46, 107, 79),
      ('red', 'أحمر', 179, 38, 30), ('beige', 'بيج', 232, 217, 192)),
    hex (digits) as (
      select case when given ~ '^#?([0-9a-f]{6}|[0-9a-f]{8})$' then left(ltrim(given, '#'), 6)
        when given ~ '^#?[0-9a-f]{3,4}$'
          then regexp_replace(left(ltrim(given, '#'), 3), '(.)', '\\1\\1', 'g') end
      from lower(trim(value)) given),
    channel (red, green, blue) as (
      select get_byte(bytes, 0), get_byte(bytes, 1), get_byte(bytes, 2)
      from hex, decode(digits, 'hex') bytes)
    select coalesce(
      (select name from palette
        where lower(trim(value)) in (replace(name, '-', ' '), name, name_ar)),
      (select p.name from palette p, channel c where c.red is not null
        order by (p.red - c.red) ^ 2 + (p.green - c.green) ^ 2 + (p.blue - c.blue) ^ 2 limit 1))
  $$`;

/** What a filter can name of each live product; `price` is the price by binary digits, so that any range is found. */
const NAMES = `
  with live as (
    select id, category_id, brand_id, vendor_id, offer_id, tag_keys, price_fils, pay_fils, in_stock, rating, sizes, colors
    from products where id = any(ids) and published and deleted_at is null
  ), given as (
    select p.id, v.size, v.color, v.stock > 0 as in_stock
    from live p join product_variants v on v.product_id = p.id
    union all
    select p.id, size, color, p.in_stock
    from live p, unnest(case when p.sizes = '{}' then array[''] else p.sizes end) size,
      unnest(case when p.colors = '{}' then array[''] else p.colors end) color
    where not exists (select from product_variants v where v.product_id = p.id)
  ), paint as materialized (
    select color, coalesce(palette_color(color), '') as name from (select distinct color from given) c
  ), choice as materialized (
    select g.id, g.size, paint.name as color, bool_or(g.in_stock) as in_stock
    from given g join paint using (color) group by 1, 2, 3
  ), named (id, kind, value, color) as (
    select id, 'all', '', '' from live
    union all select id, 'category', category_id::text, '' from live
    union all select id, 'brand', brand_id::text, '' from live where brand_id is not null
    union all select id, 'vendor', vendor_id::text, '' from live
    union all select id, 'offer', offer_id::text, '' from live where offer_id is not null
    union all select id, 'tag', tag, '' from live, unnest(tag_keys) tag
    union all select id, 'stock', '', '' from live where in_stock
    union all select id, 'rating', stars::text, '' from live, unnest(array[3, 4]) stars
      where rating >= stars
    union all select id, 'discount', percent::text, '' from live, unnest(array[1, 10, 20, 30, 50]) percent
      where pay_fils < price_fils
        and (percent = 1 or (price_fils - pay_fils)::bigint * 100 >= percent::bigint * price_fils)
    union all select id, 'price', digit::text, '' from live, generate_series(0, 30) digit
      where pay_fils >> digit & 1 = 1
    union all select id, 'size', size, '' from choice where size <> ''
    union all select id, 'size:stock', size, '' from choice where size <> '' and in_stock
    union all select id, 'color', color, '' from choice where color <> ''
    union all select id, 'color:stock', color, '' from choice where color <> '' and in_stock
    union all select id, 'option', size, color from choice where size <> '' and color <> ''
    union all select id, 'option:stock', size, color from choice
      where size <> '' and color <> '' and in_stock
  )`;

/**
 * Sets of products as bits, one row for each 8192 ids: what a list has under any filters, and the number beside each
 * value, are found by a few hundred of these rows instead of reading the products.
 */
const SETS = `
  create table product_sets (
    kind text not null,
    value text not null,
    color text not null default '',
    chunk integer not null,
    members bit(8192) not null,
    primary key (kind, value, color, chunk)
  ) with (fillfactor = 70);
  create index product_sets_color on product_sets (kind, color) where color <> '';
  create index product_sets_chunk on product_sets (chunk);

  create function refresh_product_sets(changed integer[]) returns void language plpgsql as $$
  declare
    none constant bit(8192) := repeat('0', 8192)::bit(8192);
    part integer;
    ids integer[];
    dirty bit(8192);
  begin
    -- Held until the end of the commit only, and nothing else is waited for after it.
    perform pg_advisory_xact_lock(hashtext('product_sets'));
    for part, ids in
      select id / 8192, array_agg(distinct id) from unnest(changed) id group by 1 order by 1
    loop
      dirty := (select bit_or(set_bit(none, id % 8192, 1)) from unnest(ids) id);
      ${NAMES}, wanted as materialized (
        select kind, value, color, bit_or(set_bit(none, id % 8192, 1)) as members
        from named group by 1, 2, 3
      ), gone as (
        update product_sets s set members = s.members & ~dirty
        where s.chunk = part and s.members & dirty <> none and not exists (
          select from wanted w where (w.kind, w.value, w.color) = (s.kind, s.value, s.color))
      )
      insert into product_sets as s (kind, value, color, chunk, members)
        select kind, value, color, part, members from wanted
      on conflict (kind, value, color, chunk) do update
        set members = s.members & ~dirty | excluded.members
        where s.members & dirty <> excluded.members;
    end loop;
  end $$;

  create function set_members(members bit) returns setof integer
  language plpgsql immutable strict parallel safe rows 10 as $$
  declare
    start integer := 0;
    step integer;
  begin
    loop
      step := position(B'1' in members);
      exit when step = 0;
      return next start + step - 1;
      start := start + step;
      members := substring(members from step + 1);
    end loop;
  end $$;

  create aggregate join_sets(varbit) (sfunc = bitcat, stype = varbit, initcond = '');

  -- The products that cost from so much to so much: their prices are compared digit by digit, the highest first.
  create function priced_sets(lowest integer, highest integer)
  returns table (chunk integer, members bit(8192)) language plpgsql stable parallel safe rows 10 as $$
  declare
    digits bit(8192)[];
    none constant bit(8192) := repeat('0', 8192)::bit(8192);
    undecided bit(8192);
    above bit(8192);
    below bit(8192);
    every bit(8192);
  begin
    for chunk, every in select s.chunk, s.members from product_sets s where s.kind = 'all' loop
      digits := array(select coalesce(s.members, none) from generate_series(0, 30) digit
        left join product_sets s on (s.kind, s.value, s.color, s.chunk) = ('price', digit::text, '', priced_sets.chunk)
        order by digit);
      above := none;
      undecided := every;
      for digit in reverse 30..0 loop
        if lowest >> digit & 1 = 1 then undecided := undecided & digits[digit + 1];
        else
          above := above | (undecided & digits[digit + 1]);
          undecided := undecided & ~digits[digit + 1];
        end if;
      end loop;
      above := above | undecided;
      below := none;
      undecided := every;
      for digit in reverse 30..0 loop
        if highest >> digit & 1 = 0 then undecided := undecided & ~digits[digit + 1];
        else
          below := below | (undecided & ~digits[digit + 1]);
          undecided := undecided & digits[digit + 1];
        end if;
      end loop;
      members := above & (below | undecided);
      return next;
    end loop;
  end $$`;

/** Changed products are noted, and their sets are brought up to date once, when the transaction commits. */
const CHANGES = `
  create table product_set_changes (product_id integer not null);
  create index product_set_changes_product on product_set_changes (product_id);

  create function apply_product_set_changes() returns trigger language plpgsql as $$
  declare
    ids integer[];
  begin
    -- The first row of the transaction has taken all others; the index spares them reading what is deleted.
    if not exists (select from product_set_changes where product_id = new.product_id) then
      return null;
    end if;
    with taken as (delete from product_set_changes returning product_id)
    select array_agg(distinct product_id) into ids from taken;
    if ids is not null then perform refresh_product_sets(ids); end if;
    return null;
  end $$;
  create constraint trigger product_set_changes_applied after insert on product_set_changes
    deferrable initially deferred for each row execute function apply_product_set_changes();

  create function note_product() returns trigger language plpgsql as $$
  begin
    insert into product_set_changes values (coalesce(new.id, old.id));
    return null;
  end $$;
  create function forget_product_sets() returns trigger language plpgsql as $$
  begin
    delete from product_sets;
    return null;
  end $$;

  create function note_variant() returns trigger language plpgsql as $$
  begin
    insert into product_set_changes values (new.product_id);
    return null;
  end $$;
  create function note_variants() returns trigger language plpgsql as $$
  begin
    insert into product_set_changes select distinct product_id from changed;
    return null;
  end $$`;

const SHOWN = [
  'category_id',
  'brand_id',
  'vendor_id',
  'offer_id',
  'tag_keys',
  'price_fils',
  'pay_fils',
  'in_stock',
  'sizes',
  'colors',
  'published',
  'deleted_at',
];
const rowOf = (name: string): string =>
  `(${SHOWN.map((column) => `${name}.${column}`).join(', ')}, floor(${name}.rating))`;

const PRODUCT_TRIGGERS = `
  create or replace trigger products_noted_added after insert on products for each row
    when (new.published and new.deleted_at is null) execute function note_product();
  create or replace trigger products_noted after update on products for each row
    when (${rowOf('old')} is distinct from ${rowOf('new')}) execute function note_product();
  create or replace trigger products_noted_removed after delete on products for each row
    execute function note_product();
  create or replace trigger products_noted_emptied after truncate on products for each statement
    execute function forget_product_sets()`;

export class ProductSets20261127000100 implements MigrationInterface {
  readonly name = 'ProductSets20261127000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PALETTE_COLOR);
    await runner.query(SETS);
    await runner.query(CHANGES);
    await runner.query(PRODUCT_TRIGGERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function note_product, forget_product_sets cascade;
      drop table product_set_changes, product_sets cascade;
      drop function note_variant, note_variants, apply_product_set_changes, priced_sets,
        set_members, refresh_product_sets, palette_color cascade;
      drop aggregate join_sets(varbit)`);
  }
}
