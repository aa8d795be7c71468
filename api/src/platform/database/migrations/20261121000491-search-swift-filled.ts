import type { MigrationInterface, QueryRunner } from 'typeorm';
import { SearchTextFilled20261121000423 } from './20261121000423-search-text-filled.js';

/** Transactions that add words wait for the lock, so that no word of a product that is not visible yet is removed. */
const FORGET_ALL = `
  select pg_advisory_xact_lock(hashtext('search_words'));
  delete from search_faded;
  create temporary table live_words on commit drop as
    select distinct string_to_table(search_text, ' ') as word from products
    where published and deleted_at is null;
  delete from search_words w where not exists (select from live_words live where live.word = w.word);
  delete from search_word_keys k where not exists (select from search_words w where w.word = k.word)`;

/** Fills the new text of existing products in batches, then removes words that only the old texts had. */
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
    // The previous text is restored with the previous search.
  }
}
