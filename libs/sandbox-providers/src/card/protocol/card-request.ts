import { BadCiphertext, type CardCipher } from './card-crypto.js';
import { CardRefusal } from '../card-refusal.js';
import { readPayment, type Groups, type PaymentRequest } from '../payment-request.js';

const GROUP_NAMES = [
  'txn_details',
  'pg_details',
  'card_details',
  'cust_details',
  'bill_details',
  'ship_details',
  'item_details',
  'other_details',
] as const;
/** Order of the groups in a v2 request; the UPI group is unused. */
const V2_GROUPS = [...GROUP_NAMES.slice(0, 7), 'upi_details', 'other_details'];

/** Parses the v1 form: plain merchant id, each group encrypted separately. */
export function readV1(form: URLSearchParams, merchantId: string, cipher: CardCipher) {
  requireMerchant(form.get('me_id'), merchantId);
  const groups: Groups = {};
  for (const name of GROUP_NAMES) groups[name] = decrypted(cipher, name, form.get(name)).split('|');
  return readPayment(groups, merchantId, 'v1');
}

/** Parses the v2 form: all groups in one field with a keyed hash. */
export function readV2(
  form: URLSearchParams,
  merchantId: string,
  cipher: CardCipher,
): PaymentRequest {
  requireMerchant(form.get('me_id'), merchantId);
  const parts = decrypted(cipher, 'merchant_request', form.get('merchant_request')).split('~');
  if (parts.length !== V2_GROUPS.length) {
    throw new CardRefusal('wrong_group_count', `Expected ${V2_GROUPS.length} groups.`);
  }
  const groups: Groups = {};
  for (const [index, name] of V2_GROUPS.entries()) groups[name] = (parts[index] ?? '').split('|');
  const payment = readPayment(groups, merchantId, 'v2');
  const { orderNo, amount, country, currency } = payment;
  if (form.get('hash') !== cipher.hash([merchantId, orderNo, amount, country, currency])) {
    throw new CardRefusal('bad_hash', 'The hash does not belong to this request.');
  }
  return payment;
}

function requireMerchant(received: string | null, merchantId: string) {
  if (received !== merchantId) throw new CardRefusal('wrong_merchant', 'Unknown merchant.');
}

function decrypted(cipher: CardCipher, name: string, value: string | null): string {
  if (!value) throw new CardRefusal('missing_field', `${name} is missing.`);
  try {
    return cipher.decrypt(value);
  } catch (error) {
    if (!(error instanceof BadCiphertext)) throw error;
    throw new CardRefusal('bad_encryption', `${name} cannot be decrypted: ${error.message}.`);
  }
}
