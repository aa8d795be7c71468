import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SearchNames20261212020000 } from './20261212020000-search-names.js';
import { SearchWithSynonyms20261208040010 } from './20261208040010-search-with-synonyms.js';

/** Rows of the two keyboards; Arabic letters as in a search key, `-` for keys without one. */
const KEYBOARDS = [
  ['qwertyuiop', 'asdfghjkl-', 'zxcvbnm---'],
  ['GPCQFOEVXHJD', 'USYBLATNMKI-', 'Y-WR-YVWZG--'],
];
/** Letters that are written for each other because they sound or look alike. */
const ALIKE =
  'aeiouy ouw bp td szcx kqcgx fvw gj mn AEV AWY SPC TI DGZ KQ HXV JQK UC BTCNY JHX RZ SU PG EO FQ';

const pairsOf = (letters: string): string[] =>
  Array.from(letters).flatMap((one) =>
    Array.from(letters).flatMap((other) => (one === other ? [] : [one + other])),
  );
const neighbours = (rows: string[]): string[] =>
  rows.flatMap((keys, row) =>
    Array.from(keys).flatMap((key, at) =>
      [keys[at + 1], rows[row + 1]?.[at - 1], rows[row + 1]?.[at]].flatMap((other) =>
        other ? pairsOf(key + other) : [],
      ),
    ),
  );
const PAIRS = [...new Set([...KEYBOARDS.flatMap(neighbours), ...ALIKE.split(' ').flatMap(pairsOf)])]
  .filter((pair) => !pair.includes('-'))
  .join(' ');

/**
 * Which errors are corrected. `is_slip`: one letter replaced, added or left out, or two that are swapped. The shorter a
 * word, the more words of other trades differ from it by one letter, so in words of up to five letters a letter is
 * replaced only by one beside it on the keyboard or alike, and an added one is a double, a vowel or beside its neighbour.
 * `is_misspelt`: two errors, in words of seven letters and less only in vowels, doubles and letters that sound alike.
 */
const ERRORS = `
  create function is_slip(typed text, word text, is_alone boolean) returns boolean
  language plpgsql immutable strict parallel safe as $$
  declare
    pairs constant text := '${PAIRS}';
    size integer := length(typed);
    at integer := 1;
    one text;
    other text;
    is_arabic boolean := typed collate "C" < 'a';
  begin
    if abs(size - length(word)) > 1 then return false; end if;
    while at <= size and substr(typed, at, 1) = substr(word, at, 1) loop at := at + 1; end loop;
    one := substr(typed, at, 1);
    other := substr(word, at, 1);
    if size = length(word) then
      if substr(typed, at + 1) = substr(word, at + 1) then
        return size > 5 and at > 1
          or size > case when is_alone then 4 else 3 end and strpos(pairs, one || other) > 0;
      end if;
      return substr(typed, at + 1, 1) = other and substr(word, at + 1, 1) = one
        and substr(typed, at + 2) = substr(word, at + 2)
        and size > case when is_arabic and is_alone then 4 else 2 end;
    end if;
    if size < length(word) then
      return substr(typed, at) = substr(word, at + 1)
        and (size > 3 or not is_alone or at > 1 and size = 3 and (not is_arabic or other = 'A'));
    end if;
    return size > 3 and substr(typed, at + 1) = substr(word, at)
      and (size > 5 or one in ('a', 'e', 'i', 'o', 'u', 'y', 'h', 'A', 'W', 'Y', 'V')
        or one in (substr(typed, at - 1, 1), substr(typed, at + 1, 1))
        or strpos(pairs, one || coalesce(nullif(substr(typed, at - 1, 1), ''), '-')) > 0
        or strpos(pairs, one || coalesce(nullif(substr(typed, at + 1, 1), ''), '-')) > 0);
  end $$;

  create function consonants(word text) returns text
  language sql immutable strict parallel safe as $$
    select regexp_replace(case when word collate "C" < 'a' then translate(arabic_sound(word), 'AWYVE', '')
      else translate(regexp_replace(word, '[aio]$', 'A'), 'pdzcqgvaeiouyh', 'btskkjf') end, '(.)\\1+', '\\1', 'g')
  $$;

  create function is_misspelt(typed text, word text) returns boolean
  language sql immutable strict parallel safe as $$
    select left(word, 1) = left(typed, 1) and levenshtein_less_equal(typed, word, 2) <= 2
      and (length(typed) > 7 or consonants(typed) = consonants(word))
  $$;

  create or replace function words_near(typed text, errors integer, is_alone boolean default false) returns text
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
      select word from (
        select distinct word from search_word_keys
        where key = any(rests) and greatest(size, length(word)) - length(key) = errors
          and word <> typed offset 0) shared
      where case errors when 1 then is_slip(typed, word, is_alone) else is_misspelt(typed, word) end
      order by similarity(typed, word) desc, word limit 8) near);
  end $$;

  create or replace function terms_near(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    size integer := length(typed);
    rests text[];
  begin
    if size not between 4 and 24 then return null; end if;
    rests := array[typed] || array(
      select overlay(typed placing '' from i for 1) from generate_series(1, size) i);
    return meanings_of(array(select distinct term from search_term_keys
      where key = any(rests) and greatest(size, length(term)) - length(key) = 1
        and is_slip(typed, term, true)
        and (size > 4 or translate(term, 'aeiouAWY', '') = translate(typed, 'aeiouAWY', '')) limit 8));
  end $$`;

