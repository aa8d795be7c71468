import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An invoice of a cash order that is not delivered is reversed by a credit note although no money moved. Its number
 * is one of the numbers of all credit notes, assigned when the transaction commits.
 */
export class InvoiceReversals20261128000310 implements MigrationInterface {
  readonly name = 'InvoiceReversals20261128000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table if not exists invoice_reversals (
        order_id integer primary key references orders (id),
        credit_note_no integer,
        created_at timestamptz not null default now()
      );
      create unique index if not exists invoice_reversals_credit_note_no
        on invoice_reversals (credit_note_no) where credit_note_no is not null;

      create or replace function last_credit_note_no() returns integer language sql as $$
        select greatest((select coalesce(max(credit_note_no), 0) from refunds),
          (select coalesce(max(credit_note_no), 0) from invoice_reversals))
      $$;
      create or replace function number_credit_note() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('credit_notes'));
        update refunds set credit_note_no = last_credit_note_no() + 1
          where id = new.id and credit_note_no is null and not is_duplicate;
        return null;
      end $$;
      create or replace function number_invoice_reversal() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('credit_notes'));
        update invoice_reversals set credit_note_no = last_credit_note_no() + 1
          where order_id = new.order_id and credit_note_no is null;
        return null;
      end $$;
      drop trigger if exists invoice_reversals_credited on invoice_reversals;
      create constraint trigger invoice_reversals_credited after insert on invoice_reversals
        deferrable initially deferred for each row execute function number_invoice_reversal();

      create or replace function reverse_invoice() returns trigger language plpgsql as $$
      begin
        insert into invoice_reversals (order_id)
          select order_id from invoices where order_id = new.id
          on conflict do nothing;
        return null;
      end $$;
      drop trigger if exists orders_invoice_reversed on orders;
      create trigger orders_invoice_reversed after update of cod_state on orders for each row
        when (new.cod_state = 'void' and old.cod_state is distinct from new.cod_state)
        execute function reverse_invoice();

      insert into invoice_reversals (order_id)
        select i.order_id from invoices i join orders o on o.id = i.order_id
        where o.cod_state = 'void' order by i.no
        on conflict do nothing`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger orders_invoice_reversed on orders;
      drop table invoice_reversals;
      drop function reverse_invoice, number_invoice_reversal;
      create or replace function number_credit_note() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock(hashtext('credit_notes'));
        update refunds
          set credit_note_no = (select coalesce(max(credit_note_no), 0) + 1 from refunds)
          where id = new.id and credit_note_no is null and not is_duplicate;
        return null;
      end $$;
      drop function last_credit_note_no`);
  }
}
