import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Refunds that need a decision: the provider's error, and amounts refunded outside the shop. */
export class FailedRefunds20261123000500 implements MigrationInterface {
  readonly name = 'FailedRefunds20261123000500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table payments
        add column refund_round integer not null default 0,
        add column refund_problem text not null default '',
        add column refund_failed_at timestamptz,
        add column refund_outside_fils integer not null default 0,
        add column refund_extra_fils integer not null default 0,
        add column refund_extra_closed_fils integer not null default 0,
        add constraint payments_refund_outside
          check (refund_outside_fils between 0 and refunded_fils) not valid,
        add constraint payments_refund_extra
          check (refund_extra_closed_fils between 0 and refund_extra_fils) not valid;
      create index payments_refund_watched on payments (order_id)
        where state = 'refund_failed' or refund_outside_fils > 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index payments_refund_watched;
      alter table payments
        drop column refund_round,
        drop column refund_problem,
        drop column refund_failed_at,
        drop column refund_outside_fils,
        drop column refund_extra_fils,
        drop column refund_extra_closed_fils;
    `);
  }
}
