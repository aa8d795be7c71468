import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { TrackingEvent } from '../../order-core/shipment/tracking-event.entity.js';

@Injectable()
export class TrackingEventsQueries {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  /** The newest events of each shipment, the newest first. */
  of(shipmentIds: readonly number[], limit: number): Promise<TrackingEvent[]> {
    return this.db.query(
      `select e.id, e.shipment_id as "shipmentId", e.at, e.code, e.text, e.place
       from unnest($1::integer[]) as s(id)
       cross join lateral (select * from tracking_events where shipment_id = s.id
         order by at desc, id desc limit $2) e`,
      [shipmentIds, limit],
    );
  }
}
