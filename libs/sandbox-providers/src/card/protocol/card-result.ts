import { planOf } from '../card-scenarios.js';
import type { CardStatus } from '../state/card-status.js';
import type { CardTransaction } from '../state/card-transaction.js';

const GULF_OFFSET_MS = 4 * 60 * 60 * 1000;
const RESULTS: Record<CardStatus, readonly [code: string, message: string]> = {
  Successful: ['00000', 'Transaction is successful'],
  Pending: ['00026', 'Transaction is pending'],
  Failed: ['00005', 'Declined by the bank'],
  Aborted: ['00016', 'Transaction was aborted'],
  Cancelled: ['00017', 'Cancelled by the customer'],
};

/** Result fields of a payment, the same in return and enquiry. */
export function resultFields(
  { request, agRef, pgRef, createdAt, scenario }: CardTransaction,
  merchantId: string,
  status: CardStatus,
  amount: string,
) {
  const [date = '', time = ''] = gulfTime(createdAt).split(' ');
  const own = status === 'Failed' && scenario ? planOf(scenario.name).result : undefined;
  const [code, message] = own ?? RESULTS[status];
  return {
    ag_id: request.agId,
    me_id: merchantId,
    order_no: request.orderNo,
    amount,
    country: request.country,
    currency: request.currency,
    txn_date: date,
    txn_time: time,
    ag_ref: agRef,
    pg_ref: pgRef,
    status,
    res_code: code,
    res_message: message,
  };
}

/** `2026-01-31 23:59:59` in UAE time, which has no daylight saving. */
export const gulfTime = (ms: number) =>
  new Date(ms + GULF_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
