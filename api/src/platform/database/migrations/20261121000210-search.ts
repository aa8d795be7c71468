import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The words of all products, and for each word what remains after deleting one letter (two from
 * five letters on). A typed word and a known word that share such a remainder differ by one or two typing
 * errors, so a correction is an index lookup, however large the catalogue is.
 */
const VOCABULARY = `
  create table search_words (word text collate "C" primary key);
  create table search_word_keys (
    key text collate "C",
    word text collate "C",
    primary key (key, word)
  );
  create index search_words_similar on search_words using gin (word gin_trgm_ops);

  create function word_keys(word text) returns setof text
  language sql immutable strict parallel safe as $$
    select word
    union
    select overlay(word placing '' from i for 1) from generate_series(1, length(word)) i
    where length(word) >= 3 and word !~ '[0-9]'
    union
    select overlay(overlay(word placing '' from j for 1) placing '' from i for 1)
    from generate_series(1, length(word)) i, generate_series(i + 1, length(word)) j
    where length(word) >= 5 and word !~ '[0-9]'
  $$;

  create function product_words(search_text text) returns tsvector
  language sql immutable strict parallel safe as $$
    select array_to_tsvector(string_to_array(search_text, ' '))
  $$;

  create function learn_words(texts text[]) returns void language sql as $$
    with fresh as (
      insert into search_words
      select distinct word from unnest(texts) t, string_to_table(t, ' ') word
      where word <> '' order by 1
      on conflict do nothing returning word
    )
    insert into search_word_keys select key, word from fresh, word_keys(word) key
    on conflict do nothing
  $$;

  create function learn_added_products() returns trigger language plpgsql as $$
  begin
    perform learn_words((select array_agg(search_text) from added));
    return null;
  end $$;
  create trigger products_added_words after insert on products
    referencing new table as added for each statement execute function learn_added_products();

  create function learn_changed_product() returns trigger language plpgsql as $$
  begin
    perform learn_words(array[new.search_text]);
    return null;
  end $$;
  create trigger products_changed_words after update on products
    for each row when (old.search_text is distinct from new.search_text)
    execute function learn_changed_product();

  select learn_words((select array_agg(search_text) from products));

  create index products_words on products using gin (product_words(search_text))
    where published and deleted_at is null;
  create index products_search_text on products (search_text collate "C")
    where published and deleted_at is null`;

/**
 * Matches of a typed word as part of a tsquery; null if there are none. In this order:
 * words equal to it or beginning with it, words one error away, two known words written together, words two
 * errors away, words that share enough letters.
 */
const MEANING = `
  create function word_meaning(typed text) returns text
  language plpgsql stable parallel safe set pg_trgm.word_similarity_threshold = 0.45 as $$
  declare
    meant text[];
    near integer;
    parts text;
  begin
    select array_agg(word) into meant from (
      select word from search_words where word >= typed and word < typed || '{'
      order by word limit 30) begun;
    if meant is not null then return array_to_string(meant, '|'); end if;

    select array_agg(word order by word), min(errors) into meant, near from (
      select w.word, min(greatest(length(typed), length(w.word)) - length(w.key)) as errors,
        rank() over (order by min(greatest(length(typed), length(w.word)) - length(w.key))) as place
      from word_keys(typed) k join search_word_keys w on w.key = k
      where typed !~ '^[0-9]+$'
      group by w.word) found
    where place = 1;
    if near = 1 then return array_to_string(meant, '|'); end if;

    select '(' || a.word || '&(' || b.words || '))' into parts
    from generate_series(2, length(typed) - 2) cut
      join search_words a on a.word = left(typed, cut),
      lateral (select string_agg(word, '|') as words from (
        select word from search_words
        where word >= substr(typed, cut + 1) and word < substr(typed, cut + 1) || '{'
        order by word limit 10) begun) b
    where b.words is not null
    order by abs(cut - length(typed) / 2.0) limit 1;
    if parts is not null then return parts; end if;
    if meant is not null then return array_to_string(meant[:12], '|'); end if;

    select array_agg(word) into meant from (
      select word from search_words where typed <% word
      order by word_similarity(typed, word) desc, length(word) limit 5) alike;
    return array_to_string(meant, '|');
  end $$`;

/**
 * Products that match a text, best match first: names that begin with it, then products with all its
 * words, then, if there are none, with all but one, then with any. Never examines more than
 * \`most\` (at least 150) of them.
 */
const SEARCH = `
  create function search_products(typed text, most integer) returns setof integer
  language plpgsql stable parallel safe as $$
  declare
    key text := search_key(left(typed, 80));
    looked integer := greatest(most, 150);
    meanings text[];
    wanted tsquery;
    found integer[];
  begin
    if key = '' then return; end if;
    if length(key) = 1 then
      return query select p.id from products p
        where p.search_text collate "C" >= key and p.search_text collate "C" < key || '{'
          and p.published and p.deleted_at is null
        order by p.search_text collate "C" limit most;
      return;
    end if;
    select array_agg('(' || meaning || ')') into meanings
    from (select word_meaning(word) as meaning
      from unnest((string_to_array(key, ' '))[:12]) word) m
    where meaning is not null;
    if meanings is null then return; end if;

    wanted := array_to_string(meanings, '&')::tsquery;
    found := array(select p.id from products p
      where product_words(p.search_text) @@ wanted and p.published and p.deleted_at is null
      limit looked);
    if found = '{}' and cardinality(meanings) > 1 then
      wanted := (select string_agg('(' || array_to_string(
          meanings[:i - 1] || meanings[i + 1:], '&') || ')', '|')
        from generate_series(1, cardinality(meanings)) i)::tsquery;
      found := array(select p.id from products p
        where product_words(p.search_text) @@ wanted and p.published and p.deleted_at is null
        limit looked);
    end if;
    if found = '{}' and cardinality(meanings) > 2 then
      wanted := array_to_string(meanings, '|')::tsquery;
      found := array(select p.id from products p
        where product_words(p.search_text) @@ wanted and p.published and p.deleted_at is null
        limit looked);
    end if;

    return query
      with begun as (
        select p.id from products p
        where p.search_text collate "C" >= key and p.search_text collate "C" < key || '{'
          and p.published and p.deleted_at is null
        order by p.search_text collate "C" limit most)
      select id from (
        select p.id, b.id is not null as begins, similarity(key, p.search_text) as likeness,
          p.review_count
        from products p left join begun b on b.id = p.id
        where p.id = any(found || array(select b.id from begun b))) hit
      order by begins desc, likeness desc, review_count desc, id
      limit most;
  end $$`;

export class Search20261121000210 implements MigrationInterface {
  readonly name = 'Search20261121000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(VOCABULARY);
    await runner.query(MEANING);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function search_products, word_meaning;
      drop index products_words, products_search_text;
      drop trigger products_added_words on products;
      drop trigger products_changed_words on products;
      drop function learn_added_products, learn_changed_product, learn_words, product_words,
        word_keys;
      drop table search_word_keys, search_words;
    `);
  }
}
