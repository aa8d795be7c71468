import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether the password of a staff account was chosen by an admin and is to be changed. */
export class GivenPasswords20261206000410 implements MigrationInterface {
  readonly name = 'GivenPasswords20261206000410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table staff add column if not exists password_given boolean not null default false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table staff drop column password_given');
  }
}
