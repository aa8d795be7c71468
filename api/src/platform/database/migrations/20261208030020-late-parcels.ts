import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Deliveries with their promised day, and what a late one makes. Deliveries from before are not added. */
export class LateParcels20261208030020 implements MigrationInterface {
  readonly name = 'LateParcels20261208030020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists delivered_parcels (
        order_id integer primary key references orders (id) on delete cascade,
        carrier text not null default 'aramex',
        deliver_by date not null,
        delivered_on date not null,
        coupon_code text,
        coupon_fils integer,
        created_at timestamptz not null default now()
      );
      create index if not exists delivered_parcels_deliver_by on delivered_parcels (deliver_by);
      create index if not exists delivered_parcels_late on delivered_parcels (delivered_on, order_id)
        where delivered_on > deliver_by;
      create table if not exists late_parcel_rule (
        id smallint primary key default 1 check (id = 1),
        version integer not null,
        enabled boolean not null,
        coupon_fils integer not null check (coupon_fils > 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table delivered_parcels, late_parcel_rule');
  }
}
