import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For how many days deleted products can be restored. */
export class TrashDays20261203000220 implements MigrationInterface {
  readonly name = 'TrashDays20261203000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table settings add column if not exists trash_days integer not null default 30
         check (trash_days between 1 and 365)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table settings drop column if exists trash_days');
  }
}
