import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY_OF = (at: string): string => `(${at} at time zone 'Asia/Dubai')::date`;

/** Counts every change once: one statement sees both the rows and what is queued of them. */
const FILL = `
  with queued as (delete from money_changes)
  insert into daily_money (day, kind, fils)
  select day, kind, sum(fils) from (
    select ${DAY_OF('captured_at')} as day, 'captured' as kind, amount_fils::bigint as fils
    from payments where captured_at is not null
    union all
    select ${DAY_OF('created_at')}, case way when 'card' then 'refunded' else 'cashRefunded' end, amount_fils
    from refunds
    union all
    select ${DAY_OF('created_at')}, 'due', total_fils from orders where cod_state <> 'void'
    union all
    select ${DAY_OF('e.created_at')}, e.to_state, o.total_fils
    from order_events e join orders o on o.id = e.order_id
    where e.subject = 'cod' and e.event in ('delivered', 'remitted')
  ) moved group by day, kind`;

const FILL_UNOWED = `
  insert into unowed_captures (order_id)
  select distinct p.order_id from payments p join orders o on o.id = p.order_id
  where p.captured_at is not null and p.state in ('captured', 'partially_refunded')
    and o.state in ('pending_payment', 'payment_failed', 'expired', 'cancelled')`;

/** Adds up the money of the existing rows, after the triggers do so for new ones. */
export class DailyMoneyFilled20261205000210 implements MigrationInterface {
  readonly name = 'DailyMoneyFilled20261205000210';

  async up(runner: QueryRunner): Promise<void> {
    // A worker of this release may sweep already.
    await runner.query(`select pg_advisory_xact_lock(hashtext('daily_money'))`);
    await runner.query('delete from daily_money; delete from unowed_captures');
    await runner.query(FILL);
    await runner.query(FILL_UNOWED);
  }

  async down(): Promise<void> {
    // The sums are dropped with their tables.
  }
}
