import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the voided parcels that are under way by index. */
export class ScannedVoidedParcelsIndex20261128000330 implements MigrationInterface {
  readonly name = 'ScannedVoidedParcelsIndex20261128000330';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists shipments_scanned');
    await runner.query(`create index concurrently shipments_scanned on shipments (scanned_at)
      where scanned_at is not null and scan_settled_at is null`);
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists shipments_scanned');
  }
}
