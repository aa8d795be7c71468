import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { In, Not, type DataSource, type EntityManager } from 'typeorm';
import { Conflict, NotFound } from '../../../platform/http/problem.js';
import { Outbox } from '../../../platform/outbox/outbox.js';
import { Order } from '../order-core/order.entity.js';
import { lockOrder, transitionOrder, writeEvent, type Cause } from '../order-core/transition.js';
import { consigneeAgain, consigneeOfOrder, isSameConsignee, type Consignee } from './consignee.js';
import { Shipment } from '../order-core/shipment/shipment.entity.js';
import { ShipmentsQueries } from './shipments.queries.js';
import { msg } from '../../../platform/i18n/message.js';

const CREATE = 'shipment-create:';
const createKey = (shipmentId: number): string => `${CREATE}${shipmentId}`;

/** Requests shipments, each order's once; the worker creates them at the carrier. */
@Injectable()
export class ShipmentRequestsService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: ShipmentsQueries,
    private readonly outbox: Outbox,
  ) {}

  /** Ships an order to its own delivery address, unless it has a shipment already. */
  async shipAnyway(orderId: number, cause: Cause): Promise<void> {
    await this.db.transaction(async (manager) => {
      const order = await lockOrder(manager, orderId);
      await this.once(manager, order, consigneeOfOrder, cause);
    });
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
        return this.once(manager, order, to, cause);
      }
      const { id: shipmentId, state } = live;
      await writeEvent(manager, 'shipment', id, 'retried', state, state, cause);
      await this.outbox.reopen(manager, 'shipment.create', createKey(shipmentId), { shipmentId });
      return live;
    });
  }

  /** The order's shipment: the live one, or a new one to the consignee. The order is locked. */
  async once(
    manager: EntityManager,
    order: Order,
    to: (order: Order) => Consignee | Promise<Consignee>,
    cause: Cause,
  ): Promise<Shipment> {
    const { id: orderId } = order;
    const live = await this.live(manager, orderId);
    if (live) return live;
    if (order.state === 'cod_pending')
      throw new Conflict('order_not_confirmed', msg('shipment.notConfirmed'));
    const consignee = await to(order);
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

  /**
   * Details that arrive after the parcel was booked from the checkout address: it gets them if the carrier does not know
   * it yet, otherwise they are rejected. The order is locked.
   */
  async readdress(
    manager: EntityManager,
    order: Order,
    shipment: Shipment,
    to: () => Promise<Consignee>,
  ): Promise<Shipment> {
    if (!isSameConsignee(shipment, consigneeOfOrder(order))) return shipment;
    const consignee = await to();
    if (isSameConsignee(shipment, consignee)) return shipment;
    if (shipment.state !== 'requested' && shipment.state !== 'retry_wait')
      throw new Conflict('address_final', msg('shipment.addressFixed'));
    await manager.update(Shipment, shipment.id, consignee);
    return Object.assign(shipment, consignee);
  }

  /** The order's live shipment. */
  private live(manager: EntityManager, orderId: number): Promise<Shipment | null> {
    return manager.findOneBy(Shipment, { orderId, state: Not(In(['rejected', 'voided'])) });
  }

  /** Requests again the creation of shipments without a waybill after the age. */
  async sweep(ageMs: number): Promise<void> {
    for (const shipmentId of await this.queries.forgottenSince(ageMs, CREATE))
      await this.outbox.reopen(this.db.manager, 'shipment.create', createKey(shipmentId), {
        shipmentId,
      });
  }
}
