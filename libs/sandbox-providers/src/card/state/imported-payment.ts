import { ControlError } from '../../common/control-responses.js';
import { fields, text } from '../../common/read.js';
import { CARD_STATUSES, type CardStatus } from './card-status.js';
import { type CardTransaction } from './card-transaction.js';

/** A payment of an earlier run. */
export interface ImportedPayment {
  readonly orderNo: string;
  /** Decimal AED with 2 digits. */
  readonly amount: string;
  readonly status: CardStatus;
  readonly agRef: string;
  readonly pgRef: string;
  /** Decimal AED already refunded; `0.00` for none. */
  readonly refunded: string;
}

const AED = /^\d{1,9}\.\d{2}$/;

/** Parses one payment of a control call. */
export function readImportedPayment(value: unknown): ImportedPayment {
  const input = fields(value);
  const status = CARD_STATUSES.find((known) => known === input.status);
  const [orderNo, agRef, amount] = [text(input.orderNo), text(input.agRef), text(input.amount)];
  const refunded = text(input.refunded) || '0.00';
  if (!orderNo || !agRef || !status || !AED.test(amount) || !AED.test(refunded)) {
    throw new ControlError(
      `A payment has orderNo, agRef, amount as 12.50 and a status of ${CARD_STATUSES.join(', ')}.`,
    );
  }
  return { orderNo, amount, status, agRef, pgRef: text(input.pgRef), refunded };
}

/** The finished transaction of such a payment; its page is closed. */
export const transactionOf = (payment: ImportedPayment, session: string): CardTransaction => ({
  session,
  request: {
    protocol: 'v2',
    agId: 'Paygate',
    orderNo: payment.orderNo,
    amount: payment.amount,
    country: 'ARE',
    currency: 'AED',
    successUrl: '',
    failureUrl: '',
    customerName: '',
    udf: [],
  },
  agRef: payment.agRef,
  pgRef: payment.pgRef,
  createdAt: Date.now(),
  stage: 'done',
  status: payment.status,
  takes: payment.amount,
  wrongCodes: 0,
  returnsSent: 0,
  refunds:
    Number(payment.refunded) > 0
      ? [
          {
            refundRef: `R${payment.orderNo}`,
            amount: payment.refunded,
            reason: '',
            status: 'Successful',
            doneAt: Date.now(),
          },
        ]
      : [],
});
