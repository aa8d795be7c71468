import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes the accounts whose addresses have changed. */
export class AddressKeys20261215030010 implements MigrationInterface {
  readonly name = 'AddressKeys20261215030010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function note_address_keys() returns trigger language plpgsql as $$
      begin
        insert into shopper_key_changes (user_id) values (coalesce(new.user_id, old.user_id));
        return null;
      end $$;
      create or replace trigger addresses_shopper_keys after insert or delete on addresses
        for each row execute function note_address_keys();
      create or replace trigger addresses_shopper_keys_changed
        after update of user_id, full_name, phone, city, area, building on addresses
        for each row when ((new.user_id, new.full_name, new.phone, new.city, new.area, new.building)
          is distinct from (old.user_id, old.full_name, old.phone, old.city, old.area, old.building))
        execute function note_address_keys()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger addresses_shopper_keys on addresses;
      drop trigger addresses_shopper_keys_changed on addresses;
      drop function note_address_keys`);
  }
}
