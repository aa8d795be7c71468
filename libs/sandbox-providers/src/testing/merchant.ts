import { CardCipher } from '../card/protocol/card-crypto.js';

export const MERCHANT_ID = '202401010001';
export const MERCHANT_KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
export const cipher = new CardCipher(MERCHANT_KEY);

export interface Order {
  orderNo: string;
  amount?: string;
  currency?: string;
  shopUrl?: string;
  successUrl?: string;
  card?: string;
  groups?: Record<string, string>;
}

/** The groups of a payment request in the provider's order. */
export function groupsOf(order: Order): Record<string, string> {
  const { orderNo, amount = '150.00', currency = 'AED', shopUrl = 'http://127.0.0.1:9' } = order;
  const success = order.successUrl ?? `${shopUrl}/success`;
  return {
    txn_details: `paygate|${MERCHANT_ID}|${orderNo}|${amount}|ARE|${currency}|SALE|${success}|${shopUrl}/failure|WEB`,
    pg_details: '|||',
    card_details: order.card ?? '||||',
    cust_details: 'Sara Ali|sara@example.com|+971501234567|42|Y',
    bill_details: 'Marina 5|Dubai|Dubai|ARE|00000',
    ship_details: 'Marina 5|Dubai|Dubai|ARE|00000|3|1',
    item_details: '2|150.00|General',
    other_details: 'attempt-7||||',
    ...order.groups,
  };
}

export function v1Form(order: Order): URLSearchParams {
  const form = new URLSearchParams({ me_id: MERCHANT_ID });
  for (const [name, value] of Object.entries(groupsOf(order))) {
    form.set(name, cipher.encrypt(value));
  }
  return form;
}

export function v2Form(order: Order): URLSearchParams {
  const { orderNo, amount = '150.00', currency = 'AED' } = order;
  const groups = Object.values(groupsOf(order));
  const joined = [...groups.slice(0, 7), '', ...groups.slice(7)].join('~');
  return new URLSearchParams({
    me_id: MERCHANT_ID,
    merchant_request: cipher.encrypt(joined),
    hash: cipher.hash([MERCHANT_ID, orderNo, amount, 'ARE', currency]),
  });
}

export const decryptedReturn = (fields: URLSearchParams) =>
  cipher.decrypt(fields.get('txn_response') ?? '');
