import type { EntityManager } from 'typeorm';
import { NOW, lockOrder, step, type Cause } from '../orders/transition.js';
import { PAYMENT_MACHINE, type PaymentEventName } from './payment-machine.js';
import { Payment } from './payment.entity.js';

/** The payment, locked after its order. */
export const lockPayment = async (manager: EntityManager, id: number): Promise<Payment> => {
  const { orderId } = await manager.findOneByOrFail(Payment, { id });
  await lockOrder(manager, orderId);
  return manager.findOneOrFail(Payment, { where: { id }, lock: { mode: 'pessimistic_write' } });
};

/** One step of a payment with what else becomes known by it; false when its state absorbs the event. */
export const transitionPayment = async (
  manager: EntityManager,
  id: number,
  event: PaymentEventName,
  cause: Cause,
  known: Partial<Payment> = {},
): Promise<boolean> => {
  const payment = await lockPayment(manager, id);
  const { orderId, state } = payment;
  const to = await step(manager, PAYMENT_MACHINE, orderId, state, event, cause, (next) =>
    manager.update(Payment, id, { ...known, state: next, updatedAt: NOW }),
  );
  return to !== undefined;
};
