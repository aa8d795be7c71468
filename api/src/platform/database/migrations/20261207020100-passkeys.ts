import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys of staff accounts, and the challenges that browsers have open. */
export class Passkeys20261207020100 implements MigrationInterface {
  readonly name = 'Passkeys20261207020100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists passkeys (
        id uuid primary key,
        staff_id integer not null references staff (id) on delete cascade,
        credential_id text not null,
        public_key bytea not null,
        counter bigint not null default 0,
        transports text[] not null default '{}',
        name text not null,
        locale text not null default 'en',
        created_at timestamptz not null default now(),
        last_used_at timestamptz
      );
      create unique index if not exists passkeys_credential_id on passkeys (credential_id);
      create index if not exists passkeys_staff_id on passkeys (staff_id);
      create table if not exists passkey_challenges (
        challenge text primary key,
        purpose text not null,
        browser_hash text not null,
        staff_id integer references staff (id) on delete cascade,
        expires_at timestamptz not null
      );
      create index if not exists passkey_challenges_staff_id on passkey_challenges (staff_id);
      create index if not exists passkey_challenges_expires_at on passkey_challenges (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table passkey_challenges, passkeys');
  }
}
