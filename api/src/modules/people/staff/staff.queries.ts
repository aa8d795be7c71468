import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A failed payment can be retried while its stock is reserved. */
const OPEN_ORDERS = `
  select count(distinct o.id)::integer as count
  from order_lines l join orders o on o.id = l.order_id
  where l.vendor_id = $1 and (
    o.state in ('pending_payment', 'paid', 'cod_pending', 'cod_confirmed', 'shipment_pending',
      'shipment_failed', 'ready_to_ship', 'shipped')
    or (o.state = 'payment_failed' and o.holds_stock))`;

/** SQL of dashboard accounts. */
@Injectable()
export class StaffQueries {
  /** Open orders with products of the vendor. */
  async openOrders(manager: EntityManager, vendorId: number): Promise<number> {
    const [row]: { count: number }[] = await manager.query(OPEN_ORDERS, [vendorId]);
    return row?.count ?? 0;
  }
}
