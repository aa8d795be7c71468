import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Details of the business for documents and the carrier; without a row those of the environment apply. */
export class BusinessDetails20261201000210 implements MigrationInterface {
  readonly name = 'BusinessDetails20261201000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table business_details (
        id smallint primary key default 1 check (id = 1),
        version integer not null,
        legal_name text not null,
        invoice_address text not null,
        tax_number text not null check (tax_number ~ '^([0-9]{15})?$'),
        pickup_name text not null,
        pickup_line1 text not null,
        pickup_line2 text not null,
        pickup_city text not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table business_details');
  }
}
