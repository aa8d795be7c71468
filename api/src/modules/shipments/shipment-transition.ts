import type { EntityManager } from 'typeorm';
import { lockOrder, step, type Cause } from '../orders/transition.js';
import { SHIPMENT_MACHINE, type ShipmentEventName } from './shipment-machine.js';
import { Shipment } from './shipment.entity.js';

/** The shipment, locked after its order. */
export const lockShipment = async (manager: EntityManager, id: number): Promise<Shipment> => {
  const { orderId } = await manager.findOneByOrFail(Shipment, { id });
  await lockOrder(manager, orderId);
  return manager.findOneOrFail(Shipment, { where: { id }, lock: { mode: 'pessimistic_write' } });
};

/** One step of a shipment with what else becomes known by it; false when its state absorbs the event. */
export const transitionShipment = async (
  manager: EntityManager,
  id: number,
  event: ShipmentEventName,
  cause: Cause,
  known: Partial<Shipment> = {},
): Promise<boolean> => {
  const { orderId, state } = await lockShipment(manager, id);
  const to = await step(manager, SHIPMENT_MACHINE, orderId, state, event, cause, (next) =>
    manager.update(Shipment, id, { ...known, state: next, updatedAt: new Date() }),
  );
  return to !== undefined;
};
