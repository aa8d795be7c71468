import type { MigrationInterface, QueryRunner } from 'typeorm';

const WITHOUT_ACCOUNT = 'without_account_since is not null';

/** Find what belongs to a person without an account, and the orders whose retention ends first. */
const INDEXES = {
  orders_without_account: `orders (created_at) where ${WITHOUT_ACCOUNT} and full_name <> ''`,
  orders_guest_email: `orders (email) where ${WITHOUT_ACCOUNT} and email <> ''`,
  orders_guest_phone: `orders (phone) where ${WITHOUT_ACCOUNT} and phone <> ''`,
  mails_guest: 'mails (recipient) where user_id is null',
  seller_requests_phone: 'seller_requests (phone)',
  users_phone: 'users (phone)',
};

const drop = (name: string): string => `drop index concurrently if exists ${name}`;
const create = (name: string, on: string): string => `create index concurrently ${name} on ${on}`;

/** Built concurrently. */
export class GuestIndexes20261203000330 implements MigrationInterface {
  readonly name = 'GuestIndexes20261203000330';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    for (const [name, on] of Object.entries(INDEXES)) {
      // An interrupted build leaves an invalid index.
      await runner.query(drop(name));
      await runner.query(create(name, on));
    }
    await runner.query('reset lock_timeout');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(drop(name));
  }
}
