import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Decisions on seller requests: refused, or approved with a link that sets the vendor's first password. */
export class SellerAnswers20261121001200 implements MigrationInterface {
  readonly name = 'SellerAnswers20261121001200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table seller_requests
        add column locale text not null default 'en' check (locale in ('en', 'ar')),
        add column state text not null default 'open'
          check (state in ('open', 'approved', 'refused')),
        add column decided_at timestamptz,
        add column decided_by text,
        add column reason text,
        add column staff_id integer references staff,
        add column invite_hash text,
        add column invite_until timestamptz,
        add constraint seller_requests_decided
          check ((state = 'open') = (decided_at is null) and (state = 'approved') = (staff_id is not null));
      create unique index seller_requests_invite_hash on seller_requests (invite_hash);
      create index seller_requests_state on seller_requests (state, created_at desc, id desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index seller_requests_state, seller_requests_invite_hash;
      alter table seller_requests
        drop constraint seller_requests_decided,
        drop column invite_until, drop column invite_hash, drop column staff_id, drop column reason,
        drop column decided_by, drop column decided_at, drop column state, drop column locale;
    `);
  }
}
