import { CardRefusal } from './card-refusal.js';

export type Groups = Record<string, string[]>;

/** A merchant's payment request, decrypted and parsed. */
export interface PaymentRequest {
  readonly protocol: 'v1' | 'v2';
  readonly agId: string;
  readonly orderNo: string;
  /** Decimal AED with 2 digits. */
  readonly amount: string;
  readonly country: string;
  readonly currency: string;
  readonly successUrl: string;
  readonly failureUrl: string;
  readonly customerName: string;
  readonly udf: readonly string[];
}

const LENGTHS: Record<string, number> = {
  txn_details: 10,
  pg_details: 4,
  card_details: 5,
  cust_details: 5,
  bill_details: 5,
  ship_details: 7,
  item_details: 3,
  other_details: 5,
};
const AMOUNT = /^\d{1,9}\.\d{2}$/;
const ORDER_NO = /^[A-Za-z0-9_-]{1,40}$/;
const FIXED: Record<string, readonly string[]> = {
  country: ['ARE'],
  currency: ['AED'],
  txn_type: ['SALE'],
  channel: ['WEB', 'MOBILE', 'WAP'],
};

/** Validates the groups as the gateway does, and names their fields. */
export function readPayment(
  groups: Groups,
  merchantId: string,
  protocol: 'v1' | 'v2',
): PaymentRequest {
  for (const [name, length] of Object.entries(LENGTHS)) {
    const received = groups[name]?.length ?? 0;
    if (received !== length) {
      throw new CardRefusal(
        'wrong_group_length',
        `${name}: ${received} fields instead of ${length}.`,
      );
    }
  }
  const [agId, meId, orderNo, amount, country, currency, txnType, successUrl, failureUrl, channel] =
    groups.txn_details?.map((value) => value.trim()) ?? [];
  if (meId !== merchantId) throw new CardRefusal('wrong_merchant', 'Unknown merchant.');
  if (!AMOUNT.test(amount ?? '') || Number(amount) <= 0) {
    throw new CardRefusal('bad_amount', 'The amount is not a decimal with two digits above 0.');
  }
  if (!ORDER_NO.test(orderNo ?? '')) throw new CardRefusal('bad_value', 'Bad order_no.');
  requireFixed({ country, currency, txn_type: txnType, channel });
  // On a hosted checkout the shop must never send card data.
  if (groups.card_details?.some((value) => value !== '')) {
    throw new CardRefusal('card_not_allowed', 'This merchant may not send card data.');
  }
  return {
    protocol,
    agId: agId ?? '',
    orderNo: orderNo ?? '',
    amount: amount ?? '',
    country: country ?? '',
    currency: currency ?? '',
    successUrl: webAddress('success_url', successUrl),
    failureUrl: webAddress('failure_url', failureUrl),
    customerName: groups.cust_details?.[0] ?? '',
    udf: groups.other_details ?? [],
  };
}

function requireFixed(values: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(values)) {
    if (!FIXED[name]?.includes(value ?? '')) {
      throw new CardRefusal('bad_value', `${name} is not one of ${FIXED[name]?.join(', ')}.`);
    }
  }
}

function webAddress(name: string, value = ''): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw new CardRefusal('bad_url', `${name} is not a web address.`);
}