/**
 * Arabic words as products write them: with article or preposition, which is part of the word. `word_forms` also finds
 * the singular of duals. `words_after_article` are the typed word and its synonyms with one, used if nothing is found without.
 */
const FORMS = `
  create function with_articles(word text) returns text[]
  language sql immutable strict parallel safe as $$
    select case when word ~ '^[A-Z ]{3,}$' then array(
        select article || replace(word, ' ', ' AL') from unnest(array['AL', 'BAL', 'LL', 'WAL']) article)
      else '{}' end
  $$;

  create or replace function word_forms(word text) returns text[]
  language plpgsql immutable strict parallel safe as $$
  declare
    stem text;
    stems text[];
  begin
    if word ~ '[A-Z]' then
      stem := regexp_replace(word, '^(?:[WBKF]?AL|LL)(?=...)', '');
      stems := array[stem] || case
        when stem ~ '...T(?:AN|YN|Y)$' then array[regexp_replace(stem, 'T(?:AN|YN|Y)$', 'V')]
        when stem ~ '...YN$' then array[left(stem, -2), left(stem, -2) || 'V']
        else '{}' end || case
        when stem ~ '..(?:V|AT|T)$' then array(
          select regexp_replace(stem, '(?:V|AT|T)$', ending) from unnest(array['', 'V', 'AT']) ending)
        else array[stem || 'V', stem || 'AT'] end;
      return array_remove(stems || with_articles(stem), word);
    end if;
    if word ~ '..s$' then
      return array[left(word, -1), regexp_replace(word, 'ies$', 'y'), regexp_replace(word, 'e?s$', '')];
    end if;
    return array[word || 's', word || 'es'];
  end $$;

  create function words_after_article(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    forms text[] := with_articles(typed) || array(
      select form from search_terms, unnest(senses) sense, unnest(with_articles(sense)) form where term = typed);
    known text[] := array(select word from search_words
      where word = any(string_to_array(array_to_string(forms, ' '), ' ')));
  begin
    return (select string_agg('(' || replace(form, ' ', '&') || ')', '|')
      from unnest(forms) form where string_to_array(form, ' ') <@ known);
  end $$`;

/**
 * Arabic in Latin letters as before, but a vowel that is typed must be one that may be written so: two vowels together,
 * the first and the last letter of a word are always written in Arabic. Words that sound like an Arabic word that is never
 * corrected mean that one.
 */
