import { In, type EntityManager } from 'typeorm';
import { OPEN_PAYMENT_STATES, type PaymentState } from './payment-machine.js';
import { Payment } from './payment.entity.js';

/** The newest attempt. */
export const newestPayment = (manager: EntityManager, orderId: number): Promise<Payment | null> =>
  manager.findOne(Payment, { where: { orderId }, order: { id: 'DESC' } });

/** Attempts that may still be paid. */
export const openPayments = (manager: EntityManager, orderId: number): Promise<Payment[]> =>
  manager.findBy(Payment, { orderId, state: In([...OPEN_PAYMENT_STATES]) });

/** Relevance of an attempt for the order's money, most relevant first. */
const WEIGHT: readonly PaymentState[] = [
  'captured',
  'partially_refunded',
  'refund_pending',
  'refund_failed',
  'refunded',
  'review',
];

/** The most relevant attempt, else the newest; `payments` by id. */
export const leadingOf = (payments: readonly Payment[]): Payment | undefined => {
  for (const weighty of WEIGHT) {
    const found = payments.find(({ state }) => state === weighty);
    if (found) return found;
  }
  return payments.at(-1);
};

/** The same, read from the database. */
export const leadingPayment = async (
  manager: EntityManager,
  orderId: number,
): Promise<Payment | undefined> =>
  leadingOf(await manager.find(Payment, { where: { orderId }, order: { id: 'ASC' } }));
