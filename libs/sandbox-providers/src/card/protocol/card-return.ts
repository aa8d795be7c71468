import { randomBytes } from 'node:crypto';
import { CardCipher } from './card-crypto.js';
import { resultFields } from './card-result.js';
import type { CardStatus } from '../state/card-status.js';
import type { CardTransaction } from '../state/card-transaction.js';

/** The four encrypted fields of a return. */
export type ReturnFields = Record<
  'txn_response' | 'pg_details' | 'fraud_details' | 'other_details',
  string
>;

export interface Reported {
  readonly status: CardStatus;
  /** Decimal AED. */
  readonly amount: string;
  readonly forge?: 'key' | 'hash';
}

/** The return in the provider's format: plain groups for v1, signed for v2. */
export function returnFields(
  transaction: CardTransaction,
  merchant: { readonly id: string; readonly cipher: CardCipher },
  reported: Reported,
): ReturnFields {
  const foreign = reported.forge === 'key';
  const cipher = foreign ? new CardCipher(randomBytes(32).toString('base64')) : merchant.cipher;
  const result = resultFields(transaction, merchant.id, reported.status, reported.amount);
  const before = [
    result.ag_id,
    result.me_id,
    result.order_no,
    result.amount,
    result.country,
    result.currency,
    result.txn_date,
    result.txn_time,
    result.ag_ref,
    result.pg_ref,
    result.status,
  ].join('|');
  const after = `|${result.res_code}|${result.res_message}`;
  const signed = [
    reported.forge === 'hash' ? 'Forged' : result.status,
    result.me_id,
    result.order_no,
    result.amount,
    result.country,
    result.currency,
    result.ag_ref,
  ];
  const response =
    transaction.request.protocol === 'v1'
      ? `${before}${after}`
      : encodeURIComponent(`${before}~${cipher.hash(signed)}~${after}`);
  return {
    txn_response: cipher.encrypt(response),
    pg_details: cipher.encrypt('1|Sandbox bank|CC|'),
    fraud_details: cipher.encrypt('ACCEPT||0'),
    other_details: cipher.encrypt(transaction.request.udf.join('|')),
  };
}

/** Return address for this status. */
export const returnUrl = ({ request }: CardTransaction, status: CardStatus) =>
  status === 'Successful' || status === 'Pending' ? request.successUrl : request.failureUrl;
