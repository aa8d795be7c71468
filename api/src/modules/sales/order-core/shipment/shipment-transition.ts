import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { NOW, lockOrder, step, type Cause } from '../transition.js';
import type { Order } from '../order.entity.js';
import { SHIPMENT_MACHINE, type ShipmentEventName } from './shipment-machine.js';
import { Shipment } from './shipment.entity.js';

/** A shipment with its order. */
export interface ShipmentOfOrder {
  order: Order;
  shipment: Shipment;
}

/** The current shipment with its locked order. */
export const lockShipment = async (
  manager: EntityManager,
  { id, orderId }: Pick<Shipment, 'id' | 'orderId'>,
): Promise<ShipmentOfOrder> => {
  const order = await lockOrder(manager, orderId);
  return { order, shipment: await manager.findOneByOrFail(Shipment, { id }) };
};

/**
 * Applies an event, and `changes`, to a shipment of a locked order and updates the entity. False if
 * the state ignores it.
 */
export const transitionShipment = async (
  manager: EntityManager,
  shipment: Shipment,
  event: ShipmentEventName,
  cause: Cause,
  changes: QueryDeepPartialEntity<Shipment> = {},
): Promise<boolean> => {
  const { id, orderId, state: from } = shipment;
  const to = await step(manager, SHIPMENT_MACHINE, orderId, from, event, cause, (state) =>
    manager.update(Shipment, id, { ...changes, state, updatedAt: NOW }),
  );
  shipment.state = to ?? from;
  return to !== undefined;
};
