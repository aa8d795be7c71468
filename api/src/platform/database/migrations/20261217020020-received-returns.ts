import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  // The items of a return that arrived: of each vendor, and of all as vendor 0.
  `create table if not exists received_returns (
    return_id integer not null references returns on delete cascade,
    vendor_id integer not null,
    -- In Dubai.
    day date not null,
    pieces integer not null,
    fils bigint not null,
    primary key (return_id, vendor_id)
  )`,
  `create index if not exists received_returns_day on received_returns (vendor_id, day) include (pieces, fils)`,
];

/** The lock of the return makes a second change of it see the first; changes of different returns do not meet. */
const FUNCTIONS = `
  create or replace function sum_received_return(id integer) returns void language plpgsql as $$
  begin
    perform from returns t where t.id = $1 for no key update;
    delete from received_returns where return_id = $1;
    insert into received_returns (return_id, vendor_id, day, pieces, fils)
      select t.id, v.vendor_id, (t.received_at at time zone 'Asia/Dubai')::date, sum(r.received),
        sum(r.received * l.unit_price_fils::bigint)
      from returns t join return_lines r on r.return_id = t.id and r.received > 0
        join order_lines l on l.id = r.order_line_id
        cross join lateral (select 0 as vendor_id union select l.vendor_id where l.vendor_id is not null) v
      where t.id = $1 and t.received_at is not null
      group by t.id, v.vendor_id;
  end $$;
  create or replace function add_received_return() returns trigger language plpgsql as $$
  begin
    perform sum_received_return(new.id);
    return null;
  end $$;
  create or replace function change_received_return() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then perform sum_received_return(old.return_id);
    else perform sum_received_return(new.return_id);
    end if;
    return null;
  end $$`;

/** Each changes one table. */
const TRIGGERS = [
  `create or replace trigger returns_received_changed after update of received_at on returns for each row
    when (old.received_at is distinct from new.received_at) execute function add_received_return()`,
  `create or replace trigger return_lines_received_added after insert on return_lines for each row
    when (new.received > 0) execute function change_received_return()`,
  `create or replace trigger return_lines_received_changed after update of received on return_lines for each row
    when (old.received is distinct from new.received) execute function change_received_return()`,
  `create or replace trigger return_lines_received_removed after delete on return_lines for each row
    when (old.received > 0) execute function change_received_return()`,
];

/** What arrived of each return, so that the report of returns reads neither orders nor lines. */
export class ReceivedReturns20261217020020 implements MigrationInterface {
  readonly name = 'ReceivedReturns20261217020020';
  /** Each statement locks one table, and is repeatable. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, FUNCTIONS, ...TRIGGERS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists returns_received_changed on returns;
      drop trigger if exists return_lines_received_added on return_lines;
      drop trigger if exists return_lines_received_changed on return_lines;
      drop trigger if exists return_lines_received_removed on return_lines;
      drop function if exists change_received_return, add_received_return, sum_received_return;
      drop table if exists received_returns`);
  }
}
