import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SearchSoldOut20261121000500 } from './20261121000500-search-sold-out.js';

/**
 * A typed word with an apostrophe between letters (O'Brien, Lay's) is usually a name, so it is not corrected freely. It
 * is searched if the shop has the same word, one that begins with it, sounds like it or differs by one letter: "Lay's"
 * finds "Lays". Otherwise it is left out, and the words beside it must match more closely too: in "O'Brien shirt" the
 * name is left out and "shirt" is searched because the shop has that word.
 */
const KNOWN = `
  create function words_without_names(typed text, words text[]) returns text[]
  language plpgsql stable parallel safe as $$
  declare
    names text[] := array(
      select search_key(part[1])
      from regexp_matches(lower(normalize(typed, nfkc)), '[a-z]+[''\\u2019][a-z'']+', 'g') part);
    unknown text[];
    in_terms text[];
  begin
    if names = '{}' then return words; end if;
    unknown := array(
      select word from unnest(words) word
      where word = any(names) and coalesce(words_begun(word, 1), words_formed(word),
        words_near(word, 1, cardinality(words) = 1), terms_near(word), words_pair(word, false),
        case when length((latin_sounds(word))[1]) >= 3 then words_sounding(word) end) is null);
    if unknown = '{}' then return words; end if;
    in_terms := string_to_array(coalesce((
      select string_agg(term, ' ') from search_terms where string_to_array(term, ' ') && words), ''), ' ');
    unknown := array(select name from unnest(unknown) name where name <> all(in_terms));
    if unknown = '{}' then return words; end if;
    return array(
      select word from unnest(words) with ordinality typed (word, place)
      where word <> all(unknown)
        and (word = any(in_terms) or coalesce(words_begun(word, 1), words_formed(word)) is not null)
      order by place);
  end $$`;

/** The search as before, without unknown names. */
const USED = `
  do $$
  declare
    before text := pg_get_functiondef('search_products(text, integer)'::regprocedure);
    used text := replace(before, 'hits := words_hits(words,', 'hits := words_hits(words_without_names(typed, words),');
  begin
    if used = before then raise exception 'search_products is not the expected one'; end if;
    execute used;
  end $$`;

export class SearchNames20261212020000 implements MigrationInterface {
  readonly name = 'SearchNames20261212020000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(KNOWN);
    await runner.query(USED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await new SearchSoldOut20261121000500().up(runner);
    await runner.query('drop function words_without_names');
  }
}
