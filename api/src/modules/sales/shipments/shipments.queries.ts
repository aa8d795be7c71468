import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { TrackingUpdate } from '../../../platform/gateways/aramex/aramex.gateway.js';

const TRACKED_AT_ONCE = 50;
/** Stored events of a shipment, and characters of their texts. */
const EVENTS_MAX = 50;
const TEXT_MAX = 200;
/** Days for which voided parcels are tracked: the carrier may have collected one. */
const VOIDED_DAYS = 30;

/** The waybill of an order, and its label as PDF. */
export interface OrderLabel {
  orderId: number;
  shipmentId: number;
  awb: string;
  pdf: Buffer | null;
}

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

  async label(awb: string): Promise<{ orderId: number; pdf: Buffer } | undefined> {
    const rows: { orderId: number; pdf: Buffer }[] = await this.db.query(
      `select s.order_id as "orderId", l.pdf from shipment_labels l join shipments s on s.id = l.shipment_id
       where s.awb = $1`,
      [awb],
    );
    return rows[0];
  }

  /** The newest live waybill of each order, with its label unless it is not there yet. */
  labelsOf(orderIds: number[]): Promise<OrderLabel[]> {
    return this.db.query(
      `select distinct on (s.order_id) s.order_id as "orderId", s.id as "shipmentId", s.awb, l.pdf
       from shipments s left join shipment_labels l on l.shipment_id = s.id
       where s.order_id = any ($1) and s.awb is not null and s.state <> 'voided'
       order by s.order_id, s.id desc`,
      [orderIds],
    );
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
         where (state in ('created', 'picked_up', 'in_transit', 'out_for_delivery')
             or (state = 'voided' and awb is not null and scan_settled_at is null
               and updated_at > now() - $4 * interval '1 day'))
           and coalesce(tracked_at, created_at) < now() - $1 * interval '1 ms'
         order by coalesce(tracked_at, created_at) limit $2 for update skip locked)
       returning id, order_id as "orderId", awb`,
      [ageMs, TRACKED_AT_ONCE, leaseMs, VOIDED_DAYS],
    );
    return rows;
  }

  /** Adds what is new of a shipment's updates, which are newest first, and keeps the newest. */
  async saveEvents(
    manager: EntityManager,
    shipmentId: number,
    updates: readonly TrackingUpdate[],
  ): Promise<void> {
    const events = updates
      .filter(({ at }) => at)
      .slice(0, EVENTS_MAX)
      .map((update) => ({ ...update, text: update.text.slice(0, TEXT_MAX) }))
      // Of the events of one moment, the newest has the highest id.
      .reverse();
    await manager.query(
      `insert into tracking_events (shipment_id, at, code, text, place)
       select $1, at, left(code, 20), text, left(place, 80)
       from json_to_recordset($2::json) as e(at timestamptz, code text, text text, place text)
       on conflict do nothing`,
      [shipmentId, JSON.stringify(events)],
    );
    await manager.query(
      `delete from tracking_events where id in (select id from tracking_events
         where shipment_id = $1 order by at desc, id desc offset $2)`,
      [shipmentId, EVENTS_MAX],
    );
  }

  async tracked(id: number): Promise<void> {
    await this.db.query('update shipments set tracked_at = now() where id = $1', [id]);
  }
}
