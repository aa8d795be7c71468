import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the carrier scanned a parcel although it was voided, and when staff settled that. */
export class ScannedVoidedParcels20261128000320 implements MigrationInterface {
  readonly name = 'ScannedVoidedParcels20261128000320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table shipments
        add column if not exists scanned_at timestamptz,
        add column if not exists scan_settled_at timestamptz`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table shipments drop column scanned_at, drop column scan_settled_at');
  }
}
