import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Search20261121000210 } from './20261121000210-search.js';

/**
 * Numbers are never corrected, so they need no remainders, and the index of similar words does not contain the
 * hundred thousand codes. Queries that very many products match are answered from a sample; without it a word
 * that every product has would be read a hundred thousand times for the few results that are shown.
 */
const WORDS = `
  create or replace function word_keys(word text) returns setof text
  language sql immutable strict parallel safe as $$
    select word where word !~ '[0-9]'
    union
    select overlay(word placing '' from i for 1) from generate_series(1, length(word)) i
    where length(word) between 3 and 24 and word !~ '[0-9]'
    union
    select overlay(overlay(word placing '' from j for 1) placing '' from i for 1)
    from generate_series(1, length(word)) i, generate_series(i + 1, length(word)) j
    where length(word) between 5 and 24 and word !~ '[0-9]'
  $$;
  delete from search_word_keys where word ~ '[0-9]' or length(word) > 24 and key <> word;
  drop index search_words_similar;
  create index search_words_similar on search_words using gin (word gin_trgm_ops)
    with (fastupdate = off) where word !~ '[0-9]';
  alter index products_words set (fastupdate = off);
  create index products_words_sample on products using gin (product_words(search_text))
    with (fastupdate = off) where published and deleted_at is null and id % 32 = 0`;

/**
 * A typed word as part of a tsquery, null if nothing matches. `words_close` are one or two errors away,
 * `words_meant` are those equal to or beginning with it, else those close to it. `word_meaning` is for words that begin no
 * known one: words one error away, its letters and its figures apart, two words written together, words two
 * errors away, the same two words with an error in one of them, words that share enough letters. `words_far` are
 * four errors in ten letters away: the measure of a fuzzy match with threshold 0.4, for texts that mean nothing else.
 */
const MEANING = `
  create function words_begun(typed text, most integer) returns text
  language sql stable parallel safe set enable_bitmapscan = off set enable_seqscan = off as $$
    select string_agg(word, '|') from (
      select word from search_words where word >= typed and word < typed || '{'
      order by word limit most) begun
  $$;

  create function words_close(typed text, out meant text, out errors integer)
  language sql stable parallel safe as $$
    select string_agg(word, '|' order by word), near from (
      select word, near, row_number() over (order by near, word) as place, min(near) over () as nearest
      from (
        select word, min(greatest(length(typed), length(word)) - length(key)) as near
        from search_word_keys where key = any(array(select word_keys(typed))) and word <> typed
        group by word) found) ranked
    where near = nearest and place <= 8
    group by near
  $$;

  create function words_meant(typed text, out meant text, out errors integer)
  language plpgsql stable parallel safe as $$
  begin
    meant := words_begun(typed, 10);
    errors := 0;
    if meant is null then select * into meant, errors from words_close(typed); end if;
  end $$;

  create or replace function word_meaning(typed text) returns text
  language plpgsql stable parallel safe set pg_trgm.word_similarity_threshold = 0.45 as $$
  declare
    close record;
    pair record;
  begin
    if typed ~ '[0-9]' then
      return (select string_agg('(' || words_begun(part[1], 10) || ')', '&')
        from regexp_matches(typed, '[a-z]+|[0-9]+', 'g') part where typed ~ '[a-z]');
    end if;
    select * into close from words_close(typed);
    if close.errors = 1 then return close.meant; end if;

    select '(' || known.word || '&(' || other.meant || '))' as meant, other.errors into pair
    from (
      select word, rest, turn, abs(cut - length(typed) / 2.0) as slant
      from generate_series(2, length(typed) - 2) cut,
        lateral (values (left(typed, cut), substr(typed, cut + 1), 0),
          (substr(typed, cut + 1), left(typed, cut), 1)) split (one, rest, turn)
        join search_words on word = one
      where turn = 0 or cut > 2
      -- The rest is looked at only where one part is known.
      offset 0) known, lateral words_meant(rest) other
    where other.meant is not null and (other.errors = 0 or least(length(word), length(rest)) > 2)
    order by other.errors, turn, slant limit 1;
    if pair.errors = 0 then return pair.meant; end if;
    if close.meant is not null then return close.meant; end if;
    if pair.meant is not null then return pair.meant; end if;

    return (select string_agg(word, '|') from (
      select word from search_words where typed <% word and word !~ '[0-9]'
      order by word_similarity(typed, word) desc, length(word) limit 5) alike);
  end $$;

  create extension if not exists fuzzystrmatch;
  create index search_words_length on search_words (length(word), word) where word !~ '[0-9]';
  create function words_far(typed text) returns text
  language sql stable parallel safe as $$
    select string_agg(word, '|') from (
      select word from (
        select word, levenshtein_less_equal(typed, word, most) as errors, most
        from search_words, lateral (select length(typed) * 4 / 10 as most) allowed
        where length(word) between length(typed) - most and length(typed) + most
          and word !~ '[0-9]') measured
      where errors <= most order by errors, word limit 5) far
  $$`;

