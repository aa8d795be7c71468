import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Logo, icons, accent color and sender of mails, in one row; a change invalidates cached public responses. */
export class Appearance20261202000400 implements MigrationInterface {
  readonly name = 'Appearance20261202000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table appearance (
        id smallint primary key default 1 check (id = 1),
        version integer not null,
        accent text check (accent ~ '^#[0-9a-f]{6}$'),
        logo jsonb,
        logo_dark jsonb,
        icons jsonb,
        mail_name text not null,
        mail_from text,
        mail_reply_to text not null
      )`);
    await runner.query(`
      create trigger appearance_announced after insert or update or delete or truncate on appearance
        for each statement execute function announce_catalogue()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table appearance');
  }
}
