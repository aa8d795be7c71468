import { Injectable } from '@nestjs/common';
import { timeText } from '../../../../platform/database/shop-days.js';
import { Statements } from '../../../../platform/database/statements.js';
import type { OrderState } from '../../order-core/order-machine.js';
import type { CodState } from '../../order-core/payment/cod-machine.js';

/** An order as the export needs it; times in Dubai. */
export interface ExportedOrder {
  id: number;
  placed: string;
  deliverBy: string | null;
  state: OrderState;
  paymentMethod: 'card' | 'cod';
  codState: CodState | null;
  fullName: string;
  email: string;
  phone: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  notes: string;
  itemCount: number;
  subtotalFils: number;
  deliveryFeeFils: number;
  discountFils: number;
  couponCode: string | null;
  totalFils: number;
  refundedFils: number;
  awb: string | null;
  tags: string | null;
}

/** `offset 0`: each order is read by its id; a join of a whole batch would read the table. */
const ROWS = `
  select o.id, ${timeText('o.created_at')} as placed,
    o.deliver_by::text as "deliverBy", o.state, o.payment_method as "paymentMethod",
    o.cod_state as "codState", o.full_name as "fullName", o.email, o.phone, o.city, o.area,
    o.building, o.flat, o.notes, o.item_count as "itemCount", o.subtotal_fils as "subtotalFils",
    o.delivery_fee_fils as "deliveryFeeFils", o.discount_fils as "discountFils",
    o.coupon_code as "couponCode", o.total_fils as "totalFils",
    coalesce((select sum(r.amount_fils) from refunds r
      where r.order_id = o.id and not r.is_duplicate), 0)::integer as "refundedFils",
    (select s.awb from shipments s where s.order_id = o.id and s.awb is not null
      order by s.id desc limit 1) as awb,
    (select string_agg(t.tag, ', ' order by t.id) from order_tags t where t.order_id = o.id) as tags
  from unnest($1::integer[]) with ordinality u(id, at)
    cross join lateral (select * from orders where id = u.id offset 0) o
  order by u.at`;

/** SQL of the export of orders. */
@Injectable()
export class OrderExportQueries {
  constructor(private readonly statements: Statements) {}

  /** The orders with these ids, in their order. */
  rows(ids: number[]): Promise<ExportedOrder[]> {
    return this.statements.rows<ExportedOrder>(ROWS, [ids]);
  }
}
