import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Cash orders that wait for a confirmation, and the rules that decide which do. */
export class CashConfirmations20261208020000 implements MigrationInterface {
  readonly name = 'CashConfirmations20261208020000';

  async up(runner: QueryRunner): Promise<void> {
    // Two spellings of an address that differ in case, spaces or punctuation have one key. Without a flat it is that
    // of a whole building, and the key is null.
    await runner.query(`
      create table if not exists cash_rules (
        id smallint primary key default 1 check (id = 1),
        version integer not null,
        new_phone boolean not null,
        above boolean not null,
        above_fils integer not null check (above_fils >= 0),
        returned boolean not null,
        retry_minutes integer not null,
        least_calls smallint not null
      );
      create table if not exists cash_confirmations (
        order_id integer primary key references orders (id) on delete cascade,
        reasons text[] not null default '{}',
        no_answers smallint not null default 0,
        called_at timestamptz,
        call_after timestamptz,
        outcome text check (outcome in ('confirmed', 'cancelled')),
        outcome_reason text,
        decided_by integer,
        decided_at timestamptz,
        version integer not null default 0,
        created_at timestamptz not null default now()
      );
      create or replace function address_key(city text, area text, building text, flat text)
        returns text language sql immutable parallel safe
        return lower(translate(city, ' .,،-/#''"()', '')) || '|'
          || lower(translate(area, ' .,،-/#''"()', '')) || '|'
          || lower(translate(building, ' .,،-/#''"()', '')) || '|'
          || nullif(lower(translate(flat, ' .,،-/#''"()', '')), '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function address_key(text, text, text, text)');
    await runner.query('drop table cash_confirmations, cash_rules');
  }
}
