import { toFils, type Fils } from '@shop/shop-rules';
import { recordsOf, textOf } from '../read.js';

export type CardOutcome = 'successful' | 'pending' | 'failed' | 'cancelled' | 'unknown';

/** The provider's result of one payment attempt. */
export interface CardResult {
  merchantId: string;
  orderNo: string;
  /** Amount as received, decimal AED. */
  amountText: string;
  /** Undefined if the amount is not a decimal number. */
  amountFils: Fils | undefined;
  country: string;
  currency: string;
  agRef: string;
  pgRef: string;
  /** Status as received. */
  statusText: string;
  outcome: CardOutcome;
  code: string;
  /** Sums of its refunds; undefined if the provider does not list them. */
  refunds?: { doneFils: Fils; pendingFils: Fils };
}

const OUTCOMES: Record<string, CardOutcome> = {
  successful: 'successful',
  success: 'successful',
  pending: 'pending',
  failed: 'failed',
  aborted: 'cancelled',
  cancelled: 'cancelled',
};

/** Only the status decides; result codes differ between accounts. */
export const outcomeOf = (status: string): CardOutcome =>
  OUTCOMES[status.trim().toLowerCase()] ?? 'unknown';

/** Fils of a decimal AED text, undefined for anything else. */
export const amountOf = (text: string): Fils | undefined =>
  /^\d{1,9}(\.\d{1,2})?$/.test(text.trim()) ? toFils(Number(text)) : undefined;

const RESULT_FIELDS = [
  'ag_id',
  'me_id',
  'order_no',
  'amount',
  'country',
  'currency',
  'txn_date',
  'txn_time',
  'ag_ref',
  'pg_ref',
  'status',
  'res_code',
  'res_message',
];

/** The result in a return: its fields separated by |. */
export const resultOf = (piped: string): CardResult => {
  const values = piped.split('|');
  return resultOfFields(Object.fromEntries(RESULT_FIELDS.map((name, at) => [name, values[at]])));
};

export const resultOfFields = (fields: Record<string, unknown>): CardResult => {
  const read = (name: string): string => textOf(fields[name]).trim();
  return {
    merchantId: read('me_id'),
    orderNo: read('order_no'),
    amountText: read('amount'),
    amountFils: amountOf(read('amount')),
    country: read('country'),
    currency: read('currency'),
    agRef: read('ag_ref'),
    pgRef: read('pg_ref'),
    statusText: read('status'),
    outcome: outcomeOf(read('status')),
    code: read('res_code'),
  };
};

/** Sums of the refunds in a status response; not every account receives the list. */
export const refundsOf = (refunds: unknown): Pick<CardResult, 'refunds'> => {
  if (!Array.isArray(refunds)) return {};
  const all = recordsOf(refunds).map((one) => ({
    fils: amountOf(textOf(one['refund_amount'])) ?? 0,
    outcome: outcomeOf(textOf(one['status'])),
  }));
  const sum = (state: CardOutcome): Fils =>
    all.filter(({ outcome }) => outcome === state).reduce((total, { fils }) => total + fils, 0);
  return { refunds: { doneFils: sum('successful'), pendingFils: sum('pending') } };
};
