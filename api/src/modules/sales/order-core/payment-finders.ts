import { In, type EntityManager } from 'typeorm';
import { OPEN_PAYMENT_STATES, type PaymentState } from './payment-machine.js';
import { Payment } from './payment.entity.js';

/** The attempt that was begun last. */
export const newestPayment = (manager: EntityManager, orderId: number): Promise<Payment | null> =>
  manager.findOne(Payment, { where: { orderId }, order: { id: 'DESC' } });

/** Attempts the shopper may still be paying. */
export const openPayments = (manager: EntityManager, orderId: number): Promise<Payment[]> =>
  manager.findBy(Payment, { orderId, state: In([...OPEN_PAYMENT_STATES]) });

/** What an attempt has to do with the order's money, the weightiest first. */
const WEIGHT: readonly PaymentState[] = [
  'captured',
  'partially_refunded',
  'refund_pending',
  'refund_failed',
  'refunded',
  'review',
];

/** The attempt that stands for the order: the one with its money, else the newest; `payments` by id. */
export const leadingOf = (payments: readonly Payment[]): Payment | undefined => {
  for (const weighty of WEIGHT) {
    const found = payments.find(({ state }) => state === weighty);
    if (found) return found;
  }
  return payments.at(-1);
};

/** The same, looked up. */
export const leadingPayment = async (
  manager: EntityManager,
  orderId: number,
): Promise<Payment | undefined> =>
  leadingOf(await manager.find(Payment, { where: { orderId }, order: { id: 'ASC' } }));
