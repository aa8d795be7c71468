import { Injectable } from '@nestjs/common';
import { Statements } from '../../../platform/database/statements.js';
import { UNSOLD } from '../../sales/order-core/invoiced.js';
import type { FaultCheckDto, FaultCountsDto } from './faults.dto.js';

const COUNTS = `
  select
    (select count(*) from orders where id > $1)::integer as placed,
    (select count(*) from orders where id > $1 and state <> all($2))::integer as paid,
    (select count(*) from shipments
      where order_id > $1 and state in ('requested', 'creating', 'retry_wait', 'unknown'))::integer as "shipmentsWaiting",
    (select count(*) from outbox
      where done_at is null and dead_at is null and run_at <= now())::integer as "outboxWaiting",
    (select count(*) from mails m join orders o on o.id = m.order_id
      where o.id > $1 and m.sent_at is null)::integer as "mailsWaiting"`;

/** `$3` the ids and `$4` the notes of what demo shoppers ordered. */
const CHECKS = `
  select c.name as check, c.violations::integer as violations from (
  select 'orders' as name, (select count(*) from unnest($3::text[]) asked (id)
    where not exists (select from orders where operation_id = asked.id)) as violations
  union all
  select 'duplicates', (select count(*) - count(distinct notes) from orders
    where id > $1 and notes = any($4))
  union all
  select 'stock', (select count(*) from products p where p.id in (
      select product_id from order_lines where order_id > $1)
    and (p.stock < 0 or p.stock <> coalesce(
      (select sum(stock) from product_variants v where v.product_id = p.id), p.stock)))
  union all
  select 'payments', (select count(*) from payments p join orders o on o.id = p.order_id
    where o.id > $1 and p.state = 'captured' and o.state = any($2))
  union all
  select 'shipments', (select count(*) from (select from shipments
    where order_id > $1 and state not in ('rejected', 'voided')
    group by order_id having count(*) > 1) twice)
  union all
  select 'mails', (select count(*) from orders o
    where o.id > $1 and o.state <> all($2) and o.state <> 'cod_confirmed' and 1 <> (select count(*) from mails m
      where m.order_id = o.id and m.template = 'order-confirmed' and m.dedupe_key like 'order:%:shopper'))) c`;

/** Orders that exist before a fault. */
const LAST = 'select coalesce(max(id), 0)::integer as id from orders';

/** SQL of what a fault shows; for a local demo. */
@Injectable()
export class FaultsQueries {
  constructor(private readonly statements: Statements) {}

  async lastOrder(): Promise<number> {
    const [row] = await this.statements.rows<{ id: number }>(LAST);
    return row?.id ?? 0;
  }

  async counts(after: number): Promise<Omit<FaultCountsDto, 'stuck'>> {
    const [row] = await this.statements.planned<Omit<FaultCountsDto, 'stuck'>>(COUNTS, [
      after,
      UNSOLD,
    ]);
    if (!row) throw new Error('The counts have no row.');
    return row;
  }

  checks(after: number, asked: readonly { id: string; note: string }[]): Promise<FaultCheckDto[]> {
    return this.statements.planned(CHECKS, [
      after,
      UNSOLD,
      asked.map(({ id }) => id),
      asked.map(({ note }) => note),
    ]);
  }
}