/**
 * Products that match a text, best match first: names that begin with it, then products with all its words. If
 * two words find fewer than the search box shows, words close to them count as well; of more words all but one
 * are enough if no product has all, then any. Never examines more than `most` (at least 150) of them, uses
 * the eight longest words and corrects at most four.
 */
const SEARCH = `
  create index products_name_ar on products (left(search_key(name_ar), 80) collate "C")
    where published and deleted_at is null;

  create function products_with(wanted tsquery, most integer, enough integer) returns integer[]
  language plpgsql stable parallel safe set enable_seqscan = off set enable_indexscan = off as $$
  declare
    found integer[];
  begin
    found := array(select p.id from products p
      where product_words(p.search_text) @@ wanted and p.published and p.deleted_at is null
        and p.id % 32 = 0
      limit most);
    if cardinality(found) >= enough then return found; end if;
    return array(select p.id from products p
      where product_words(p.search_text) @@ wanted and p.published and p.deleted_at is null
      limit most);
  end $$;

  create function words_hits(words text[], most integer, enough integer) returns integer[]
  language plpgsql stable parallel safe as $$
  declare
    last integer := cardinality(words);
    corrections integer := 4;
    meaning text;
    known text[] := '{}';
    meanings text[] := '{}';
    hits integer[];
  begin
    for i in 1..last loop
      known[i] := words[i];
      meaning := words_begun(words[i],
        case when i = last then greatest(5, 30 / last) else greatest(1, 30 / last ^ 2)::integer end);
      if meaning is null and corrections > 0 then
        meaning := word_meaning(words[i]);
        corrections := corrections - 1;
        known[i] := null;
      end if;
      meanings[i] := '(' || meaning || ')';
    end loop;
    if array_remove(meanings, null) = '{}' then
      meanings[1] := (
        select words_far(word) from unnest(words) word order by length(word) desc limit 1);
    end if;
    known := array(select k from unnest(known, meanings) w (k, m) where m is not null);
    meanings := array_remove(meanings, null);
    if meanings = '{}' then return '{}'; end if;

    hits := products_with(array_to_string(meanings, '&')::tsquery, most, enough);
    if cardinality(meanings) = 2 and cardinality(hits) < 5 then
      hits := products_with((
        select string_agg(format('(%s)', concat_ws('|', m, (select meant from words_close(k)))), '&')
        from unnest(known, meanings) w (k, m))::tsquery, most, enough);
    end if;
    if hits <> '{}' or cardinality(meanings) = 1 then return hits; end if;
    for i in 1..cardinality(meanings) loop
      hits := hits || products_with(
        array_to_string(meanings[:i - 1] || meanings[i + 1:], '&')::tsquery, most, enough);
      exit when cardinality(hits) >= most;
    end loop;
    if hits <> '{}' or cardinality(meanings) = 2 then return hits; end if;
    return products_with(array_to_string(meanings, '|')::tsquery, most, enough);
  end $$;

  create or replace function search_products(typed text, most integer) returns setof integer
  language plpgsql stable parallel safe as $$
  declare
    key text := left(search_key(left(typed, 80)), 80);
    is_arabic boolean := typed ~ '[\\u0600-\\u06ff\\ufb50-\\ufefc]';
    words text[] := array(
      select word from (
        select word, min(place) as place
        from string_to_table(key, ' ') with ordinality typed (word, place) where word <> ''
        group by word order by length(word) desc, place limit 8) longest
      order by place);
    hits integer[];
  begin
    if words = '{}' then return; end if;
    hits := words_hits(words, greatest(most, 150), greatest(most, 60));
    return query
      with begun as (
        (select p.id from products p
          where not is_arabic and p.search_text collate "C" >= key
            and p.search_text collate "C" < key || '{' and p.published and p.deleted_at is null
          order by p.search_text collate "C" limit most)
        union all
        (select p.id from products p
          where is_arabic and left(search_key(p.name_ar), 80) collate "C" >= key
            and left(search_key(p.name_ar), 80) collate "C" < key || '{' and p.published and p.deleted_at is null
          order by left(search_key(p.name_ar), 80) collate "C" limit most))
      select id from (
        select p.id, b.id is not null as begins, similarity(key, p.search_text) as likeness,
          p.review_count
        from products p left join begun b on b.id = p.id
        where p.id = any(hits || array(select b.id from begun b))) hit
      order by begins desc, likeness desc, review_count desc, id
      limit most;
  end $$`;

export class SearchMeaning20261121000421 implements MigrationInterface {
  readonly name = 'SearchMeaning20261121000421';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WORDS);
    await runner.query(MEANING);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function words_hits, products_with, words_far, words_meant, words_close, words_begun;
      drop index products_words_sample, products_name_ar, search_words_length`);
    const before = new Search20261121000210();
    await before.down(runner);
    await before.up(runner);
  }
}
