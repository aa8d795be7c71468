import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SearchSoldOut20261121000500 } from './20261121000500-search-sold-out.js';
import { SearchSwift20261121000490 } from './20261121000490-search-swift.js';

/**
 * Meanings of a typed word that begins no known one, as parts of a tsquery. `senses_query`: those senses whose words some
 * product has; the others would only be looked up in vain. `words_formed`: without article, ending or
 * plural. `words_sounding`: Arabic words, typed in Latin letters. `terms_near`: terms one error away, `terms_begun` terms
 * that begin with it. So that a word of another trade is not taken for one of this shop, a correction with two errors
 * keeps the first letter and needs six letters, and in a word of four letters that stands alone no letter is replaced.
 */
const MEANING = `
  drop function words_near;
  create function words_near(typed text, errors integer, is_alone boolean default false) returns text
  language plpgsql stable parallel safe as $$
  declare
    size integer := length(typed);
    rests text[] := array[typed];
  begin
    if errors = 2 and size < 6 then return null; end if;
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
        and (not is_alone or size > 4 or length(word) <> size or translate(word, typed, '') = '')
        and (errors = 1 or left(word, 1) = left(typed, 1))
      group by word order by similarity(typed, word) desc, word limit 8) near);
  end $$;

  create or replace function words_far(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    size integer := length(typed);
    most integer := size * 4 / 10;
  begin
    if size < 6 then return null; end if;
    return (select string_agg(word, '|') from (
      select word from (
        select word, levenshtein_less_equal(typed, word, most) as errors from search_words
        where length(word) between size - most and size + most and word !~ '[0-9]'
          and left(word, 1) = left(typed, 1)) measured
      where errors <= most order by errors, word limit 5) far);
  end $$;

  create function word_forms(word text) returns text[]
  language plpgsql immutable strict parallel safe as $$
  declare
    stem text;
  begin
    if word collate "C" < 'a' then
      stem := regexp_replace(word, '^(?:[WBKF]?AL|LL)(?=...)', '');
      if stem ~ '..(?:V|AT|T)$' then
        return array_remove(array[stem] || array(
          select regexp_replace(stem, '(?:V|AT|T)$', ending) from unnest(array['', 'V', 'AT']) ending), word);
      end if;
      return array_remove(array[stem, stem || 'V', stem || 'AT'], word);
    end if;
    if word ~ '..s$' then
      return array[left(word, -1), regexp_replace(word, 'ies$', 'y'), regexp_replace(word, 'e?s$', '')];
    end if;
    return array[word || 's', word || 'es'];
  end $$;

  create function senses_query(senses text[]) returns text
  language plpgsql stable parallel safe as $$
  declare
    known text[] := array(select word from search_words
      where word = any(string_to_array(array_to_string(senses, ' '), ' ')));
  begin
    return (select string_agg('(' || replace(sense, ' ', '&') || ')', '|')
      from unnest(senses) sense where string_to_array(sense, ' ') <@ known);
  end $$;

  create function meanings_of(typed text[], only_kind text default null) returns text
  language plpgsql stable parallel safe as $$
  begin
    return senses_query(array(
      select distinct sense from search_terms, unnest(senses) sense
      where term = any(typed) and (only_kind is null or kind = only_kind)));
  end $$;

  create function words_formed(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    forms text[] := word_forms(typed);
  begin
    return nullif(concat_ws('|',
      (select string_agg(word, '|') from search_words where word = any(forms)), meanings_of(forms)), '');
  end $$;

  create function words_sounding(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    sounds text[] := latin_sounds(typed);
    pattern text := latin_pattern(typed);
    known text[];
    terms text[];
  begin
    known := array(select word from search_words
      where arabic_sound(word) = any(sounds) and word < 'a' and word !~ '[0-9]' and word ~ pattern limit 8);
    terms := array(select term from search_terms
      where arabic_sound(term) = any(sounds) and term < 'a' and term !~ '[0-9 ]' and term ~ pattern limit 8);
    return nullif(concat_ws('|', nullif(array_to_string(known, '|'), ''), meanings_of(terms)), '');
  end $$;

  create function terms_near(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    size integer := length(typed);
    rests text[];
  begin
    if size not between 5 and 24 then return null; end if;
    rests := array[typed] || array(
      select overlay(typed placing '' from i for 1) from generate_series(1, size) i);
    return meanings_of(array(select term from search_term_keys
      where key = any(rests) and greatest(size, length(term)) - length(key) = 1 limit 8));
  end $$;

  create function terms_begun(typed text) returns text
  language plpgsql stable parallel safe as $$
  begin
    if length(typed) < 3 then return null; end if;
    return meanings_of(array(
      select term from search_terms where term >= typed and term < typed || '{' order by term limit 5));
  end $$;

  drop function word_meaning;
  create function word_meaning(typed text, is_alone boolean) returns text
  language plpgsql stable parallel safe set pg_trgm.word_similarity_threshold = 0.6 as $$
  declare
    meant text := words_formed(typed);
    is_latin boolean := typed collate "C" >= 'a' or typed ~ '[0-9]';
  begin
    if meant is not null then return meant; end if;
    if typed ~ '[0-9]' then
      if typed ~ '^[a-z35679][a-z2356789]{2,}$' and typed !~ '[0-9]{2}' and typed ~ '[a-z]' then
        meant := words_sounding(typed);
      end if;
      return coalesce(meant, (select string_agg('(' || words_begun(part[1], 10) || ')', '&')
        from regexp_matches(typed, '[a-zA-Z]+|[0-9]+', 'g') part where typed ~ '[a-zA-Z]'));
    end if;
    meant := coalesce(words_near(typed, 1, is_alone), terms_near(typed));
    if meant is not null then return meant; end if;
    if is_latin and length((latin_sounds(typed))[1]) >= 3 then meant := words_sounding(typed); end if;
    return coalesce(meant, words_pair(typed, false), words_near(typed, 2),
      words_pair(typed, true), (
        select string_agg(word, '|') from (
          select word from search_words
          where length(typed) <= 32 and typed <% word and word !~ '[0-9]' and (word < 'a') = (typed collate "C" < 'a')
          order by word_similarity(typed, word) desc, length(word) limit 5) alike));
  end $$`;

