import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payment of a refund, and for a refund outside the card gateway its reference, unique per order. */
export class RefundReferences20261123000501 implements MigrationInterface {
  readonly name = 'RefundReferences20261123000501';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds
        add column payment_id integer references payments (id) on delete cascade,
        add column reference text not null default '';
      create index refunds_payment_id on refunds (payment_id) where payment_id is not null;
      create unique index refunds_reference on refunds (order_id, reference) where reference <> '';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index refunds_reference, refunds_payment_id;
      alter table refunds drop column payment_id, drop column reference;
    `);
  }
}
