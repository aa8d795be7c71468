import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Synonyms as staff write them, and `search_terms`, what the search reads of them: for each term, spelled as a search
 * key, its other meanings as part of a tsquery. Words of four letters and more also match as beginnings, which covers
 * plurals. `search_term_keys` are the terms with one letter deleted, as `search_word_keys`.
 */
const TABLES = `
  create table search_synonyms (
    id integer generated always as identity primary key,
    kind text not null check (kind in ('both', 'one_way', 'optional', 'exact')),
    terms text[] not null check (cardinality(terms) between 1 and 60),
    means text[] not null default '{}'
      check (cardinality(means) <= 20 and (kind = 'one_way') = (cardinality(means) > 0)),
    terms_key text not null default '',
    is_seeded boolean not null default false,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create index search_synonyms_newest on search_synonyms (updated_at desc, id desc);
  create index search_synonyms_text on search_synonyms using gin (terms_key gin_trgm_ops);

  create table search_terms (
    term text collate "C" not null,
    synonym_id integer not null references search_synonyms on delete cascade,
    kind text not null,
    senses text[] not null,
    primary key (term, synonym_id)
  );
  create index search_terms_synonym on search_terms (synonym_id);

  create table search_term_keys (
    key text collate "C" not null,
    term text collate "C" not null,
    synonym_id integer not null references search_synonyms on delete cascade,
    primary key (key, term, synonym_id)
  );
  create index search_term_keys_synonym on search_term_keys (synonym_id);

  create table search_landings (
    id integer generated always as identity primary key,
    term text collate "C" not null unique check (term <> ''),
    words text not null,
    path text not null,
    created_at timestamptz not null default now()
  );

  create table daily_search_steps (
    day date not null,
    words text not null,
    kind text not null check (kind in ('product', 'category', 'words')),
    value text not null,
    times integer not null,
    primary key (day, words, kind, value)
  )`;

const MEANINGS = `
  create function keep_search_synonym() returns trigger language plpgsql as $$
  begin
    new.terms_key := (select string_agg(search_key(term), ' | ')
      from unnest(new.terms || new.means) term);
    return new;
  end $$;
  create trigger search_synonyms_kept before insert or update of terms, means on search_synonyms
    for each row execute function keep_search_synonym();

  create function spread_search_synonym() returns trigger language plpgsql as $$
  begin
    delete from search_terms where synonym_id = new.id;
    delete from search_term_keys where synonym_id = new.id;
    with known as (
      select distinct search_key(term) as term from unnest(new.terms) term
      where search_key(term) <> ''
    ), other as (
      select term from known where new.kind = 'both'
      union select search_key(term) from unnest(new.means) term where search_key(term) <> ''
    ), sense as (
      select term, term as sense from other
      union select term, case when term ~ '[^s]s$' then left(term, -1) else term || 's' end
      from other where term ~ '(^| )[a-z]{3,}$'
    ), spread as (
      insert into search_terms (term, synonym_id, kind, senses)
      select k.term, new.id, new.kind, array(
        select s.sense from sense s where s.term <> k.term or new.kind = 'one_way' order by 1)
      from known k
      returning term, kind
    )
    insert into search_term_keys
    select distinct rest, term, new.id from spread, lateral (
      select term as rest
      union select overlay(term placing '' from i for 1) from generate_series(1, length(term)) i) keys
    where kind in ('both', 'one_way') and term ~ '^[a-zA-Z]{5,24}$';
    return null;
  end $$;
  create trigger search_synonyms_spread after insert or update of kind, terms, means on search_synonyms
    for each row execute function spread_search_synonym();

  create trigger search_synonyms_announced after insert or update or delete on search_synonyms
    for each statement execute function announce_words('lists');
  create trigger search_landings_announced after insert or update or delete on search_landings
    for each statement execute function announce_words('lists')`;

/**
 * Arabic in Latin letters. The sound of a word are its consonants in groups that are confused or have one Latin letter;
 * Arabic words with the sound of the typed one are then compared with a pattern of its letters, in which vowels are optional.
 */
