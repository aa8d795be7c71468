import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the check of an import warns of: rows can be imported nevertheless. */
export class ImportWarnings20261209030100 implements MigrationInterface {
  readonly name = 'ImportWarnings20261209030100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_import_rows add column warnings jsonb not null default '[]';
      alter table product_imports add column warnings integer not null default 0`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table product_imports drop column warnings;
      alter table product_import_rows drop column warnings`);
  }
}
