import type { EntityManager } from 'typeorm';
import type { Changes } from '../../back-office/audit/audit-entry.entity.js';
import { writeAudit } from '../../back-office/audit/write-audit.js';
import { COD_MACHINE, type CodEventName } from './payment/cod-machine.js';
import { nextState, type Machine } from './machine.js';
import { OrderEvent } from './order-event.entity.js';
import { ORDER_MACHINE, type OrderEventName, type OrderState } from './order-machine.js';
import { Order } from './order.entity.js';
import type { Message } from '../../../platform/i18n/message.js';
import { textOf } from '../../../platform/i18n/translate.js';

/** Actor and reason of a change. */
export interface Cause {
  /** `shopper:7`, `staff:1`, `system` or `provider`. */
  actor: string;
  why?: Message | string;
}
export const SYSTEM: Cause = { actor: 'system' };
export const PROVIDER: Cause = { actor: 'provider' };

/** Timestamps are those of the database, whose clock all processes share. */
export const NOW = (): string => 'now()';

/** Applies an event to the state of a locked row; undefined if the state ignores it. */
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

/** The values of an event without those of its row. */
export type EventValues = Omit<OrderEvent, 'id' | 'orderId' | 'createdAt'>;

const valuesOf = (
  subject: EventValues['subject'],
  event: string,
  fromState: string | null,
  toState: string,
  { actor, why = '' }: Cause,
): EventValues => ({
  subject,
  event,
  fromState,
  toState,
  actor,
  why: textOf(why),
  whyMessage: typeof why === 'string' ? null : { id: why.id, values: why.values },
});

/** The first event of an order's history, for rows that are inserted by the shopper. */
export const placedEvent = (state: OrderState, cause: Cause): EventValues =>
  valuesOf('order', 'placed', null, state, cause);

/** The event of a transition of a row that is inserted by the shopper, in the state after it. */
export const eventOf = <State extends string, Event extends string>(
  machine: Machine<State, Event>,
  from: State,
  event: Event,
  cause: Cause,
): EventValues & { toState: State } => {
  const to = nextState(machine, from, event);
  if (to === undefined) throw new Error(`A ${machine.name} that is ${from} ignores ${event}.`);
  return { ...valuesOf(machine.name, event, from, to, cause), toState: to };
};

/** Inserts an event of the order's history; `changes` are for the audit. */
export const writeEvent = async (
  manager: EntityManager,
  subject: OrderEvent['subject'],
  orderId: number,
  event: string,
  fromState: string | null,
  toState: string,
  cause: Cause,
  changes: Changes = { [subject]: { from: fromState, to: toState } },
): Promise<void> => {
  await manager.insert(OrderEvent, {
    orderId,
    ...valuesOf(subject, event, fromState, toState, cause),
  });
  await writeAudit(manager, {
    action: event,
    subject: 'orders',
    subjectId: orderId,
    changes,
  });
};

/**
 * The order, locked until the transaction ends: every change locks it first, and only it, because its shipments and
 * payments change only under this lock.
 */
export const lockOrder = (manager: EntityManager, id: number): Promise<Order> =>
  manager.findOneOrFail(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Applies an event to a locked order and updates the entity; false if the state ignores it. */
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

/** The same for its cash; false for a card order too. */
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
