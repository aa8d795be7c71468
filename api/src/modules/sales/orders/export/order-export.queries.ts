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

const LINE_IDS = `
  select l.id
  from unnest($1::integer[]) with ordinality u (id, at)
    cross join lateral (select l.id from order_lines l
      where l.order_id = u.id and ($2::integer is null or l.vendor_id = $2) offset 0) l
  order by u.at, l.id limit $3`;
const LINES = `
  select o.id as "orderId", ${timeText('o.created_at')} as placed, o.deliver_by::text as "deliverBy",
    o.state, l.product_id as "productId", l.name, l.name_ar as "nameAr", p.code, l.size, l.color,
    l.quantity, l.unit_price_fils as "unitFils", l.discount_fils as "discountFils", s.name as vendor
  from unnest($1::integer[]) with ordinality u (id, at)
    cross join lateral (select * from order_lines where id = u.id offset 0) l
    cross join lateral (select * from orders where id = l.order_id offset 0) o
    left join products p on p.id = l.product_id left join staff s on s.id = l.vendor_id
  order by u.at`;

/** A product of an order as the export needs it; times in Dubai. */
export interface ExportedLine {
  orderId: number;
  placed: string;
  deliverBy: string | null;
  state: OrderState;
  productId: number;
  name: string;
  nameAr: string;
  code: string | null;
  size: string;
  color: string;
  quantity: number;
  unitFils: number;
  /** Of the whole line. */
  discountFils: number;
  vendor: string | null;
}

/** SQL of the export of orders. */
@Injectable()
export class OrderExportQueries {
  constructor(private readonly statements: Statements) {}

  /** The orders with these ids, in their order. */
  rows(ids: number[]): Promise<ExportedOrder[]> {
    return this.statements.rows<ExportedOrder>(ROWS, [ids]);
  }

  /** Ids of the lines of these orders, in their order; for a vendor the own ones. */
  async lineIds(orders: number[], vendor: number | undefined, limit: number): Promise<number[]> {
    const values = [orders, vendor ?? null, limit];
    const rows = await this.statements.rows<{ id: number }>(LINE_IDS, values);
    return rows.map(({ id }) => id);
  }

  /** The lines with these ids, in their order. */
  lines(ids: number[]): Promise<ExportedLine[]> {
    return this.statements.rows<ExportedLine>(LINES, [ids]);
  }
}
