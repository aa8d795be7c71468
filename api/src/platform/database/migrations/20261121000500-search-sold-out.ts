import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The search as before; only the condition for too few `begun` names and the order of the hits change. */
const searchProducts = (isFew: string, ranked: string): string => `
  create or replace function search_products(typed text, most integer) returns setof integer
  language plpgsql stable parallel safe rows 10 set plan_cache_mode = force_generic_plan as $$
  declare
    key text := left(search_key(left(typed, 80)), 80);
    is_arabic boolean := key ~ '[A-Z]';
    begun integer[];
    words text[];
    hits integer[] := '{}';
  begin
    if key = '' then return; end if;
    if is_arabic then
      begun := array(select p.id from products p
        where left(search_key(p.name_ar), 80) collate "C" >= key
          and left(search_key(p.name_ar), 80) collate "C" < key || '{'
          and p.published and p.deleted_at is null
        order by left(search_key(p.name_ar), 80) collate "C" limit most);
    else
      begun := array(select p.id from products p
        where p.search_text collate "C" >= key and p.search_text collate "C" < key || '{'
          and p.published and p.deleted_at is null
        order by p.search_text collate "C" limit most);
    end if;
    if ${isFew} then
      words := array(
        select word from (
          select word, min(place) as place
          from string_to_table(key, ' ') with ordinality typed (word, place)
          group by word order by length(word) desc, place limit 8) longest
        order by place);
      hits := words_hits(words, greatest(most, 60), greatest(most, 30));
    end if;
    return query ${ranked};
  end $$`;

const BEFORE = searchProducts(
  'cardinality(begun) < most',
  `select id from (
      select p.id, p.id = any(begun) as begins, p.review_count,
        similarity(key, case when is_arabic then left(substring(p.search_text from '[A-Z].*'), 48)
          else left(p.search_text, 48) end) as likeness
      from products p where p.id = any(hits || begun)) hit
    order by begins desc, likeness desc nulls last, review_count desc, id
    limit most`,
);

/**
 * Sold-out products come after those in stock, unless the text is the product's whole name, apart from a typing
 * error, or its code, so that a search for exactly this product shows that it is sold out. The text of a product
 * begins with the name and ends with the code. If some of the `begun` names are sold out, more names are read.
 */
const AFTER = searchProducts(
  `cardinality(begun) < most
    or exists (select from products p where p.id = any(begun) and not p.in_stock)`,
  `select id from (
      select id, id = any(begun) or starts_with(title, key) as begins, review_count,
        similarity(key, left(title, 48)) as likeness,
        in_stock or abs(length(key) - size) <= 2 and similarity(key, left(title, size)) > 0.5
          or right(search_text, length(key)) = key and search_key(code) = key as leads
      from (
        select p.id, p.review_count, p.in_stock, p.search_text, p.code,
          length(case when is_arabic then p.name_ar else p.name end) as size,
          case when is_arabic then substring(p.search_text from '[A-Z].*')
            else p.search_text end as title
        from products p where p.id = any(hits || begun) offset 0) found) hit
    order by leads desc nulls last, begins desc nulls last, likeness desc nulls last, review_count desc, id
    limit most`,
);

export class SearchSoldOut20261121000500 implements MigrationInterface {
  readonly name = 'SearchSoldOut20261121000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AFTER);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(BEFORE);
  }
}
