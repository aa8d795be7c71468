import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from '../../config/env.js';
import type { Timeouts } from '../../config/timeouts.js';
import { msg } from '../../i18n/message.js';
import { Breakers } from '../breakers.js';
import { SendDeadlineExceeded } from '../post-json.js';
import { CardPaymentGateway } from './card-payment.gateway.js';
import { SafexpayCipher, sha256Hex } from './safexpay-cipher.js';

const KEY = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const cipher = new SafexpayCipher(KEY);
const timeouts = {
  cardTimeout: 5000,
  breakerWindow: 60_000,
  breakerResetTimeout: 30_000,
} as Timeouts;
const open: Breakers[] = [];
afterEach(() => {
  for (const breakers of open.splice(0)) breakers.onApplicationShutdown();
});
const gatewayOf = (protocol: 'v1' | 'v2', base = 'https://pay.example') => {
  const breakers = new Breakers(timeouts);
  const env = {
    CARD_MERCHANT_KEY: KEY,
    CARD_MERCHANT_ID: 'M1',
    CARD_PROTOCOL: protocol,
    CARD_BASE_URL: base,
    CARD_ENQUIRY_PATH: '/enquiry',
    CARD_REFUND_PATH: '/refund',
  } as Env;
  open.push(breakers);
  return new CardPaymentGateway(env, timeouts, breakers);
};
const order = {
  orderNo: 'A-1',
  amountFils: 15_050,
  returnUrl: 'https://shop.example/return',
  shopper: { id: 7, name: 'Layla |~ A~B\n', email: 'l@example.com', phone: '+971500000000' },
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

describe('calls of the gateway', () => {
  const received: { url: string | undefined; body: Record<string, string> }[] = [];
  let reply: { status?: number; text: string };
  let server: Server;
  let base: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (part: Buffer) => (text += part.toString()));
      request.on('end', () => {
        received.push({ url: request.url, body: JSON.parse(text) as Record<string, string> });
        response.writeHead(reply.status ?? 200).end(reply.text);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    received.length = 0;
  });
  const sealed = (value: object) => ({ text: cipher.encrypt(JSON.stringify(value)) });

  it.each([
    ['v1', 'paygate'],
    ['v2', 'Paygate'],
  ] as const)(
    'MUT-06 an enquiry of %s names the attempt and signs it',
    async (protocol, aggregator) => {
      const txn = { order_no: 'A-1', amount: '150.00', status: 'Successful' };
      const refunds = [{ refund_amount: '5', status: 'Successful' }];
      reply = sealed({ txn_response: txn, refund_details: refunds });
      expect(await gatewayOf(protocol, base).enquire('A-1')).toMatchObject({
        orderNo: 'A-1',
        outcome: 'successful',
        refunds: { doneFils: 500, pendingFils: 0 },
      });
      expect(received).toEqual([
        {
          url: '/enquiry',
          body: {
            ag_id: aggregator,
            me_id: 'M1',
            ag_ref: '',
            order_no: cipher.encrypt('A-1'),
            checksum: sha256Hex(`${aggregator}~M1~A-1`),
          },
        },
      ]);
    },
  );

  it('MUT-06 an unknown attempt has no result, a response without a status is an error', async () => {
    const gateway = gatewayOf('v2', base);
    reply = sealed({ error_details: { error_code: '1' }, txn_response: {} });
    expect(await gateway.enquire('A-1')).toBeUndefined();
    reply = sealed({ txn_response: 'none' });
    await expect(gateway.enquire('A-1')).rejects.toMatchObject({
      detail: msg('cardGateway.noStatus'),
    });
    reply = { text: '{"txn_response":{}}' };
    await expect(gateway.enquire('A-1')).rejects.toMatchObject({
      detail: msg('cardGateway.unreadable'),
    });
  });

  it.each([400, 500])('MUT-06 the status %d is no result', async (status) => {
    reply = { ...sealed({ txn_response: {} }), status };
    await expect(gatewayOf('v2', base).enquire('A-1')).rejects.toMatchObject({
      detail: msg('cardGateway.answered', { status }),
    });
  });

  it('MUT-06 a refund has the amount in AED and is not sent after its deadline', async () => {
    const gateway = gatewayOf('v2', base);
    reply = { text: '{"status":"Successful"}' };
    const result = await gateway.refund('AG1', 15_050, 'returned', Date.now() + 5000);
    expect(result).toEqual({ outcome: 'refunded' });
    const text = (name: string) => cipher.decrypt(received[0]?.body[name] ?? '');
    expect(received[0]).toMatchObject({ url: '/refund', body: { ag_id: 'Paygate', me_id: 'M1' } });
    expect(['ag_ref', 'refund_amount', 'refund_reason'].map(text)).toEqual([
      'AG1',
      '150.50',
      'returned',
    ]);
    await expect(gateway.refund('AG1', 1, '', Date.now() - 1000)).rejects.toThrow(
      SendDeadlineExceeded,
    );
    expect(received).toHaveLength(1);
  });
});
