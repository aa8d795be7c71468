import type { EntityManager } from 'typeorm';
import type { Changes } from '../../back-office/audit/audit-entry.entity.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { COD_MACHINE, type CodEventName } from './cod-machine.js';
import { nextState, type Machine } from './machine.js';
import { OrderEvent } from './order-event.entity.js';
import { ORDER_MACHINE, type OrderEventName } from './order-machine.js';
import { Order } from './order.entity.js';
import type { Message } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';

/** Who causes a change, and why. */
export interface Cause {
  /** `shopper:7`, `staff:1`, `system` or `provider`. */
  actor: string;
  why?: Message | string;
}
export const SYSTEM: Cause = { actor: 'system' };
export const PROVIDER: Cause = { actor: 'provider' };

/** The moment in a row: that of the database, whose clock all processes share. */
export const NOW = (): string => 'now()';

/** Applies an event to a locked row's state; undefined where the state absorbs it. */
export const step = async <State extends string, Event extends string>(
  manager: EntityManager,
  machine: Machine<State, Event>,
  orderId: number,
  from: State,
  event: Event,
  cause: Cause,
  save: (to: State) => Promise<unknown>,
): Promise<State | undefined> => {
  const to = nextState(machine, from, event);
  if (to === undefined) return undefined;
  await save(to);
  await writeEvent(manager, machine.name, orderId, event, from, to, cause);
  return to;
};

/** A line of the order's history; `changes` are what the audit shows of it. */
export const writeEvent = async (
  manager: EntityManager,
  subject: OrderEvent['subject'],
  orderId: number,
  event: string,
  fromState: string | null,
  toState: string,
  { actor, why = '' }: Cause,
  changes: Changes = { [subject]: { from: fromState, to: toState } },
): Promise<void> => {
  await manager.insert(OrderEvent, {
    orderId,
    subject,
    event,
    fromState,
    toState,
    actor,
    why: textOf(why),
    whyMessage: typeof why === 'string' ? null : { id: why.id, values: why.values },
  });
  await writeAudit(manager, {
    action: event,
    subject: 'orders',
    subjectId: orderId,
    changes,
  });
};

/**
 * The order, locked until the transaction ends: the first lock of a change, and the only one, for its shipments and
 * payments change under it alone.
 */
export const lockOrder = (manager: EntityManager, id: number): Promise<Order> =>
  manager.findOneOrFail(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** One step of a locked order, which then has its next state; false when its state absorbs the event. */
export const transitionOrder = async (
  manager: EntityManager,
  order: Order,
  event: OrderEventName,
  cause: Cause,
): Promise<boolean> => {
  const { id, state: from } = order;
  const to = await step(manager, ORDER_MACHINE, id, from, event, cause, (state) =>
    manager.update(Order, id, { state, updatedAt: NOW }),
  );
  order.state = to ?? from;
  return to !== undefined;
};

/** The same for its cash; false also for a card order. */
export const transitionCod = async (
  manager: EntityManager,
  order: Order,
  event: CodEventName,
  cause: Cause,
): Promise<boolean> => {
  const { id, codState: from } = order;
  if (from === null) return false;
  const to = await step(manager, COD_MACHINE, id, from, event, cause, (codState) =>
    manager.update(Order, id, { codState, updatedAt: NOW }),
  );
  order.codState = to ?? from;
  return to !== undefined;
};
