import type { Env } from '../../config/env.js';
import type { Timeouts } from '../../config/timeouts.js';
import { Breakers } from '../breakers.js';
import { CardPaymentGateway } from './card-payment.gateway.js';
import { SafexpayCipher } from './safexpay-cipher.js';

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const cipher = new SafexpayCipher(KEY);
const timeouts = { breakerWindow: 60_000, breakerResetTimeout: 30_000 } as Timeouts;
const gatewayOf = (protocol: 'v1' | 'v2', base = 'https://pay.example') => {
  const breakers = new Breakers(timeouts);
  const env = {
    CARD_MERCHANT_KEY: KEY,
    CARD_MERCHANT_ID: 'M1',
    CARD_PROTOCOL: protocol,
    CARD_BASE_URL: base,
  } as Env;
  const gateway = new CardPaymentGateway(env, timeouts, breakers);
  breakers.onApplicationShutdown();
  return gateway;
};
const order = {
  orderNo: 'A-1',
  amountFils: 15_050,
  returnUrl: 'https://shop.example/return',
  shopper: { id: 7, name: 'Layla | A~B\n', email: 'l@example.com', phone: '+971500000000' },
  address: { street: '1 Main', city: 'Dubai', emirate: 'Dubai' },
  itemCount: 2,
  attemptId: 5,
  orderNumber: 'LW-10427',
  shopName: 'Shop',
};
const GROUPS = [
  'Paygate|M1|A-1|150.50|ARE|AED|SALE|https://shop.example/return|https://shop.example/return|WEB',
  '|||',
  '||||',
  'Layla   A B|l@example.com|+971500000000|7|Y',
  '1 Main|Dubai|Dubai|ARE|00000',
  '1 Main|Dubai|Dubai|ARE|00000|3|1',
  '2|150.50|General',
  '',
  '5|LW-10427|Shop||',
];
const NAMES = ['txn', 'pg', 'card', 'cust', 'bill', 'ship', 'item', 'upi', 'other'];
const FIELDS = ['M1', 'A-1', '150.50', 'ARE', 'AED', '2026-11-27', '10:00', 'AG1', 'PG1'];
const HASHED = ['Successful', 'M1', 'A-1', '150.50', 'ARE', 'AED', 'AG1'];
const piped = ['Paygate', ...FIELDS, 'Successful', '00000', ''].join('|');
/** A return whose hash stands before the last group, as the provider sends it. */
const returned = (hash = cipher.hash(HASHED)) => ({
  txn_response: cipher.encrypt(encodeURIComponent(`${piped}~${hash}~`)),
});

it('MUT-06 the form of v2 has the groups of the provider in its order, and their hash', () => {
  const { action, fields } = gatewayOf('v2', 'https://pay.example/').form(order);
  expect(action).toBe('https://pay.example/agcore/paymentProcessing');
  expect(Object.keys(fields)).toEqual(['me_id', 'merchant_request', 'hash']);
  expect(fields['me_id']).toBe('M1');
  expect(cipher.decrypt(fields['merchant_request'] ?? '')?.split('~')).toEqual(GROUPS);
  expect(fields['hash']).toBe(cipher.hash(['M1', 'A-1', '150.50', 'ARE', 'AED']));
});

it('MUT-06 the form of v1 has a field for each group except that of UPI', () => {
  const { action, fields } = gatewayOf('v1').form(order);
  expect(action).toBe('https://pay.example/agcore/payment');
  const { me_id: merchant, ...groups } = fields;
  expect(merchant).toBe('M1');
  const expected = NAMES.map((name, at) => [
    `${name}_details`,
    GROUPS[at]?.replace('Paygate', 'paygate'),
  ]).filter(([name]) => name !== 'upi_details');
  expect(Object.entries(groups).map(([name, text]) => [name, cipher.decrypt(text)])).toEqual(
    expected,
  );
});

it('MUT-06 a return counts only with the hash of its fields', () => {
  const gateway = gatewayOf('v2');
  expect(gateway.readReturn(returned())).toMatchObject({
    merchantId: 'M1',
    orderNo: 'A-1',
    amountFils: 15_050,
    outcome: 'successful',
  });
  HASHED.forEach((_, at) => {
    const changed = HASHED.map((value, place) => (place === at ? `${value}0` : value));
    expect(gateway.readReturn(returned(cipher.hash(changed)))).toBeUndefined();
  });
  expect(gateway.readReturn(returned(''))).toBeUndefined();
});

it('MUT-06 a return without a hash counts only for an account of v1', () => {
  const plain = { txn_response: cipher.encrypt(piped) };
  expect(gatewayOf('v1').readReturn(plain)).toMatchObject({ orderNo: 'A-1', agRef: 'AG1' });
  expect(gatewayOf('v2').readReturn(plain)).toBeUndefined();
});

it('MUT-06 a return under another key, or with a broken percent code, is no result or read as it is', () => {
  const other = new SafexpayCipher(Buffer.alloc(32, 9).toString('base64'));
  for (const fields of [{}, { txn_response: other.encrypt(piped) }])
    expect(gatewayOf('v1').readReturn(fields)).toBeUndefined();
  const broken = { txn_response: cipher.encrypt(piped.replace('PG1', '100%')) };
  expect(gatewayOf('v1').readReturn(broken)).toMatchObject({ pgRef: '100%' });
});

it('MUT-06 a result is ours only with our merchant, country and currency', () => {
  const gateway = gatewayOf('v2');
  const result = gateway.readReturn(returned());
  if (!result) throw new Error('The return was not read.');
  expect(gateway.isOurs(result)).toBe(true);
  for (const change of [{ merchantId: 'M2' }, { country: 'SAU' }, { currency: 'USD' }])
    expect(gateway.isOurs({ ...result, ...change })).toBe(false);
});
