import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Contain what the list of cash statements and the weeks of late parcels add up, so that no row is read for it. */
const INDEXES = {
  cash_statement_rows_sums: `cash_statement_rows (statement_id, kind)
    include (stated_fils, collected_fils, booked_at)`,
  delivered_parcels_weeks:
    'delivered_parcels (deliver_by) include (carrier, delivered_on, coupon_fils)',
};
/** The new one begins with its column. */
const OLD = 'delivered_parcels_deliver_by';

const drop = (name: string): string => `drop index concurrently if exists ${name}`;
const create = (name: string, on: string): string => `create index concurrently ${name} on ${on}`;

/** Built concurrently. */
export class FeatureReadIndexes20261209050000 implements MigrationInterface {
  readonly name = 'FeatureReadIndexes20261209050000';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(drop(name));
      await runner.query(create(name, on));
    }
    await runner.query(drop(OLD));
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(drop(OLD));
    await runner.query(create(OLD, 'delivered_parcels (deliver_by)'));
    for (const name of Object.keys(INDEXES)) await runner.query(drop(name));
  }
}
