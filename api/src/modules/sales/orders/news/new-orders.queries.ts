import { Injectable } from '@nestjs/common';
import { NEW_ORDERS_COUNTED } from '@shop/shop-rules';
import { Statements } from '../../../../platform/database/statements.js';
import type { NewOrdersDto } from './new-orders.dto.js';

/** The condition of the index `order_events_sold`. */
const SOLD = `subject = 'order' and event in ('captured', 'confirmed')`;

const NEWS = `
  select (select count(distinct order_id) from (select order_id from order_events
      where ${SOLD} and id > $1 order by id limit ${NEW_ORDERS_COUNTED}) n)::integer as count,
    coalesce((select id from order_events where ${SOLD} order by id desc limit 1), 0)::float8 as latest`;

/** SQL of new orders. */
@Injectable()
export class NewOrdersQueries {
  constructor(private readonly statements: Statements) {}

  /** Orders sold since the event; none without one. */
  async since(event: number | undefined): Promise<NewOrdersDto> {
    const [row] = await this.statements.rows<NewOrdersDto>(NEWS, [
      event ?? Number.MAX_SAFE_INTEGER,
    ]);
    return row ?? { count: 0, latest: 0 };
  }
}
