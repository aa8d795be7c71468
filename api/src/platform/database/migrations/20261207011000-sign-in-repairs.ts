import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks the shoppers that registered before the shop knew their browsers, without rewriting the table: the default
 * fills the existing rows and then changes for new ones. The index serves the end of invitations.
 */
export class SignInRepairs20261207011000 implements MigrationInterface {
  readonly name = 'SignInRepairs20261207011000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column if not exists predates_codes boolean not null default true;
      alter table users alter column predates_codes set default false;
      create index if not exists seller_requests_staff_id on seller_requests (staff_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index seller_requests_staff_id;
      alter table users drop column predates_codes`);
  }
}
