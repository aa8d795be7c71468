import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the rows of an import of synonyms have done, so that it can be undone. */
export class UndoneSynonymImports20261215000200 implements MigrationInterface {
  readonly name = 'UndoneSynonymImports20261215000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table synonym_imports drop constraint synonym_imports_state_check,
        add constraint synonym_imports_state_check check (state in ('checked', 'done', 'undone')),
        add column not_undone integer not null default 0,
        add column undone_at timestamptz;
      alter table synonym_import_rows add column done jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update synonym_imports set state = 'done' where state = 'undone';
      alter table synonym_import_rows drop column done;
      alter table synonym_imports drop column not_undone, drop column undone_at,
        drop constraint synonym_imports_state_check,
        add constraint synonym_imports_state_check check (state in ('checked', 'done'))`);
  }
}
