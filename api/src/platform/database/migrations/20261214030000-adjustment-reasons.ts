import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why staff corrected a stock. The default reads it from the transaction's setting, so that the triggers that write the
 * history stay as they are, and a release that does not set it writes null.
 */
export class AdjustmentReasons20261214030000 implements MigrationInterface {
  readonly name = 'AdjustmentReasons20261214030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table stock_changes add column if not exists adjustment_reason text;
      alter table stock_changes alter column adjustment_reason
        set default nullif(current_setting('shop.adjustment_reason', true), '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stock_changes drop column adjustment_reason');
  }
}
