import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whatever brings a product or a variant back, from an import to a cancelled order, updates the product, and this
 * trigger then requests the mails that wait for it.
 */
export class RestockedProducts20261127000210 implements MigrationInterface {
  readonly name = 'RestockedProducts20261127000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function alert_of_stock() returns trigger language plpgsql as $$
      begin
        if exists (
          select from stock_alerts a left join product_variants v on v.id = a.variant_id
          where a.product_id = new.id and a.confirmed_at is not null
            and coalesce(v.stock, new.stock) > 0
        ) then
          insert into outbox (topic, dedupe_key, payload) values ('stock.alerts',
            'stock-alerts:' || gen_random_uuid(), jsonb_build_object('productId', new.id));
        end if;
        return null;
      end $$;
      create or replace trigger products_restocked
        after update of stock, published, deleted_at on products for each row
        when (new.stock > 0 and new.published and new.deleted_at is null)
        execute function alert_of_stock()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger products_restocked on products;
      drop function alert_of_stock`);
  }
}
