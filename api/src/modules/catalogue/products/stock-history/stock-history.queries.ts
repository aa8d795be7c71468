import { Injectable } from '@nestjs/common';
import { numberOf } from '../../../../platform/database/order-numbers.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { StockChangeDto } from './stock-history.dto.js';

/** An order is placed in the transaction that takes its stock, which is before it has an id. */
const ORDER_OF = `coalesce(c.order_id, case when c.reason = 'order' then (
    select o.id from orders o where o.created_at = c.at
      and exists (select from order_lines l where l.order_id = o.id and l.product_id = c.product_id)
    limit 1) end)`;

const PAGE = `
  select c.id::float8 as id, c.size, c.color, c.before, c.after, c.reason, c.actor, c.at,
    c.adjustment_reason as "adjustmentReason",
    ${numberOf('o.id')} as "orderNumber", o.operation_id as "operationId"
  from (
    select c.*, ${ORDER_OF} as placed from stock_changes c
    where c.product_id = $1 and ($2::bigint is null or c.id < $2)
    order by c.id desc limit $3) c
  left join orders o on o.id = c.placed
  order by c.id desc`;

/** SQL of the history of stock. */
@Injectable()
export class StockHistoryQueries {
  constructor(private readonly statements: Statements) {}

  /** Changes before this one, the last first. */
  page(productId: number, before: number | undefined, limit: number): Promise<StockChangeDto[]> {
    return this.statements.rows<StockChangeDto>(PAGE, [productId, before ?? null, limit]);
  }
}
