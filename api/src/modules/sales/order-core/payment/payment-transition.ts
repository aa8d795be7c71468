import type { EntityManager } from 'typeorm';
import type { Order } from '../order.entity.js';
import { NOW, lockOrder, step, type Cause } from '../transition.js';
import { PAYMENT_MACHINE, type PaymentEventName } from './payment-machine.js';
import { Payment } from './payment.entity.js';

/** The current payment with its locked order. */
export const lockPayment = async (
  manager: EntityManager,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
): Promise<{ order: Order; payment: Payment }> => {
  const order = await lockOrder(manager, orderId);
  return { order, payment: await manager.findOneByOrFail(Payment, { id }) };
};

/**
 * Applies an event, and `changes`, to a payment of a locked order and updates the entity. False if
 * the state ignores it.
 */
export const transitionPayment = async (
  manager: EntityManager,
  payment: Payment,
  event: PaymentEventName,
  cause: Cause,
  changes: Partial<Payment> = {},
): Promise<boolean> => {
  const { id, orderId, state: from } = payment;
  const to = await step(manager, PAYMENT_MACHINE, orderId, from, event, cause, (state) =>
    manager.update(Payment, id, { ...changes, state, updatedAt: NOW }),
  );
  payment.state = to ?? from;
  return to !== undefined;
};
