import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY_OF = (at: string): string => `(${at} at time zone 'Asia/Dubai')::date`;
const UNOWED = `('pending_payment', 'payment_failed', 'expired', 'cancelled')`;

const TABLES = `
  create table if not exists daily_money (
    day date not null,
    kind text not null,
    fils bigint not null,
    primary key (day, kind)
  );
  create table if not exists money_changes (
    id bigint generated always as identity primary key,
    -- Null: only the order matters, which may have got a captured payment that it does not owe.
    day date,
    kind text not null,
    fils bigint not null,
    order_id integer not null
  );
  create table if not exists unowed_captures (order_id integer primary key)`;

const FUNCTIONS = `
  create or replace function queue_cash_due() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.cod_state <> 'void' then
      insert into money_changes (day, kind, fils, order_id)
        values (${DAY_OF('old.created_at')}, 'due', -old.total_fils, old.id);
    end if;
    if new.cod_state <> 'void' then
      insert into money_changes (day, kind, fils, order_id)
        values (${DAY_OF('new.created_at')}, 'due', new.total_fils, new.id);
    end if;
    if tg_op = 'UPDATE' and old.total_fils <> new.total_fils then
      insert into money_changes (day, kind, fils, order_id)
        select ${DAY_OF('created_at')}, to_state, new.total_fils - old.total_fils, new.id
        from order_events where order_id = new.id and subject = 'cod' and event in ('delivered', 'remitted');
    end if;
    return null;
  end $$;

  create or replace function queue_unowed_order() returns trigger language plpgsql as $$
  begin
    insert into money_changes (kind, fils, order_id) values ('unowed', 0, new.id);
    return null;
  end $$;

  create or replace function queue_cash_moved() returns trigger language plpgsql as $$
  begin
    insert into money_changes (day, kind, fils, order_id)
      select ${DAY_OF('new.created_at')}, new.to_state, total_fils, id
      from orders where id = new.order_id;
    return null;
  end $$;

  create or replace function queue_captured() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old.captured_at is not null then
      insert into money_changes (day, kind, fils, order_id)
        values (${DAY_OF('old.captured_at')}, 'captured', -old.amount_fils, old.order_id);
    end if;
    if new.captured_at is not null then
      insert into money_changes (day, kind, fils, order_id)
        values (${DAY_OF('new.captured_at')}, 'captured', new.amount_fils, new.order_id);
    end if;
    return null;
  end $$;

  create or replace function queue_refunded() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      insert into money_changes (day, kind, fils, order_id)
        values (${DAY_OF('old.created_at')},
          case old.way when 'card' then 'refunded' else 'cashRefunded' end, -old.amount_fils, old.order_id);
    end if;
    insert into money_changes (day, kind, fils, order_id)
      values (${DAY_OF('new.created_at')},
        case new.way when 'card' then 'refunded' else 'cashRefunded' end, new.amount_fils, new.order_id);
    return null;
  end $$`;

/** Each changes one table. */
const TRIGGERS = [
  `create or replace trigger orders_due_added after insert on orders
    for each row when (new.cod_state <> 'void') execute function queue_cash_due()`,
  `create or replace trigger orders_due_changed
    after update of cod_state, total_fils, created_at on orders for each row
    when ((old.cod_state <> 'void', old.total_fils, old.created_at)
      is distinct from (new.cod_state <> 'void', new.total_fils, new.created_at))
    execute function queue_cash_due()`,
  `create or replace trigger orders_unowed_changed after update of state on orders for each row
    when (old.state not in ${UNOWED} and new.state in ${UNOWED})
    execute function queue_unowed_order()`,
  `create or replace trigger order_events_cash_added after insert on order_events
    for each row when (new.subject = 'cod' and new.event in ('delivered', 'remitted'))
    execute function queue_cash_moved()`,
  `create or replace trigger payments_captured_added after insert on payments
    for each row when (new.captured_at is not null) execute function queue_captured()`,
  // A payment that is captured again, after a refund that did not take all, may be one that its order does not owe.
  `create or replace trigger payments_captured_changed
    after update of captured_at, amount_fils, state on payments for each row
    when ((old.captured_at is not null or new.captured_at is not null)
      and ((old.captured_at, old.amount_fils) is distinct from (new.captured_at, new.amount_fils)
        or old.state <> new.state and new.state in ('captured', 'partially_refunded')))
    execute function queue_captured()`,
  `create or replace trigger refunds_added after insert on refunds
    for each row execute function queue_refunded()`,
  `create or replace trigger refunds_changed after update of way, amount_fils, created_at on refunds
    for each row when ((old.way, old.amount_fils, old.created_at)
      is distinct from (new.way, new.amount_fils, new.created_at))
    execute function queue_refunded()`,
];

/**
 * Money moved per day in Dubai and kind, for the reconciliation: changes are queued in their transaction, without
 * waiting for each other, and a sweep adds them to the sums; a read adds what is queued. `unowed_captures` has every order
 * with a captured payment that it does not owe, unless it is queued. Rows of these tables are never deleted.
 */
export class DailyMoney20261205000200 implements MigrationInterface {
  readonly name = 'DailyMoney20261205000200';
  /** Each statement locks one table, and is repeatable. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [TABLES, FUNCTIONS, ...TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists orders_due_added on orders;
      drop trigger if exists orders_due_changed on orders;
      drop trigger if exists orders_unowed_changed on orders;
      drop trigger if exists order_events_cash_added on order_events;
      drop trigger if exists payments_captured_added on payments;
      drop trigger if exists payments_captured_changed on payments;
      drop trigger if exists refunds_added on refunds;
      drop trigger if exists refunds_changed on refunds;
      drop function if exists queue_cash_due, queue_unowed_order, queue_cash_moved, queue_captured,
        queue_refunded;
      drop table if exists daily_money, money_changes, unowed_captures`);
  }
}
