import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For order management: filters, resent mails, idempotent refunds, invoice numbers. */
export class OrderDesk20261121000800 implements MigrationInterface {
  readonly name = 'OrderDesk20261121000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index orders_city on orders (city, created_at desc);
      create index orders_words on orders using gin (
        lower(operation_id || ' ' || full_name || ' ' || email || ' ' || phone) gin_trgm_ops);

      alter table order_events drop constraint order_events_subject_check;
      alter table order_events add constraint order_events_subject_check
        check (subject in ('order', 'payment', 'cod', 'shipment', 'mail'));

      create table refund_keys (
        order_id integer not null references orders (id) on delete cascade,
        key text not null,
        amount_fils integer,
        primary key (order_id, key)
      );

      create table invoices (
        order_id integer primary key references orders (id),
        no integer not null,
        issued_at timestamptz not null default now()
      );
      create unique index invoices_no on invoices (no);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table invoices, refund_keys;
      delete from order_events where subject = 'mail';
      alter table order_events drop constraint order_events_subject_check;
      alter table order_events add constraint order_events_subject_check
        check (subject in ('order', 'payment', 'cod', 'shipment'));
      drop index orders_words, orders_city;
    `);
  }
}