const SOUNDS = `
  create function arabic_pattern(typed text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare
    part text;
    pattern text := '^(AL)?';
    spelled text := regexp_replace(typed, '([aeiou])h$', '\\1');
    done integer := 0;
    is_last boolean;
  begin
    for part in select m[1] from regexp_matches(spelled, '(kh|gh|sh|ch|th|dh|[aeiou]+|(.)\\2*)', 'g') m loop
      is_last := done + length(part) = length(spelled);
      pattern := pattern || case
        when part ~ '^[aeiou]' and done = 0 then case when is_last then '.' else '[AE][AWY]?' end
        when part ~ '^[aeiou]$' and is_last then
          case part when 'a' then '[AVY]' when 'e' then '[AVY]' when 'i' then 'Y' else 'WA?' end
        when part ~ '^[aeiou]$' then
          case part when 'a' then '[AV]?' when 'e' then '[AVY]?' when 'i' then 'Y?' else 'W?' end
        when part ~ '^aa' then '[AV]{1,2}'
        when part ~ '^[ou]+$' then 'WA?'
        when part ~ '^[ei]+$' then '[AY][VY]?'
        when part ~ '^[aeiou]' then '[AVYW]{1,2}'
        else case part when 'kh' then 'X' when 'gh' then 'O' when 'sh' then 'U' when 'ch' then 'U'
          when 'th' then '[CDGI]' when 'dh' then '[DG]'
          else case left(part, 1) when 'b' then 'B' when 'p' then 'B' when 't' then '[TI]' when 'j' then 'J'
            when 'g' then '[JQKO]' when 'h' then '[VH]' when '7' then 'H' when '5' then 'X'
            when 'd' then '[DG]' when 'r' then 'R' when 'z' then '[ZDG]' when 's' then '[SPC]'
            when '9' then '[PQ]' when '6' then 'I' when '3' then 'E' when 'f' then 'F' when 'v' then 'F'
            when 'q' then '[QK]' when 'k' then '[KQ]' when 'c' then '[KQ]' when '8' then 'Q'
            when '2' then '[QA]?' when 'l' then 'L' when 'm' then 'M' when 'n' then 'N'
            when 'w' then 'W' when 'y' then 'Y+' when 'x' then 'KS' else '.' end end end;
      done := done + length(part);
    end loop;
    return regexp_replace(pattern, '\\[TI\\]$', '[TIV]') || '$';
  end $$;

  create or replace function words_sounding(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    sounds text[] := latin_sounds(typed);
    pattern text := arabic_pattern(typed);
    known text[];
    terms text[];
  begin
    known := array(select word from search_words
      where arabic_sound(word) = any(sounds) and word < 'a' and word !~ '[0-9]' and word ~ pattern limit 8);
    terms := array(select term from search_terms
      where arabic_sound(term) = any(sounds) and term < 'a' and term !~ '[0-9 ]' and term ~ pattern limit 8);
    return nullif(concat_ws('|', nullif(array_to_string(known, '|'), ''), meanings_of(terms)), '');
  end $$;

  create function sounds_exact(typed text) returns boolean
  language plpgsql stable parallel safe as $$
  declare
    sounds text[] := latin_sounds(typed);
    pattern text := arabic_pattern(typed);
  begin
    return exists (select from search_terms
      where arabic_sound(term) = any(sounds) and term < 'a' and term !~ '[0-9 ]' and kind = 'exact' and term ~ pattern);
  end $$`;

const MEANING = `
  create or replace function words_pair(typed text, corrected boolean) returns text
  language plpgsql stable parallel safe as $$
  begin
    if length(typed) < 5 then return null; end if;
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
        where one <> rest and (turn = 0 or cut > 2) and (not corrected or least(length(word), length(rest)) > 2)
        order by turn, slant limit 8) known,
        lateral (select case when corrected then words_close(rest)
          else words_begun(rest, 10) end as meant offset 0) other
      where meant is not null
      order by turn, slant limit 1);
  end $$;

  create or replace function words_far(typed text) returns text
  language plpgsql stable parallel safe as $$
  declare
    size integer := length(typed);
    most integer := size * 4 / 10;
    far text;
  begin
    if size < 6 then return null; end if;
    far := (select string_agg(word, '|') from (
      select word from (
        select word, levenshtein_less_equal(typed, word, most) as errors from search_words
        where length(word) between size - most and size + most and word !~ '[0-9]'
          and left(word, 1) = left(typed, 1)) measured
      where errors <= most and levenshtein(consonants(typed), consonants(word)) <= length(consonants(typed)) / 6
      order by errors, word limit 5) found);
    return case when far is null or typed collate "C" < 'a' or not sounds_exact(typed) then far end;
  end $$;

  create or replace function word_meaning(typed text, is_alone boolean) returns text
  language plpgsql stable parallel safe set pg_trgm.word_similarity_threshold = 0.6 as $$
  declare
    meant text;
    is_latin boolean := typed collate "C" >= 'a' or typed ~ '[0-9]';
    once text := regexp_replace(typed, '([a-zA-Z])\\1{2,}', '\\1', 'g');
  begin
    if once <> typed then
      meant := coalesce(words_begun(once, 5), meanings_of(array[once]), words_formed(once));
      if meant is not null then return meant; end if;
      typed := once;
    end if;
    if typed ~ '^[0-9]+(?:ml|mm|cm|gm?|oz|kt?|ML|MLM|MM|SM|GM|JM)$' then return null; end if;
    if typed ~ '[0-9]' then
      if typed ~ '[a-z]' and typed !~ '[0-9]{2}' then
        if typed ~ '^[a-z2356789]{3,}$' then meant := words_sounding(typed); end if;
        return coalesce(meant, (select case when bool_and(part is not null) then string_agg(part, '&') end from (
          select '(' || words_begun(piece[1], 10) || ')' as part
          from regexp_matches(typed, '[a-z]+|[0-9]+', 'g') piece
            where typed ~ '^[a-z]+[0-9]$') parts));
      end if;
      return (select string_agg('(' || words_begun(part[1], 10) || ')', '&')
        from regexp_matches(typed, '[a-zA-Z]+|[0-9]+', 'g') part where typed ~ '[a-zA-Z]');
    end if;
    meant := coalesce(words_near(typed, 1, is_alone), terms_near(typed));
    if meant is not null then return meant; end if;
    if is_latin and length((latin_sounds(typed))[1]) >= 3 then
      meant := words_sounding(typed);
    end if;
    if meant is not null then return meant; end if;
    meant := coalesce(words_pair(typed, false), words_near(typed, 2), words_pair(typed, true), (
      select string_agg(word, '|') from (
        select word from search_words
        where length(typed) between 6 and 32 and typed <% word and word !~ '[0-9]'
          and (word < 'a') = (typed collate "C" < 'a') and length(word) * 2 > length(typed)
        order by word_similarity(typed, word) desc, length(word) limit 5) alike));
    return case when meant is null or not is_latin or length(typed) < 4 or not sounds_exact(typed) then meant end;
  end $$`;

