import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pairs of accounts that may be one person. Triggers note whose keys may have changed, in rows that no other
 * transaction waits for; the worker reads the keys and compares them.
 */
export class ShopperPairs20261215030000 implements MigrationInterface {
  readonly name = 'ShopperPairs20261215030000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists shopper_key_changes (
        id bigint generated always as identity primary key,
        user_id integer not null
      );
      create index if not exists shopper_key_changes_user on shopper_key_changes (user_id);
      create table if not exists shopper_keys (
        user_id integer not null references users on delete cascade,
        kind text not null check (kind in ('phone', 'email', 'address')),
        key text not null,
        primary key (kind, key, user_id)
      );
      create index if not exists shopper_keys_user on shopper_keys (user_id);
      create table if not exists shopper_pairs (
        first_id integer not null references users on delete cascade,
        second_id integer not null references users on delete cascade,
        reasons text[] not null,
        found_at timestamptz not null default now(),
        dismissed_at timestamptz,
        dismissed_by integer,
        dismissed_by_name text,
        primary key (first_id, second_id),
        check (first_id < second_id),
        check ((dismissed_at is null) = (dismissed_by is null)),
        check ((dismissed_at is null) = (dismissed_by_name is null))
      );
      create index if not exists shopper_pairs_second on shopper_pairs (second_id);
      create index if not exists shopper_pairs_open on shopper_pairs
        (cardinality(reasons) desc, found_at desc, first_id desc, second_id desc)
        where dismissed_at is null;
      create index if not exists shopper_pairs_dismissed on shopper_pairs
        (dismissed_at desc, first_id desc, second_id desc)
        where dismissed_at is not null and reasons <> '{}';
      create or replace function note_shopper_keys() returns trigger language plpgsql as $$
      begin
        insert into shopper_key_changes (user_id) values (new.id);
        return null;
      end $$;
      create or replace trigger users_shopper_keys_added after insert on users
        for each row execute function note_shopper_keys();
      create or replace trigger users_shopper_keys_changed after update of email, phone on users
        for each row when ((new.email, new.phone) is distinct from (old.email, old.phone))
        execute function note_shopper_keys()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_shopper_keys_added on users;
      drop trigger users_shopper_keys_changed on users;
      drop function note_shopper_keys;
      drop table shopper_pairs, shopper_keys, shopper_key_changes`);
  }
}
