import type { Scenario } from '../../common/scenario-registry.js';
import type { CardScenario } from '../card-scenarios.js';
import type { CardStatus } from './card-status.js';
import type { PaymentRequest } from '../payment-request.js';

export interface CardRefund {
  readonly refundRef: string;
  /** Decimal AED. */
  readonly amount: string;
  readonly reason: string;
  status: 'Successful' | 'Pending';
  /** When a pending refund completes, ms since the epoch. */
  readonly doneAt: number;
}

/** An opened payment page and its result. */
export interface CardTransaction {
  readonly session: string;
  readonly request: PaymentRequest;
  readonly agRef: string;
  readonly pgRef: string;
  readonly createdAt: number;
  stage: 'open' | 'code' | 'done';
  status: CardStatus;
  /** Future status and its time, ms since the epoch. */
  later?: { readonly status: CardStatus; readonly at: number };
  /** Decimal AED captured on success. */
  takes: string;
  /** Scenario of the shopper's decision. */
  scenario?: Scenario<CardScenario>;
  wrongCodes: number;
  returnsSent: number;
  readonly refunds: CardRefund[];
}

/** Current status; a pending payment may have settled meanwhile. */
export function statusOf(transaction: CardTransaction): CardStatus {
  const { later } = transaction;
  if (later && Date.now() >= later.at) {
    transaction.status = later.status;
    transaction.later = undefined;
  }
  return transaction.status;
}

/** Decimal AED captured so far. */
export const paidAmountOf = (transaction: CardTransaction) =>
  statusOf(transaction) === 'Successful' ? transaction.takes : '0.00';

/** A transaction in control calls; amounts in AED. */
export interface CardTransactionView {
  readonly orderNo: string;
  readonly protocol: 'v1' | 'v2';
  readonly amount: string;
  readonly currency: string;
  readonly status: CardStatus;
  readonly stage: 'open' | 'code' | 'done';
  readonly paidAmount: string;
  readonly agRef: string;
  readonly pgRef: string;
  readonly udf: readonly string[];
  readonly returnsSent: number;
  readonly refunds: readonly CardRefund[];
  readonly createdAt: string;
}

export const viewOf = (transaction: CardTransaction): CardTransactionView => ({
  orderNo: transaction.request.orderNo,
  protocol: transaction.request.protocol,
  amount: transaction.request.amount,
  currency: transaction.request.currency,
  status: statusOf(transaction),
  stage: transaction.stage,
  paidAmount: paidAmountOf(transaction),
  agRef: transaction.agRef,
  pgRef: transaction.pgRef,
  udf: transaction.request.udf,
  returnsSent: transaction.returnsSent,
  refunds: transaction.refunds.map((refund) => ({ ...refund, status: refundStatus(refund) })),
  createdAt: new Date(transaction.createdAt).toISOString(),
});

export function refundStatus(refund: CardRefund): CardRefund['status'] {
  if (refund.status === 'Pending' && Date.now() >= refund.doneAt) refund.status = 'Successful';
  return refund.status;
}

/** Integer fils of a decimal AED text with at most 2 digits. */
export const filsOf = (aed: string) => Math.round(Number(aed) * 100);
