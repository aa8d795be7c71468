import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Each note has the key of its request, so that no stored response holds the notes of a shopper. */
export class ShopperNoteKeys20261214030100 implements MigrationInterface {
  readonly name = 'ShopperNoteKeys20261214030100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table shopper_notes add column if not exists key text;
      create unique index if not exists shopper_notes_key on shopper_notes (author_id, key);
      delete from staff_request_keys where response::text like '%"notes"%'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shopper_notes drop column key');
  }
}
