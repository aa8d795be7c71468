import type { EntityManager } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { NOW, lockOrder, step, type Cause } from '../orders/transition.js';
import {
  SHIPMENT_MACHINE,
  type ShipmentEventName,
  type ShipmentState,
} from './shipment-machine.js';
import { Shipment } from './shipment.entity.js';

/** The shipment as it is now, locked after its order. */
export const lockShipment = async (
  manager: EntityManager,
  { id, orderId }: Shipment,
): Promise<Shipment> => {
  await lockOrder(manager, orderId);
  return manager.findOneOrFail(Shipment, { where: { id }, lock: { mode: 'pessimistic_write' } });
};

/** One step of a locked shipment with what else becomes known by it; its next state, none when it absorbs the event. */
export const transitionShipment = (
  manager: EntityManager,
  { id, orderId, state }: Shipment,
  event: ShipmentEventName,
  cause: Cause,
  known: QueryDeepPartialEntity<Shipment> = {},
): Promise<ShipmentState | undefined> =>
  step(manager, SHIPMENT_MACHINE, orderId, state, event, cause, (next) =>
    manager.update(Shipment, id, { ...known, state: next, updatedAt: NOW }),
  );
