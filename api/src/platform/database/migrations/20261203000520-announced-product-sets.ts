import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Queued sets of products are brought up to date after the transaction that changed the products. */
export class AnnouncedProductSets20261203000520 implements MigrationInterface {
  readonly name = 'AnnouncedProductSets20261203000520';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function announce_product_sets() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then perform announce_products('lists', '{}'); end if;
        return null;
      end $$;
      create or replace trigger product_set_queue_announced after delete on product_set_queue
        referencing old table as changed
        for each statement execute function announce_product_sets()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger product_set_queue_announced on product_set_queue;
      drop function announce_product_sets`);
  }
}
