import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SearchTextFilled20261121000423 } from './20261121000423-search-text-filled.js';

/** Learners wait for the lock a moment, so no word of a product that is not seen yet is forgotten. */
const FORGET_ALL = `
  select pg_advisory_xact_lock(hashtext('search_words'));
  delete from search_faded;
  create temporary table live_words on commit drop as
    select distinct string_to_table(search_text, ' ') as word from products
    where published and deleted_at is null;
  delete from search_words w where not exists (select from live_words live where live.word = w.word);
  delete from search_word_keys k where not exists (select from search_words w where w.word = k.word)`;

/** The products of before get their new text, in batches; then the words that only the old texts had are gone. */
export class SearchSwiftFilled20261121000491 implements MigrationInterface {
  readonly name = 'SearchSwiftFilled20261121000491';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await new SearchTextFilled20261121000423().up(runner);
    await runner.startTransaction();
    try {
      await runner.query(FORGET_ALL);
      await runner.commitTransaction();
    } catch (error) {
      await runner.rollbackTransaction();
      throw error;
    }
  }

  async down(): Promise<void> {
    // The text of before comes back with the search of before.
  }
}
