import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Password resets of staff accounts beside those of shoppers. */
export class StaffPasswordResets20261207020200 implements MigrationInterface {
  readonly name = 'StaffPasswordResets20261207020200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table password_resets
        add column if not exists staff_id integer references staff (id) on delete cascade,
        add column if not exists locale text;
      create index if not exists password_resets_staff_id on password_resets (staff_id);
      create index if not exists staff_email on staff (email) where deleted_at is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index staff_email;
      delete from password_resets where staff_id is not null;
      alter table password_resets drop column staff_id, drop column locale`);
  }
}
