import { setTimeout as pause } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 20;
const PAUSE_MS = 50;
const NUMBER = `
  with due as (select id, row_number() over (order by id) as place from (
    select id from refunds where id > $1 and credit_note_no is null and not is_duplicate
    order by id limit ${BATCH}) next)
  update refunds r
  set credit_note_no = due.place + (select coalesce(max(credit_note_no), 0) from refunds)
  from due where r.id = due.id returning r.id`;

/** Each number once, and numbers for earlier refunds. */
export class CreditNoteNumbers20261127000520 implements MigrationInterface {
  readonly name = 'CreditNoteNumbers20261127000520';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set lock_timeout = 0');
    // An interrupted build leaves an invalid index.
    await runner.query('drop index concurrently if exists refunds_credit_note_no');
    await runner.query(`create unique index concurrently refunds_credit_note_no
      on refunds (credit_note_no) where credit_note_no is not null`);
    await runner.query('reset lock_timeout');
    for (let last = 0; ; await pause(PAUSE_MS)) {
      await runner.startTransaction();
      await runner.query(`select pg_advisory_xact_lock(hashtext('credit_notes'))`);
      const [rows]: [{ id: number }[], number] = await runner.query(NUMBER, [last]);
      await runner.commitTransaction();
      if (rows.length === 0) return;
      last = Math.max(...rows.map(({ id }) => id));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists refunds_credit_note_no');
  }
}
