import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Network of an order, as a keyed hash, for the caps on orders; rows are deleted after a day. */
export class OrderNetworks20261123000220 implements MigrationInterface {
  readonly name = 'OrderNetworks20261123000220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table order_networks (
        order_id integer primary key references orders (id) on delete cascade,
        network text not null,
        created_at timestamptz not null default now()
      );
      create index order_networks_network on order_networks (network);
      create index order_networks_created_at on order_networks (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table order_networks');
  }
}
