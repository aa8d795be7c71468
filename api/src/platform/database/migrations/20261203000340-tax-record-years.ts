import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Years for which the tax law requires the records of sales. */
export class TaxRecordYears20261203000340 implements MigrationInterface {
  readonly name = 'TaxRecordYears20261203000340';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table business_details add column tax_record_years integer not null default 5
         check (tax_record_years between 5 and 15)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table business_details drop column tax_record_years');
  }
}
