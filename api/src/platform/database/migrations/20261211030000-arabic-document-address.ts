import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address on Arabic documents; empty: the other one. */
export class ArabicDocumentAddress20261211030000 implements MigrationInterface {
  readonly name = 'ArabicDocumentAddress20261211030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table business_details add column invoice_address_ar text not null default ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table business_details drop column invoice_address_ar');
  }
}
