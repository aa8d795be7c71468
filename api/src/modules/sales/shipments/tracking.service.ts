import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, Not, type DataSource, type EntityManager } from 'typeorm';
import { AramexError } from '../../../platform/gateways/aramex/aramex-error.js';
import {
  AramexGateway,
  type TrackingUpdate,
} from '../../../platform/gateways/aramex/aramex.gateway.js';
import {
  TRACKING_STATES,
  trackingState,
  type TrackingState,
} from '../../../platform/gateways/aramex/tracking-state.js';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { LateParcelsService } from '../late-parcels/late-parcels.service.js';
import { MailsService } from '../mails/mails.service.js';
import { Order } from '../order-core/order.entity.js';
import type { OrderEventName } from '../order-core/order-machine.js';
import {
  PROVIDER,
  lockOrder,
  transitionCod,
  transitionOrder,
  type Cause,
} from '../order-core/transition.js';
import {
  lockShipment,
  transitionShipment,
  type ShipmentOfOrder,
} from '../order-core/shipment/shipment-transition.js';
import type { ShipmentState } from '../order-core/shipment/shipment-machine.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { ShipmentsQueries } from './shipments.queries.js';
import { noteScan } from './voided-parcels.service.js';
import { msg } from '../../../platform/i18n/message.js';

/** States of a shipment that the carrier has, or has delivered. */
const HANDED_OVER: readonly ShipmentState[] = TRACKING_STATES.filter(
  (state) => state !== 'returned',
);

const ORDER_EVENT: Record<TrackingState, OrderEventName> = {
  picked_up: 'handed_over',
  in_transit: 'handed_over',
  out_for_delivery: 'handed_over',
  delivered: 'delivered',
  returned: 'returned',
};

/** Tracks shipments. */
@Injectable()
export class TrackingService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly carrier: AramexGateway,
    private readonly queries: ShipmentsQueries,
    private readonly mails: MailsService,
    private readonly lateParcels: LateParcelsService,
    private readonly timeouts: Timeouts,
  ) {}

  /** Updates shipments that were not tracked for the age. */
  async sweep(ageMs: number): Promise<void> {
    const shipments = await this.queries.takeForTracking(ageMs, this.timeouts.outboxLease);
    if (shipments.length === 0) return;
    const updates = await this.carrier.track(shipments.map(({ awb }) => awb));
    for (const shipment of shipments) {
      await this.follow(shipment, updates.get(shipment.awb) ?? []);
      await this.queries.tracked(shipment.id);
    }
  }

  /** Tracks an order's parcel now; if the carrier does not respond soon, the stored state stays. */
  async refresh(orderId: number): Promise<void> {
    const shipment = await this.db.manager.findOneBy(Shipment, { orderId, state: 'created' });
    if (!shipment?.awb) return;
    try {
      const updates = await Promise.race([
        this.carrier.track([shipment.awb]),
        pause(this.timeouts.trackNowTimeout, undefined, { ref: false }),
      ]);
      await this.follow(shipment, updates?.get(shipment.awb) ?? []);
    } catch (error) {
      if (!(error instanceof AramexError)) throw error;
    }
  }

  /** Applies a shipment's updates; the carrier lists them newest first. */
  async follow(
    { id, orderId }: Pick<Shipment, 'id' | 'orderId'>,
    updates: TrackingUpdate[],
  ): Promise<void> {
    const [newest] = updates;
    if (!newest) return;
    await this.db.transaction(async (manager) => {
      const shipment = await lockShipment(manager, { id, orderId });
      await this.queries.saveEvents(manager, id, updates);
      await manager.update(Shipment, id, { trackingText: newest.text });
      if (shipment.shipment.state === 'voided')
        return noteScan(manager, shipment.shipment, updates);
      for (const update of [...updates].reverse()) {
        const state = trackingState(update);
        if (state)
          await this.move(
            manager,
            shipment,
            state,
            { ...PROVIDER, why: msg(`tracking.${state}`, { text: update.text }) },
            update.at,
          );
      }
    });
  }

  /** Staff record that the carrier has the parcel; false if it has it already or has delivered it. */
  async handedOver(operationId: string, staffId: number): Promise<boolean> {
    const { id } = await this.orderOf(operationId);
    return this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, id);
      const shipment = await this.openShipment(manager, id);
      if (shipment && HANDED_OVER.includes(shipment.state)) return false;
      const cause = { actor: `staff:${staffId}` };
      if (!shipment || !(await this.move(manager, { order, shipment }, 'picked_up', cause)))
        throw new Conflict('not_ready_to_ship', msg('shipment.notReady'));
      return true;
    });
  }

  /** Staff mark the shipment as delivered and its cash as collected; a second call changes nothing and returns false. */
  async delivered(operationId: string, staffId: number): Promise<boolean> {
    const { id } = await this.orderOf(operationId);
    return this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, id);
      if (order.state === 'delivered') return false;
      const shipment = await this.openShipment(manager, id);
      const cause = { actor: `staff:${staffId}` };
      if (!shipment || !(await this.move(manager, { order, shipment }, 'delivered', cause)))
        throw new Conflict('not_deliverable', msg('shipment.notDeliverable'));
      return true;
    });
  }

  /** Records that the carrier has remitted the collected cash; a second call changes nothing and returns false. */
  async cashReceived(operationId: string, staffId: number): Promise<boolean> {
    const { id } = await this.orderOf(operationId);
    return this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, id);
      if (order.codState === 'remitted') return false;
      if (!(await transitionCod(manager, order, 'remitted', { actor: `staff:${staffId}` })))
        throw new Conflict('not_collected', msg('shipment.notCollected'));
      return true;
    });
  }

  /** The shipment of an order that was neither rejected nor voided. */
  private openShipment(manager: EntityManager, orderId: number): Promise<Shipment | null> {
    return manager.findOneBy(Shipment, { orderId, state: Not(In(['rejected', 'voided'])) });
  }

  private async orderOf(operationId: string): Promise<Order> {
    const order = await this.db.manager.findOneBy(Order, { operationId });
    if (!order) throw new NotFound(msg('order.notFound'));
    return order;
  }

  private async move(
    manager: EntityManager,
    { order, shipment }: ShipmentOfOrder,
    state: TrackingState,
    cause: Cause,
    at?: Date,
  ): Promise<boolean> {
    if (!(await transitionShipment(manager, shipment, state, cause))) return false;
    const isChanged = await transitionOrder(manager, order, ORDER_EVENT[state], cause);
    if (state === 'returned') await transitionCod(manager, order, 'voided', cause);
    if (state !== 'delivered') return true;
    await transitionCod(manager, order, 'delivered', cause);
    await this.mails.toShopper(manager, order, 'order-delivered');
    if (isChanged) await this.lateParcels.delivered(manager, order, at);
    return true;
  }
}
