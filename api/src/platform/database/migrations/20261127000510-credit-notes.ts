import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each refund gets the number of its credit note when its transaction commits, so that numbers have no gaps and
 * the lock for the next number is held only during the commit.
 */
export class CreditNotes20261127000510 implements MigrationInterface {
  readonly name = 'CreditNotes20261127000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table refunds
        add column if not exists is_duplicate boolean not null default false,
        add column if not exists credit_note_no integer;

      create or replace function number_credit_note() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('credit_notes'));
        update refunds
          set credit_note_no = (select coalesce(max(credit_note_no), 0) + 1 from refunds)
          where id = new.id and credit_note_no is null and not is_duplicate;
        return null;
      end $$;
      drop trigger if exists refunds_credited on refunds;
      create constraint trigger refunds_credited after insert on refunds
        deferrable initially deferred for each row execute function number_credit_note()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger refunds_credited on refunds;
      drop function number_credit_note;
      alter table refunds drop column is_duplicate, drop column credit_note_no`);
  }
}
