import type { MigrationInterface, QueryRunner } from 'typeorm';

const DAY_OF = (at: string): string => `(${at} at time zone 'Asia/Dubai')::date`;

const UNDONE = `
  create or replace function queue_remittance_undone() returns trigger language plpgsql as $$
  begin
    insert into money_changes (day, kind, fils, order_id)
      select ${DAY_OF('new.created_at')}, 'remitted', -total_fils, id
      from orders where id = new.order_id;
    return null;
  end $$`;

const TRIGGER = `
  create or replace trigger order_events_remittance_undone after insert on order_events
    for each row when (new.subject = 'cod' and new.event = 'remittance_undone')
    execute function queue_remittance_undone()`;

/** Cash whose remittance is undone is subtracted from the sum of the day of the undo. */
export class UndoneRemittances20261208030010 implements MigrationInterface {
  readonly name = 'UndoneRemittances20261208030010';
  /** Each statement locks one table, and is repeatable. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [UNDONE, TRIGGER]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger if exists order_events_remittance_undone on order_events;
      drop function if exists queue_remittance_undone`);
  }
}
