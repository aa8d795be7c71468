import type { MigrationInterface, QueryRunner } from 'typeorm';

const learnWords = (isUnknown: string): string => `
  create or replace function learn_words(texts text[]) returns void language plpgsql as $$
  declare
    unknown text[];
  begin
    perform pg_advisory_xact_lock_shared(hashtext('search_words'));
    unknown := array(select distinct heard from unnest(texts) t, string_to_table(t, ' ') heard
      where heard <> '' and ${isUnknown}
      order by 1);
    if unknown = '{}' then return; end if;
    insert into search_words select unnest(unknown) on conflict do nothing;
    insert into search_word_keys select key, word from unnest(unknown) word, word_keys(word) key
    on conflict do nothing;
  end $$`;

/**
 * Each word of a changed product is looked up by its key. PostgreSQL estimated hundreds of words for an array
 * and read the whole vocabulary instead.
 */
export class LearnedWordsByKey20261123000540 implements MigrationInterface {
  readonly name = 'LearnedWordsByKey20261123000540';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(learnWords('(select word from search_words where word = heard) is null'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(learnWords('not exists (select from search_words where word = heard)'));
  }
}