/**
 * The meanings of each word, or of up to three words together that are a term. A word that is a term and not in the
 * vocabulary means only what the term means; synonyms of one that is are added only if it finds less than is shown, so
 * that frequent words cost no more than before. If no product has all words, the optional ones are left out first.
 */
const HITS = `
  create or replace function words_hits(words text[], most integer, enough integer)
  returns integer[] language plpgsql stable parallel safe as $$
  declare
    last integer := cardinality(words);
    corrections integer := 4;
    grams text[] := words;
    terms text[];
    kinds text[];
    i integer := 1;
    size integer;
    place integer;
    gram text;
    meaning text;
    known text[] := '{}';
    meanings text[] := '{}';
    needed text[];
    broad text[] := '{}';
    optional boolean[] := '{}';
    is_exact boolean := false;
    hits integer[];
  begin
    for at in 1..last - 1 loop
      gram := words[at] || ' ' || words[at + 1];
      grams := grams || gram || (gram || 's');
      if at < last - 1 then
        gram := gram || ' ' || words[at + 2];
        grams := grams || gram || (gram || 's');
      end if;
    end loop;
    select array_agg(term), array_agg(kind) into terms, kinds from (
      select term, min(kind) filter (where kind in ('exact', 'optional')) as kind
      from search_terms where term = any(grams) group by term) found;

    while i <= last loop
      size := 1;
      gram := words[i];
      place := null;
      if terms is not null then
        for wide in reverse least(3, last - i + 1)..2 loop
          gram := array_to_string(words[i:i + wide - 1], ' ');
          place := coalesce(array_position(terms, gram), array_position(terms, gram || 's'));
          if place is not null then size := wide; exit; end if;
        end loop;
        if size = 1 then
          gram := words[i];
          place := array_position(terms, gram);
        end if;
      end if;
      meaning := null;
      if size > 1 then
        if not exists (select from unnest(words[i:i + size - 1]) part
          where (select word from search_words where word = part) is null) then
          meaning := '(' || replace(gram, ' ', '&') || ')';
        end if;
      elsif place is null or exists (select from search_words where word = gram) then
        meaning := words_begun(gram,
          case when i = last then greatest(5, 30 / last) else greatest(1, 30 / last ^ 2)::integer end);
      end if;
      broad := broad || case when meaning is not null and place is not null then terms[place] end;
      known := known || case when meaning is not null and place is null then gram end;
      if place is not null then
        meaning := nullif(concat_ws('|', meaning,
          meanings_of(array[terms[place]], case when meaning is not null then 'one_way' end)), '');
        is_exact := is_exact or kinds[place] = 'exact';
      elsif meaning is null then
        if i = last then meaning := terms_begun(gram); end if;
        if meaning is null and corrections > 0 then
          meaning := word_meaning(gram, last = 1);
          corrections := corrections - 1;
        end if;
      end if;
      meanings := meanings || ('(' || meaning || ')');
      optional := optional || (place is not null and kinds[place] is not distinct from 'optional');
      i := i + size;
    end loop;

    if array_remove(meanings, null) = '{}' and not is_exact then
      meanings[1] := (
        select words_far(word) from unnest(words) word order by length(word) desc limit 1);
    end if;
    known := array(select k from unnest(known, meanings) w (k, m) where m is not null);
    broad := array(select b from unnest(broad, meanings) w (b, m) where m is not null);
    optional := array(select o from unnest(optional, meanings) w (o, m) where m is not null);
    meanings := array_remove(meanings, null);
    if meanings = '{}' then return '{}'; end if;

    hits := products_with(array_to_string(meanings, '&')::tsquery, most, enough);
    if cardinality(hits) < enough and array_remove(broad, null) <> '{}' then
      meanings := array(
        select case when b is null then m else '(' || concat_ws('|', m, meanings_of(array[b])) || ')' end
        from unnest(broad, meanings) w (b, m));
      hits := products_with(array_to_string(meanings, '&')::tsquery, most, enough);
    end if;
    needed := array(select m from unnest(meanings, optional) w (m, o) where not o);
    if hits = '{}' and needed <> '{}' and cardinality(needed) < cardinality(meanings) then
      hits := products_with(array_to_string(needed, '&')::tsquery, most, enough);
      meanings := needed;
      known := array_fill(null::text, array[cardinality(needed)]);
    end if;
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
  end $$`;

export class SearchWithSynonyms20261208040010 implements MigrationInterface {
  readonly name = 'SearchWithSynonyms20261208040010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MEANING);
    await runner.query(HITS);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The previous functions are those of two migrations; the first replaces `words_meant`, which is gone since.
    await runner.query(`
      drop function terms_begun, terms_near, words_sounding, words_formed, meanings_of, senses_query, word_forms,
        words_near, words_pair;
      create function words_meant() returns void language sql as ''`);
    await new SearchSwift20261121000490().up(runner);
    await new SearchSoldOut20261121000500().up(runner);
  }
}
