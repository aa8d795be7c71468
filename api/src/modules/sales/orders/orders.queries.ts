import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** SQL of the sweeps over orders. */
@Injectable()
export class OrdersQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** Unpaid orders with reserved stock, whose placement and last payment attempt are older than the age; without those in payment review. */
  async unpaidSince(ageMs: number): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `select id from orders where state in ('pending_payment', 'payment_failed') and holds_stock
         and created_at < now() - $1 * interval '1 ms'
         and not exists (select 1 from payments p
           where p.order_id = orders.id
             and (p.created_at >= now() - $1 * interval '1 ms' or p.state = 'review'))
       order by id limit 500`,
      [ageMs],
    );
    return rows.map(({ id }) => id);
  }

  /** Orders without a shipment that were paid or confirmed at least the age ago, with a complete checkout address or without one. */
  async withoutShipmentSince(ageMs: number, isAddressComplete: boolean): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `select id from orders where state in ('paid', 'cod_confirmed') and address_complete = $2
         and updated_at <= now() - $1 * interval '1 ms' order by id limit 500`,
      [ageMs, isAddressComplete],
    );
    return rows.map(({ id }) => id);
  }
}