/** As before, except that a short word is not corrected beside one that is unknown (`is_guess`, `is_unknown`). */
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
    searched text[] := '{}';
    wider text[];
    is_guess boolean := true;
    is_unknown boolean := false;
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
          meaning := words_formed(gram);
          if meaning is null then
            meaning := word_meaning(gram, last = 1);
            is_guess := is_guess and (meaning is null or length(gram) < 6 and gram !~ '[0-9]');
            is_unknown := is_unknown or meaning is null;
          else
            is_guess := false;
          end if;
          corrections := corrections - 1;
        end if;
      end if;
      is_guess := is_guess and place is null and gram is distinct from known[cardinality(known)];
      searched := searched || coalesce(terms[place], gram);
      meanings := meanings || ('(' || meaning || ')');
      optional := optional || (place is not null and kinds[place] is not distinct from 'optional');
      i := i + size;
    end loop;

    if is_guess and is_unknown and array_remove(meanings, null) <> '{}' then return '{}'; end if;
    if array_remove(meanings, null) = '{}' and not is_exact then
      meanings[1] := (
        select words_far(word) from unnest(words) word order by length(word) desc limit 1);
    end if;
    known := array(select k from unnest(known, meanings) w (k, m) where m is not null);
    broad := array(select b from unnest(broad, meanings) w (b, m) where m is not null);
    optional := array(select o from unnest(optional, meanings) w (o, m) where m is not null);
    searched := array(select s from unnest(searched, meanings) w (s, m) where m is not null);
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
      searched := array(select s from unnest(searched, optional) w (s, o) where not o);
      known := array_fill(null::text, array[cardinality(needed)]);
    end if;
    if hits = '{}' then
      wider := array(select words_after_article(one) from unnest(searched) one);
      if array_remove(wider, null) <> '{}' then
        meanings := array(select '(' || concat_ws('|', m, more) || ')' from unnest(meanings, wider) w (m, more));
        hits := products_with(array_to_string(meanings, '&')::tsquery, most, enough);
      end if;
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

export class SearchCorrections20261214050000 implements MigrationInterface {
  readonly name = 'SearchCorrections20261214050000';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [ERRORS, FORMS, SOUNDS, MEANING, HITS]) await runner.query(sql);
  }

  async down(runner: QueryRunner): Promise<void> {
    // Each of these restores what it replaced.
    const [names, synonyms] = [
      new SearchNames20261212020000(),
      new SearchWithSynonyms20261208040010(),
    ];
    await names.down(runner);
    await synonyms.down(runner);
    await synonyms.up(runner);
    await names.up(runner);
    await runner.query(`
      drop function is_slip, consonants, is_misspelt, with_articles, words_after_article, sounds_exact, arabic_pattern`);
  }
}
