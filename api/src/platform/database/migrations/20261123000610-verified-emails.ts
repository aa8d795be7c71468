import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the shopper confirmed the account's e-mail address with the mailed link. */
export class VerifiedEmails20261123000610 implements MigrationInterface {
  readonly name = 'VerifiedEmails20261123000610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users add column email_verified_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table users drop column email_verified_at`);
  }
}