const ARABIZI = `
  create function arabic_sound(word text) returns text
  language sql immutable strict parallel safe as $$
    select regexp_replace(translate(
      regexp_replace(regexp_replace(word, '^AL(?=...)', ''), '[VY]+$', ''),
      'PIDGCZQJOXVAWY', 'STTTTTKKKHH'), '(.)\\1+', '\\1', 'g')
  $$;
  create index search_words_sound on search_words (arabic_sound(word)) where word < 'a' and word !~ '[0-9]';
  create index search_terms_sound on search_terms (arabic_sound(term)) where term < 'a' and term !~ '[0-9 ]';

  create function latin_sounds(typed text) returns text[]
  language plpgsql immutable strict parallel safe as $$
  declare
    spelled text := replace(regexp_replace(typed, '([aeiou])h$', '\\1'), 'x', 'ks');
  begin
    spelled := replace(replace(replace(replace(replace(replace(spelled,
      'kh', 'X'), 'gh', 'O'), 'sh', 'U'), 'ch', 'U'), 'th', 't'), 'dh', 't');
    return array(select distinct regexp_replace(
        translate(replace(replace(form, '2', two), '9', nine),
          'bptdzjgkcqrsfvlmnhXO35768aeiouwy', 'BBTTTKKKKKRSFFLMNHHKEHHTK'),
        '(.)\\1+', '\\1', 'g')
      from unnest(array['', 'q']) two, unnest(array['s', 'q']) nine,
        unnest(array[spelled, regexp_replace(spelled, '([aeiou])t$', '\\1')]) form);
  end $$;

  create function latin_pattern(typed text) returns text
  language plpgsql immutable strict parallel safe as $$
  declare
    part text;
    pattern text := '^(AL)?';
    spelled text := regexp_replace(typed, '([aeiou])h$', '\\1');
  begin
    for part in select m[1] from regexp_matches(spelled, '(kh|gh|sh|ch|th|dh|[aeiou]+|(.)\\2*)', 'g') m loop
      pattern := pattern || case
        when part ~ '^[aeiou]$' then '[AVYW]?'
        when part ~ '^[aeiou]' then '[AVYW]{0,2}'
        else case part when 'kh' then 'X' when 'gh' then 'O' when 'sh' then 'U' when 'ch' then 'U'
          when 'th' then '[CDGI]' when 'dh' then '[DG]'
          else case left(part, 1) when 'b' then 'B' when 'p' then 'B' when 't' then '[TI]' when 'j' then 'J'
            when 'g' then '[JQKO]' when 'h' then '[VH]' when '7' then 'H' when '5' then 'X'
            when 'd' then '[DG]' when 'r' then 'R' when 'z' then '[ZDG]' when 's' then '[SPC]'
            when '9' then '[PQ]' when '6' then 'I' when '3' then 'E' when 'f' then 'F' when 'v' then 'F'
            when 'q' then '[QK]' when 'k' then '[KQ]' when 'c' then '[KQ]' when '8' then 'Q'
            when '2' then '[QA]?' when 'l' then 'L' when 'm' then 'M' when 'n' then 'N'
            when 'w' then 'W' when 'y' then 'Y+' when 'x' then 'KS' else '.' end end end;
    end loop;
    return regexp_replace(pattern, '\\[TI\\]$', '[TIV]') || '[AVY]{0,2}$';
  end $$`;

/**
 * Words of products and terms of synonyms that may be meant by words that find nothing: one or two typing errors away, or
 * pronounced alike. Arabic words are shown as a product spells them.
 */
const SUGGESTED = `
  create function suggested_words(typed text) returns text[]
  language plpgsql stable parallel safe as $$
  declare
    word text;
    sounds text[];
    near text[] := '{}';
    terms text[] := '{}';
  begin
    for word in select w from string_to_table(typed, ' ') w where length(w) >= 3 order by length(w) desc limit 3 loop
      sounds := case when word collate "C" < 'a' then array[arabic_sound(word)] else latin_sounds(word) end;
      near := near || string_to_array(concat_ws('|', words_near(word, 1), words_near(word, 2)), '|')
        || array(select w.word from search_words w where arabic_sound(w.word) = any(sounds) and w.word < 'a'
            and w.word !~ '[0-9]' and length(sounds[1]) >= 2 limit 5);
      terms := terms || array(select t.term from search_terms t where arabic_sound(t.term) = any(sounds)
          and t.term < 'a' and t.term !~ '[0-9 ]' and length(sounds[1]) >= 2 limit 5)
        || array(select k.term from search_term_keys k where k.key = word or k.key = any(array(
            select overlay(word placing '' from i for 1) from generate_series(1, length(word)) i)) limit 5);
    end loop;
    return array(select shown from (
      select case when n.word collate "C" >= 'a' then n.word else (
          select part from products p, regexp_split_to_table(p.name_ar, '[^[:alpha:]]+') part
          where product_words(p.search_text) @@ n.word::tsquery and p.published and p.deleted_at is null
            and search_key(part) = n.word limit 1) end as shown, n.place
      from unnest(near) with ordinality n (word, place)
      union all
      select (select t from search_synonyms s, unnest(s.terms) t
        where s.id = (select min(synonym_id) from search_terms where term = n.term) and search_key(t) = n.term limit 1),
        n.place + 100
      from unnest(terms) with ordinality n (term, place)) suggested
    where shown is not null group by shown order by min(place), shown limit 5);
  end $$`;

export class SearchSynonyms20261208040000 implements MigrationInterface {
  readonly name = 'SearchSynonyms20261208040000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(MEANINGS);
    await runner.query(ARABIZI);
    await runner.query(SUGGESTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index search_words_sound;
      drop table daily_search_steps, search_landings, search_term_keys, search_terms, search_synonyms;
      drop function suggested_words, latin_pattern, latin_sounds, arabic_sound, spread_search_synonym, keep_search_synonym`);
  }
}
