import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The address of a profile is the default address: what a statement writes there is copied to the address book. */
export class ProfileAddresses20261127000420 implements MigrationInterface {
  readonly name = 'ProfileAddresses20261127000420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function entered_text(value text) returns text language sql immutable as $$
        select case when lower(trim(value)) in ('undefined', '00') then '' else trim(value) end
      $$;
      create or replace function keep_default_address() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' and (new.name, new.phone) is distinct from (old.name, old.phone) then
          update addresses set full_name = new.name, phone = new.phone
            where user_id = new.id and is_default and full_name = old.name and phone = old.phone;
        end if;
        if entered_text(new.city) = '' and entered_text(new.area) = ''
            and entered_text(new.building) = '' then
          delete from addresses where user_id = new.id and is_default;
        else
          insert into addresses as a
              (user_id, full_name, phone, city, area, building, flat, is_default)
            values (new.id, new.name, new.phone, entered_text(new.city), entered_text(new.area),
              entered_text(new.building), entered_text(new.flat), true)
            on conflict (user_id) where is_default do update
              set city = excluded.city, area = excluded.area, building = excluded.building,
                flat = excluded.flat
              where (a.city, a.area, a.building, a.flat) is distinct from
                (excluded.city, excluded.area, excluded.building, excluded.flat);
        end if;
        return null;
      end $$;
      create or replace trigger users_default_address
        after insert or update of name, phone, city, area, building, flat on users
        for each row execute function keep_default_address()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_default_address on users;
      drop function keep_default_address, entered_text`);
  }
}
