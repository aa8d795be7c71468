import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The root of an Arabic word as the search compares it (capitals): without prefixes and endings, as the stemmer of
 * PostgreSQL removes them, and without the vowels that change in broken plurals. If two consonants are left, with them.
 */
const ROOT = `
  create function arabic_root(word text) returns text
  language sql immutable strict parallel safe as $$
    select case when length(consonants) > 2 then consonants else stem end
    from (select translate(stem, 'اوي', '') as consonants, stem from (
      select (ts_lexize('pg_catalog.arabic_stem', translate(regexp_replace(word, 'V$', 'v'),
        'ABTCJHXDRZSUPGIEOFQKLMNWYVv', 'ابتثجحخدرزسشصضطعغفقكلمنويهة')))[1] as stem) stemmed) root
  $$;
  create index search_words_root on search_words (arabic_root(word)) where word < 'a' and word !~ '[0-9]';
  create index search_terms_root on search_terms (arabic_root(term)) where term < 'a' and term !~ '[0-9 ]'`;

/** Words of products and terms of synonyms with the root of one of these words, spelled as products and staff spell them. */
const SUGGESTED = `
  create function words_of_root(typed text) returns text[]
  language plpgsql stable parallel safe as $$
  declare
    roots text[] := array(
      select root from string_to_table(typed, ' ') part, arabic_root(part) root
      where part ~ '^[A-Z]{3,}$' and length(root) > 2 order by length(root) desc limit 3);
  begin
    return array(select shown from (
      select (
          select part from products p, regexp_split_to_table(p.name_ar, '[^[:alpha:]]+') part
          where product_words(p.search_text) @@ w.word::tsquery and p.published and p.deleted_at is null
            and search_key(part) = w.word limit 1) as shown, length(w.word) as size
      from (select word from search_words where arabic_root(word) = any(roots)
        and word < 'a' and word !~ '[0-9]' order by length(word), word limit 5) w
      union all
      select (select t from search_synonyms s, unnest(s.terms) t
          where s.id = k.synonym_id and search_key(t) = k.term limit 1), 100 + length(k.term)
      from (select term, min(synonym_id) as synonym_id from search_terms where arabic_root(term) = any(roots)
        and term < 'a' and term !~ '[0-9 ]' and kind in ('both', 'one_way')
        group by term order by length(term), term limit 5) k) found
    where shown is not null group by shown order by min(size), shown limit 3);
  end $$`;

/** Suggestions for searches that found nothing know the Arabic root. */
export class ArabicRoots20261214050020 implements MigrationInterface {
  readonly name = 'ArabicRoots20261214050020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ROOT);
    await runner.query(SUGGESTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index search_words_root, search_terms_root');
    await runner.query('drop function words_of_root, arabic_root');
  }
}
