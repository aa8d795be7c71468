import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the orders of an account that is deleted, also by a process of the previous release. */
export class OrdersOfDeletedAccounts20261203000310 implements MigrationInterface {
  readonly name = 'OrdersOfDeletedAccounts20261203000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function mark_orders_without_account() returns trigger language plpgsql as $$
      begin
        update orders set without_account_since = now() where user_id = old.id;
        return null;
      end $$;
      drop trigger if exists users_orders_without_account on users;
      create trigger users_orders_without_account after delete on users
        for each row execute function mark_orders_without_account()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_orders_without_account on users;
      drop function mark_orders_without_account()`);
  }
}
