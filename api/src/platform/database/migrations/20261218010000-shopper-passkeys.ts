import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of shoppers, in the table of those of staff; each has one owner. */
export class ShopperPasskeys20261218010000 implements MigrationInterface {
  readonly name = 'ShopperPasskeys20261218010000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table passkeys
        alter column staff_id drop not null,
        add column if not exists user_id integer references users (id) on delete cascade,
        drop constraint if exists passkeys_one_owner,
        add constraint passkeys_one_owner check (num_nonnulls(staff_id, user_id) = 1);
      create index if not exists passkeys_user_id on passkeys (user_id);
      alter table passkey_challenges
        add column if not exists user_id integer references users (id) on delete cascade;
      create index if not exists passkey_challenges_user_id on passkey_challenges (user_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from passkeys where staff_id is null;
      alter table passkeys drop column user_id, alter column staff_id set not null;
      alter table passkey_challenges drop column user_id`);
  }
}
