import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes the accounts that order, and those whose orders get another contact. */
export class OrderKeys20261215030020 implements MigrationInterface {
  readonly name = 'OrderKeys20261215030020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function note_order_keys() returns trigger language plpgsql as $$
      begin
        insert into shopper_key_changes (user_id) values (new.user_id);
        return null;
      end $$;
      create or replace trigger orders_shopper_keys_added after insert on orders
        for each row when (new.phone <> '' or new.building <> '')
        execute function note_order_keys();
      create or replace trigger orders_shopper_keys_changed
        after update of user_id, full_name, phone, city, area, building on orders
        for each row when (new.without_account_since is null and (new.user_id, new.full_name, new.phone, new.city, new.area, new.building)
          is distinct from (old.user_id, old.full_name, old.phone, old.city, old.area, old.building))
        execute function note_order_keys()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger orders_shopper_keys_added on orders;
      drop trigger orders_shopper_keys_changed on orders;
      drop function note_order_keys`);
  }
}
