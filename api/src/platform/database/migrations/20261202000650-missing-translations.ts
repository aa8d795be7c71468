import type { MigrationInterface, QueryRunner } from 'typeorm';

// Conditions as in the queries of translations. An interrupted build leaves an invalid index.
const INDEXES = [
  'drop index concurrently if exists products_arabic_missing',
  `create index concurrently products_arabic_missing on products (id) include (vendor_id)
    where deleted_at is null and ((name <> '' and name_ar = '')
      or (description <> '' and description_ar = '') or (warranty <> '' and warranty_ar = ''))`,
  'drop index concurrently if exists products_english_missing',
  `create index concurrently products_english_missing on products (id) include (vendor_id)
    where deleted_at is null and ((name_ar <> '' and name = '')
      or (description_ar <> '' and description = '') or (warranty_ar <> '' and warranty = ''))`,
];

/** Finds and counts products that lack texts in a language by index. */
export class MissingTranslations20261202000650 implements MigrationInterface {
  readonly name = 'MissingTranslations20261202000650';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const statement of INDEXES) await runner.query(statement);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists products_arabic_missing');
    await runner.query('drop index concurrently if exists products_english_missing');
  }
}
