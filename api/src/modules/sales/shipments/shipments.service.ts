import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, Not, type DataSource, type EntityManager } from 'typeorm';
import { Conflict, NotFound, Rejected, Unavailable } from '../../../platform/http/problem.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { Order } from '../order-core/order.entity.js';
import { lockOrder, transitionOrder, writeEvent, type Cause } from '../order-core/transition.js';
import { consigneeAgain, consigneeOf, consigneeOfOrder, type Consignee } from './consignee.js';
import type { ConsigneeDto } from './shipment.dto.js';
import { Shipment } from '../order-core/shipment.entity.js';
import { ShipmentsQueries } from './shipments.queries.js';
import { msg, storedMessage } from '../../../platform/i18n/message.js';
import { OrderEvent } from '../order-core/order-event.entity.js';

const LOOK_MS = 150;
const FAILED = msg('shipment.failed');

/** Who requests a shipment. */
interface ShipmentCaller {
  kind: 'shopper' | 'staff';
  id: number;
}

/** Requests shipments; the worker creates them at the carrier. */
@Injectable()
export class ShipmentsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ShipmentsQueries,
    private readonly outbox: Outbox,
    private readonly timeouts: Timeouts,
  ) {}

  /** Requests the order's shipment, once, and waits a while for its waybill. */
  async request(
    operationId: string,
    consignee: ConsigneeDto,
    caller: ShipmentCaller,
  ): Promise<Shipment> {
    const isShopper = caller.kind === 'shopper';
    const found = await this.db.manager.findOneBy(Order, {
      operationId,
      ...(isShopper && { userId: caller.id }),
    });
    if (!found) throw new NotFound(msg('order.notFound'));
    const cause = { actor: `${isShopper ? 'shopper' : 'staff'}:${caller.id}` };
    const shipment = await this.db.transaction(async (manager) =>
      this.requestOnce(
        manager,
        await lockOrder(manager, found.id),
        (order) => consigneeOf(consignee, order),
        cause,
      ),
    );
    return this.awaited(shipment);
  }

  /** Ships an order to its own delivery address if the shopper has not completed the form. */
  async shipAnyway(orderId: number, cause: Cause): Promise<void> {
    await this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, orderId);
      await this.requestOnce(manager, order, consigneeOfOrder, cause);
    });
  }

  /**
   * Creates an order's shipment now and waits a while for its waybill; false if the carrier has not responded by then
   * and the worker continues.
   */
  async book(operationId: string, staffId: number): Promise<boolean> {
    const shipment = await this.settled(await this.retry(operationId, staffId));
    if (shipment.state === 'rejected') {
      const { orderId, lastError: why } = shipment;
      const event = await this.db.manager.findOne(OrderEvent, {
        where: { orderId, why },
        order: { id: 'desc' },
      });
      const reason = storedMessage(event?.whyMessage ?? why);
      throw new Rejected('shipment_rejected', msg('shipment.rejected', { reason }));
    }
    return shipment.awb !== null;
  }

  /**
   * Requests an order's shipment: the first one, a new one after a rejection, else the waiting one. A new one has the
   * consignee of the rejected one, unless staff have changed the address since.
   */
  async retry(operationId: string, staffId: number): Promise<Shipment> {
    const found = await this.db.manager.findOneBy(Order, { operationId });
    if (!found) throw new NotFound(msg('order.notFound'));
    const { id } = found;
    const cause = { actor: `staff:${staffId}` };
    return this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, id);
      const live = await this.live(manager, id);
      if (live?.awb) throw new Conflict('shipment_exists', msg('shipment.exists'));
      if (!live) {
        const refused = await manager.findOne(Shipment, {
          where: { orderId: id },
          order: { id: 'DESC' },
        });
        const isMoved = refused && (order.addressChangedAt ?? 0) > refused.createdAt;
        const to = (): Consignee =>
          refused && !isMoved ? consigneeAgain(refused) : consigneeOfOrder(order);
        return this.requestOnce(manager, order, to, cause);
      }
      const { id: shipmentId, state } = live;
      await writeEvent(manager, 'shipment', id, 'retried', state, state, cause);
      await this.outbox.reopen(manager, 'shipment.create', createKey(shipmentId), { shipmentId });
      return live;
    });
  }

  private async requestOnce(
    manager: EntityManager,
    order: Order,
    to: (order: Order) => Consignee,
    cause: Cause,
  ): Promise<Shipment> {
    const { id: orderId } = order;
    const live = await this.live(manager, orderId);
    if (live) return live;
    const consignee = to(order);
    if (!(await transitionOrder(manager, order, 'details_saved', cause)))
      throw new Conflict('order_not_paid', msg('shipment.notPaid'));
    const earlier = await manager.countBy(Shipment, { orderId });
    const { identifiers } = await manager.insert(Shipment, {
      ...consignee,
      orderId,
      reference: earlier === 0 ? order.operationId : `${order.operationId}-${earlier + 1}`,
      codFils: order.paymentMethod === 'cod' ? order.totalFils : 0,
    });
    const shipmentId: number = identifiers[0]?.['id'];
    await writeEvent(manager, 'shipment', orderId, 'requested', null, 'requested', cause);
    await this.outbox.put(manager, 'shipment.create', createKey(shipmentId), { shipmentId });
    return manager.findOneByOrFail(Shipment, { id: shipmentId });
  }

  /** The order's live shipment. */
  private live(manager: EntityManager, orderId: number): Promise<Shipment | null> {
    return manager.findOneBy(Shipment, { orderId, state: Not(In(['rejected', 'voided'])) });
  }

  private async awaited(requested: Shipment): Promise<Shipment> {
    const shipment = await this.settled(requested);
    if (shipment.awb) return shipment;
    if (shipment.state === 'rejected') throw new Rejected('shipment_rejected', FAILED);
    throw new Unavailable(FAILED);
  }

  /** The shipment once it has a waybill or was rejected, or its state after the timeout. */
  private async settled({ id }: Shipment): Promise<Shipment> {
    const until = Date.now() + this.timeouts.createShipmentTimeout;
    for (;;) {
      const shipment = await this.db.manager.findOneByOrFail(Shipment, { id });
      if (shipment.state === 'voided') throw new Conflict('order_cancelled', FAILED);
      if (shipment.awb || shipment.state === 'rejected' || Date.now() >= until) return shipment;
      await pause(LOOK_MS);
    }
  }

  /** The label of a waybill as PDF. */
  async label(awb: string): Promise<Buffer> {
    const pdf = await this.queries.label(awb);
    if (pdf) return pdf;
    const shipment = await this.db.manager.findOneBy(Shipment, { awb });
    if (!shipment) throw new NotFound(msg('shipment.labelNotFound'));
    const work = { shipmentId: shipment.id };
    await this.outbox.reopen(this.db.manager, 'shipment.label', labelKey(shipment.id), work);
    throw new NotFound(msg('shipment.labelPending'), 'label_pending');
  }

  /** Requests again the creation of shipments without a waybill after the age. */
  async sweep(ageMs: number): Promise<void> {
    for (const shipmentId of await this.queries.forgottenSince(ageMs, CREATE))
      await this.outbox.reopen(this.db.manager, 'shipment.create', createKey(shipmentId), {
        shipmentId,
      });
  }
}

const CREATE = 'shipment-create:';
const createKey = (shipmentId: number): string => `${CREATE}${shipmentId}`;
export const labelKey = (shipmentId: number): string => `shipment-label:${shipmentId}`;
