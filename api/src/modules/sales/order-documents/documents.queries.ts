import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { UNSOLD } from '../order-core/invoiced.js';

export interface IssuedInvoice {
  no: number;
  issuedAt: Date;
}

@Injectable()
export class DocumentsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The order's invoice, if any. */
  async invoiceOf(orderId: number): Promise<IssuedInvoice | undefined> {
    const rows: IssuedInvoice[] = await this.db.query(
      'select no, issued_at as "issuedAt" from invoices where order_id = $1',
      [orderId],
    );
    return rows[0];
  }

  /**
   * Assigns the next number to the order's invoice, unless it has one, another transaction has just taken the number,
   * or the order is no longer sold. The order is locked first, so that a cancellation sees the invoice and reverses it.
   * The statement is its own transaction and waits for the previous one: there are no gaps, and the lock is short
   * even if the process is busy.
   */
  async issueInvoice(orderId: number): Promise<void> {
    await this.db.query(
      `with sold as materialized (
         select id from orders
         where id = $1 and state <> all($2) and cod_state is distinct from 'void' for share),
       turn as materialized (select id, pg_advisory_xact_lock(hashtext('invoices')) from sold)
       insert into invoices (order_id, no)
       select id, (select coalesce(max(no), 0) + 1 from invoices) from turn
       on conflict do nothing`,
      [orderId, UNSOLD],
    );
  }
}
