import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SearchText20261121000420 } from './20261121000420-search-text.js';
import { SearchForgetting20261121000422 } from './20261121000422-search-forgetting.js';

/**
 * As before, but Arabic letters become capitals: a word typed in one script is never taken for, nor corrected to,
 * one of the other, and the text is still plain ASCII. As there are 26 capitals, the two pairs of letters that
 * are confused most, dal and dhal, dad and za, share one each; Persian and Urdu letters map to the letter they resemble.
 */
const SEARCH_KEY = `
  create or replace function search_key(input text) returns text
  language sql immutable strict parallel safe as $$
    select trim(regexp_replace(
      translate(
        regexp_replace(lower(normalize(input, nfkd)),
          '[\\u0300-\\u036f\\u0610-\\u061a\\u0621\\u0640\\u064b-\\u065f\\u0670\\u06d6-\\u06ed'
            || '\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\u00ad''\\u2019]', '', 'g'),
        'اٱبتثجحخدذرزسشصضطظعغفقكلمنهوىية' || 'پچڤگکیہھەےۀۃ' || 'øØłŁđĐıßæÆœŒ'
          || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹',
        'AABTCJHXDDRZSUPGIGEOFQKLMNVWYYV' || 'BJFKKYVVVYVV' || 'oollddisaaoo'
          || '01234567890123456789'
      ),
      '[^a-zA-Z0-9]+', ' ', 'g'
    ))
  $$;
  drop index products_name_ar;
  create index products_name_ar on products (left(search_key(name_ar), 80) collate "C")
    where published and deleted_at is null`;

/**
 * Matches of a typed word as parts of a tsquery, each null if nothing matches. Statements in plpgsql are
 * planned once per connection, those of SQL functions each time. `words_near` are so many errors away; one error
 * needs at most one letter deleted on either side, so that a common typing error is found with a handful of keys.
 * `words_pair` are two words written together, the second begun or, \`corrected\`, with an error in it.
 */
const MEANING = `
  drop function words_begun, words_meant, words_close, word_meaning;

  create function words_begun(typed text, most integer) returns text
  language plpgsql stable parallel safe as $$
  declare
    begun text[] := array(
      select word from search_words where word >= typed and word < typed || '{'
      order by word limit 30);
  begin
    return nullif(array_to_string(begun[:most], '|'), '');
  end $$;

  create function words_near(typed text, errors integer) returns text
  language plpgsql stable parallel safe as $$
  declare
    size integer := length(typed);
    rests text[] := array[typed];
  begin
    if size between 3 and 24 then
      rests := rests || array(
        select overlay(typed placing '' from i for 1) from generate_series(1, size) i);
    end if;
    if errors = 2 and size between 5 and 24 then
      rests := rests || array(
        select overlay(overlay(typed placing '' from j for 1) placing '' from i for 1)
        from generate_series(1, size) i, generate_series(i + 1, size) j);
    end if;
    return (select string_agg(word, '|') from (
      select word from search_word_keys
      where key = any(rests) and greatest(size, length(word)) - length(key) = errors
        and word <> typed
      group by word order by similarity(typed, word) desc, word limit 8) near);
  end $$;

  create function words_close(typed text) returns text
  language plpgsql stable parallel safe as $$
  begin
    return coalesce(words_near(typed, 1), words_near(typed, 2));
  end $$;

  create function words_pair(typed text, corrected boolean) returns text
  language plpgsql stable parallel safe as $$
  begin
    return (
      select format('(%s&(%s))', word, meant)
      from (
        select word, rest, turn, slant
        from (
          select cut, abs(cut - length(typed) / 2.0) as slant
          from generate_series(2, length(typed) - 2) cut where length(typed) <= 48) cuts,
          lateral (values (left(typed, cut), substr(typed, cut + 1), 0),
            (substr(typed, cut + 1), left(typed, cut), 1)) split (one, rest, turn),
          -- Looked up one by one: joined, all words would be read.
          lateral (select word from search_words where word = one limit 1) part
        where (turn = 0 or cut > 2) and (not corrected or least(length(word), length(rest)) > 2)
        order by turn, slant limit 8) known,
        lateral (select case when corrected then words_close(rest)
          else words_begun(rest, 10) end as meant offset 0) other
      where meant is not null
      order by turn, slant limit 1);
  end $$;

  create function word_meaning(typed text) returns text
  language plpgsql stable parallel safe set pg_trgm.word_similarity_threshold = 0.45 as $$
  begin
    if typed ~ '[0-9]' then
      return (select string_agg('(' || words_begun(part[1], 10) || ')', '&')
        from regexp_matches(typed, '[a-zA-Z]+|[0-9]+', 'g') part where typed ~ '[a-zA-Z]');
    end if;
    return coalesce(words_near(typed, 1), words_pair(typed, false), words_near(typed, 2),
      words_pair(typed, true), (
        select string_agg(word, '|') from (
          select word from search_words
          where length(typed) <= 32 and typed <% word and word !~ '[0-9]' and (word < 'a') = (typed collate "C" < 'a')
          order by word_similarity(typed, word) desc, length(word) limit 5) alike));
  end $$;

  create or replace function words_far(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    size integer := length(typed);
    most integer := size * 4 / 10;
  begin
    return (select string_agg(word, '|') from (
      select word from (
        select word, levenshtein_less_equal(typed, word, most) as errors from search_words
        where length(word) between size - most and size + most and word !~ '[0-9]'
          and (word < 'a') = (typed collate "C" < 'a')) measured
      where errors <= most order by errors, word limit 5) far);
  end $$`;

/**
 * If enough names begin with the text, its words are not searched. Otherwise the first hits are compared with it,
 * using the part of their text that is in its script and begins with the name: trigrams of the whole text took most
 * of the time. Every query is planned once per connection and declares that it returns few rows, else a small shop
 * is read completely to join them.
 */
const SEARCH = `
  create or replace function products_with(wanted tsquery, most integer, enough integer)
  returns integer[] language plpgsql stable parallel safe
  set enable_seqscan = off set enable_indexscan = off as $$
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

  create or replace function words_hits(words text[], most integer, enough integer) returns integer[]
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
        select string_agg(format('(%s)', concat_ws('|', m, words_close(k))), '&')
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

  drop function search_products;
  create function search_products(typed text, most integer) returns setof integer
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
    if cardinality(begun) < most then
      words := array(
        select word from (
          select word, min(place) as place
          from string_to_table(key, ' ') with ordinality typed (word, place)
          group by word order by length(word) desc, place limit 8) longest
        order by place);
      hits := words_hits(words, greatest(most, 60), greatest(most, 30));
    end if;
    return query
      select id from (
        select p.id, p.id = any(begun) as begins, p.review_count,
          similarity(key, case when is_arabic then left(substring(p.search_text from '[A-Z].*'), 48)
            else left(p.search_text, 48) end) as likeness
        from products p where p.id = any(hits || begun)) hit
      order by begins desc, likeness desc nulls last, review_count desc, id
      limit most;
  end $$`;

export class SearchSwift20261121000490 implements MigrationInterface {
  readonly name = 'SearchSwift20261121000490';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCH_KEY);
    await runner.query(MEANING);
    await runner.query(SEARCH);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function words_near, words_pair;
      create function words_meant() returns void language sql as ''`);
    const text = new SearchText20261121000420();
    await text.down(runner);
    await text.up(runner);
    await runner.query('update products p set search_text = product_text(p)');
    const words = new SearchForgetting20261121000422();
    await words.down(runner);
    await words.up(runner);
  }
}
