import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

const TRACKED_AT_ONCE = 50;

@Injectable()
export class ShipmentsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  async saveLabel(shipmentId: number, pdf: Buffer): Promise<void> {
    await this.db.query(
      `insert into shipment_labels (shipment_id, pdf) values ($1, $2)
       on conflict (shipment_id) do update set pdf = excluded.pdf, created_at = now()`,
      [shipmentId, pdf],
    );
  }

  async label(awb: string): Promise<Buffer | undefined> {
    const rows: { pdf: Buffer }[] = await this.db.query(
      `select l.pdf from shipment_labels l join shipments s on s.id = l.shipment_id
       where s.awb = $1`,
      [awb],
    );
    return rows[0]?.pdf;
  }

  /** Whether the intent of the last call is older than the age. */
  async sentBefore(shipmentId: number, ageMs: number): Promise<boolean> {
    const rows: unknown[] = await this.db.query(
      `select 1 from shipments where id = $1 and sent_at < now() - $2 * interval '1 ms'`,
      [shipmentId, ageMs],
    );
    return rows.length > 0;
  }

  /** Shipments without a waybill after the age that have no open outbox message. */
  async forgottenSince(ageMs: number, keyBefore: string): Promise<number[]> {
    const rows: { id: number }[] = await this.db.query(
      `select id from shipments where state in ('requested', 'creating', 'unknown', 'retry_wait')
         and updated_at < now() - $1 * interval '1 ms'
         and (select coalesce(done_at, dead_at) is null from outbox
           where dedupe_key = $2 || shipments.id) is not true
       order by id limit 500`,
      [ageMs, keyBefore],
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Claims shipments that were not tracked for the age; other workers claim others. Unless they are marked as tracked,
   * they are due again after the lease.
   */
  async takeForTracking(
    ageMs: number,
    leaseMs: number,
  ): Promise<{ id: number; orderId: number; awb: string }[]> {
    const [rows]: [{ id: number; orderId: number; awb: string }[], number] = await this.db.query(
      `update shipments set tracked_at = now() - greatest($1 - $3, 0) * interval '1 ms'
       where id in (
         select id from shipments
         where state in ('created', 'picked_up', 'in_transit', 'out_for_delivery')
           and coalesce(tracked_at, created_at) < now() - $1 * interval '1 ms'
         order by coalesce(tracked_at, created_at) limit $2 for update skip locked)
       returning id, order_id as "orderId", awb`,
      [ageMs, TRACKED_AT_ONCE, leaseMs],
    );
    return rows;
  }

  async tracked(id: number): Promise<void> {
    await this.db.query('update shipments set tracked_at = now() where id = $1', [id]);
  }
}
