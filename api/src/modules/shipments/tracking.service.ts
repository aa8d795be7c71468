import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { AramexGateway, type TrackingUpdate } from '../../gateways/aramex/aramex.gateway.js';
import { trackingState, type TrackingState } from '../../gateways/aramex/tracking-state.js';
import { MailsService } from '../mails/mails.service.js';
import { Order } from '../orders/order.entity.js';
import type { OrderEventName } from '../orders/order-machine.js';
import { PROVIDER, transitionCod, transitionOrder } from '../orders/transition.js';
import { transitionShipment } from './shipment-transition.js';
import { Shipment } from './shipment.entity.js';
import { ShipmentsQueries } from './shipments.queries.js';

const ORDER_EVENT: Record<TrackingState, OrderEventName> = {
  picked_up: 'handed_over',
  in_transit: 'handed_over',
  out_for_delivery: 'handed_over',
  delivered: 'delivered',
  returned: 'returned',
};

/** Follows parcels on their way. */
@Injectable()
export class TrackingService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly carrier: AramexGateway,
    private readonly queries: ShipmentsQueries,
    private readonly mails: MailsService,
  ) {}

  /** Asks where the parcels are that were not asked about for the age. */
  async sweep(ageMs: number): Promise<void> {
    const parcels = await this.queries.takeForTracking(ageMs);
    if (parcels.length === 0) return;
    const updates = await this.carrier.track(parcels.map(({ awb }) => awb));
    for (const { id, awb } of parcels) await this.follow(id, updates.get(awb) ?? []);
  }

  /** Applies a parcel's updates, newest first as the carrier lists them. */
  async follow(id: number, updates: TrackingUpdate[]): Promise<void> {
    const [newest] = updates;
    if (!newest) return;
    await this.db.transaction(async (manager) => {
      await manager.update(Shipment, id, { trackingText: newest.text });
      for (const update of [...updates].reverse()) {
        const state = trackingState(update);
        if (state) await this.move(manager, id, state, update.text);
      }
    });
  }

  private async move(
    manager: EntityManager,
    id: number,
    state: TrackingState,
    why: string,
  ): Promise<void> {
    const cause = { ...PROVIDER, why };
    if (!(await transitionShipment(manager, id, state, cause))) return;
    const { orderId } = await manager.findOneByOrFail(Shipment, { id });
    await transitionOrder(manager, orderId, ORDER_EVENT[state], cause);
    if (state === 'returned') await transitionCod(manager, orderId, 'voided', cause);
    if (state !== 'delivered') return;
    await transitionCod(manager, orderId, 'delivered', cause);
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    await this.mails.aboutOrder(manager, order, 'order-delivered');
  }
}
