import type { MigrationInterface, QueryRunner } from 'typeorm';

const CREATE = [
  'create index concurrently mails_created_at on mails (created_at)',
  'create index concurrently seller_requests_decided_at on seller_requests (decided_at)',
];
const DROP = [
  'drop index concurrently if exists mails_created_at',
  'drop index concurrently if exists seller_requests_decided_at',
];

/** Indexes by which mails and decided seller requests are deleted at the end of their retention. */
export class EndsOfMailsAndRequests20261218020000 implements MigrationInterface {
  readonly name = 'EndsOfMailsAndRequests20261218020000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    for (const statement of [...DROP, ...CREATE]) await runner.query(statement);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DROP) await runner.query(statement);
  }
}
