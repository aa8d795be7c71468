import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { NOW, lockOrder, step, type Cause } from './transition.js';
import type { Order } from './order.entity.js';
import { SHIPMENT_MACHINE, type ShipmentEventName } from './shipment-machine.js';
import { Shipment } from './shipment.entity.js';

/** A parcel with its order. */
export interface ShipmentOfOrder {
  order: Order;
  shipment: Shipment;
}

/** The shipment as it is now, with its order, which is locked. */
export const lockShipment = async (
  manager: EntityManager,
  { id, orderId }: Pick<Shipment, 'id' | 'orderId'>,
): Promise<ShipmentOfOrder> => {
  const order = await lockOrder(manager, orderId);
  return { order, shipment: await manager.findOneByOrFail(Shipment, { id }) };
};

/**
 * One step of a shipment of a locked order, with what else becomes known by it; then it has its next state. False when
 * its state absorbs the event.
 */
export const transitionShipment = async (
  manager: EntityManager,
  shipment: Shipment,
  event: ShipmentEventName,
  cause: Cause,
  known: QueryDeepPartialEntity<Shipment> = {},
): Promise<boolean> => {
  const { id, orderId, state: from } = shipment;
  const to = await step(manager, SHIPMENT_MACHINE, orderId, from, event, cause, (state) =>
    manager.update(Shipment, id, { ...known, state, updatedAt: NOW }),
  );
  shipment.state = to ?? from;
  return to !== undefined;
};
