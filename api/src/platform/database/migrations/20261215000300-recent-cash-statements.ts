import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The list of jobs has the cash statements of the last days. */
export class RecentCashStatements20261215000300 implements MigrationInterface {
  readonly name = 'RecentCashStatements20261215000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index cash_statements_created_at on cash_statements (created_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index cash_statements_created_at');
  }
}
