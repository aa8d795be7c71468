import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['banners', 'main_ads', 'videos'];
const ADD = TABLES.map(
  (table) => `alter table ${table}
    add column if not exists shown_from timestamptz,
    add column if not exists shown_until timestamptz
      constraint ${table}_schedule check (shown_from < shown_until)`,
);
const DROP = TABLES.map(
  (table) => `alter table ${table} drop column shown_from, drop column shown_until`,
);

/** When shoppers see a banner, main ad or video; null: without a start or end. */
export class ScheduledContents20261202000610 implements MigrationInterface {
  readonly name = 'ScheduledContents20261202000610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ADD.join(';'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DROP.join(';'));
  }
}
