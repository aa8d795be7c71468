import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders that belong to no account are found without a look at the accounts. */
export class OrdersWithoutAccount20261203000300 implements MigrationInterface {
  readonly name = 'OrdersWithoutAccount20261203000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table orders add column if not exists without_account_since timestamptz',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column without_account_since');
  }
}
