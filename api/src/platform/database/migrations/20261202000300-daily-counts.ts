import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of visits and of searched words per day in Dubai; nothing in them leads to a person (ADR 0045). */
export class DailyCounts20261202000300 implements MigrationInterface {
  readonly name = 'DailyCounts20261202000300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- The product and vendor 0 have the checkouts, which are of no single product.
      create table daily_visits (
        day date not null,
        product_id integer not null,
        vendor_id integer not null,
        views integer not null,
        carts integer not null,
        checkouts integer not null,
        primary key (day, product_id)
      );
      create index daily_visits_vendor on daily_visits (vendor_id, day);
      create table daily_searches (
        day date not null,
        words text not null,
        searches integer not null,
        -- Products found by the latest of them; null if only suggestions were shown.
        results integer,
        primary key (day, words)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table daily_visits, daily_searches');
  }
}
