import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which return a part of a refund was requested for. */
export class RefundsOfReturns20261127000610 implements MigrationInterface {
  readonly name = 'RefundsOfReturns20261127000610';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table refund_lines add column if not exists return_id integer references returns (id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table refund_lines drop column return_id');
  }
}
