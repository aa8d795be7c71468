import { randomBytes, randomInt } from 'node:crypto';
import { BoundedMap } from '../../common/bounded-map.js';
import { CardRefusal } from '../card-refusal.js';
import type { CardTransaction } from './card-transaction.js';
import { transactionOf, type ImportedPayment } from './imported-payment.js';
import type { PaymentRequest } from '../payment-request.js';

const LIMIT = 10_000;

/** Transactions in memory, by order number, page session and gateway reference. */
export class CardStore {
  private readonly byOrder = new BoundedMap<string, CardTransaction>(LIMIT);
  private readonly bySession = new BoundedMap<string, CardTransaction>(LIMIT);
  private readonly byAgRef = new BoundedMap<string, CardTransaction>(LIMIT);
  /** Order numbers of payments of an earlier run. */
  private readonly earlier = new Set<string>();

  open(request: PaymentRequest): CardTransaction {
    if (this.byOrder.has(request.orderNo) && !this.earlier.has(request.orderNo)) {
      throw new CardRefusal('duplicate_order', `Order ${request.orderNo} was already sent.`);
    }
    const transaction: CardTransaction = {
      session: newSession(),
      request,
      agRef: digits(16),
      pgRef: digits(12),
      createdAt: Date.now(),
      stage: 'open',
      status: 'Pending',
      takes: request.amount,
      wrongCodes: 0,
      returnsSent: 0,
      refunds: [],
    };
    this.add(transaction);
    return transaction;
  }

  /** Imports a finished payment; false when its order number exists. */
  importPayment(payment: ImportedPayment): boolean {
    const existing = this.byOrder.get(payment.orderNo);
    const isSame = existing?.agRef === payment.agRef && existing.takes === payment.amount;
    if (existing && (isSame || !this.earlier.has(payment.orderNo))) return false;
    this.add(transactionOf(payment, newSession()));
    return true;
  }

  /** Adds a payment of an earlier run; a shop with a new database may replace it. */
  restore(transaction: CardTransaction) {
    this.add(transaction);
    this.earlier.add(transaction.request.orderNo);
  }

  private add(transaction: CardTransaction) {
    this.earlier.delete(transaction.request.orderNo);
    this.byOrder.set(transaction.request.orderNo, transaction);
    this.bySession.set(transaction.session, transaction);
    this.byAgRef.set(transaction.agRef, transaction);
  }

  ofOrder(orderNo: string) {
    return this.byOrder.get(orderNo);
  }

  ofAgRef(agRef: string) {
    return this.byAgRef.get(agRef);
  }

  ofSession(session: string): CardTransaction {
    const transaction = this.bySession.get(session);
    if (!transaction)
      throw new CardRefusal('unknown_session', 'This payment page is not existing.');
    return transaction;
  }

  all() {
    return [...this.byOrder.values()];
  }

  clear() {
    this.byOrder.clear();
    this.bySession.clear();
    this.byAgRef.clear();
    this.earlier.clear();
  }
}

const newSession = () => randomBytes(18).toString('base64url');

const digits = (length: number) =>
  Array.from({ length }, (_, index) => randomInt(index === 0 ? 1 : 0, 10)).join('');
