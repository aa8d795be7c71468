import { jest } from '@jest/globals';
import { post, postJson } from '../testing/browser.js';
import { cipher, MERCHANT_ID, MERCHANT_KEY, v1Form } from '../testing/merchant.js';
import { until } from '../testing/until.js';
import { sha256Hex } from './protocol/card-crypto.js';
import { startCardSandbox, type CardSandbox } from './card-sandbox.js';

let sandbox: CardSandbox;
beforeAll(async () => {
  sandbox = await startCardSandbox({ port: 0, merchantId: MERCHANT_ID, merchantKey: MERCHANT_KEY });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const paid = async (orderNo = 'A1') => {
  await post(`${sandbox.url}/agcore/payment`, v1Form({ orderNo }));
  return sandbox.control.settle(orderNo, 'Successful');
};
const ask = (orderNo: string, changes: Record<string, string> = {}, signal?: AbortSignal) =>
  fetch(`${sandbox.url}/agcore/api/query/transactionStatus`, {
    method: 'POST',
    signal,
    body: JSON.stringify({
      ag_id: 'paygate',
      me_id: MERCHANT_ID,
      ag_ref: '',
      order_no: cipher.encrypt(orderNo),
      checksum: sha256Hex(`paygate~${MERCHANT_ID}~${orderNo}`),
      ...changes,
    }),
  });
const reported = async (response: Response): Promise<unknown> =>
  JSON.parse(cipher.decrypt(await response.text()));
const refund = (agRef: string, amount: string) =>
  postJson(`${sandbox.url}/agcore/api/refund`, {
    ag_id: 'paygate',
    me_id: MERCHANT_ID,
    ag_ref: cipher.encrypt(agRef),
    refund_amount: cipher.encrypt(amount),
    refund_reason: cipher.encrypt('returned'),
  });
const refundJson = async (agRef: string, amount: string): Promise<unknown> =>
  (await refund(agRef, amount)).json();

describe('status enquiry', () => {
  it('answers an encrypted result with its checksum', async () => {
    await paid();
    expect(await reported(await ask('A1'))).toMatchObject({
      txn_response: { order_no: 'A1', amount: '150.00', currency: 'AED', status: 'Successful' },
      other_details: { udf_1: 'attempt-7' },
      responseChecksum: sha256Hex(`paygate~${MERCHANT_ID}~${cipher.encrypt('A1')}`),
    });
  });

  it('returns Pending for an undecided payment', async () => {
    await post(`${sandbox.url}/agcore/payment`, v1Form({ orderNo: 'A1' }));
    expect(await reported(await ask('A1'))).toMatchObject({ txn_response: { status: 'Pending' } });
  });

  it.each([
    ['an unknown order', 'A9', {}],
    ['another merchant', 'A1', { me_id: '1' }],
    ['a bad checksum', 'A1', { checksum: 'x' }],
    ['an unreadable order number', 'A1', { order_no: 'x' }],
  ])('answers error details for %s', async (_case, orderNo, changes) => {
    await paid();
    const answer = await reported(await ask(orderNo, changes));
    expect(answer).toHaveProperty('error_details.error_message');
    expect(answer).not.toHaveProperty('txn_response');
  });

  it('fails, drops the connection, returns garbage, another amount or unknown on demand', async () => {
    await paid();
    const with_ = async (name: Parameters<typeof sandbox.control.scenario>[0]['name']) => {
      sandbox.control.scenario({ orderNo: 'A1', name, times: 1 });
      return ask('A1');
    };
    expect((await with_('enquiry-500')).status).toBe(500);
    expect(await (await with_('enquiry-empty')).text()).toBe('');
    const garbage = await (await with_('enquiry-garbage')).text();
    expect(() => cipher.decrypt(garbage)).toThrow();
    expect(await reported(await with_('enquiry-wrong-amount'))).toMatchObject({
      txn_response: { amount: '1.00' },
    });
    expect(await reported(await with_('enquiry-unknown'))).toHaveProperty('error_details');
    expect(await reported(await ask('A1'))).toMatchObject({ txn_response: { amount: '150.00' } });
  });

  it('hangs on demand until a reset', async () => {
    await paid();
    sandbox.control.scenario({ name: 'enquiry-hang' });
    jest.useFakeTimers();
    const hasArrived = () => sandbox.control.misbehavedAt() === Date.now();
    const caller = new AbortController();
    const abandoned = ask('A1', {}, caller.signal);
    await until(hasArrived);
    caller.abort();
    await expect(abandoned).rejects.toThrow();
    await jest.advanceTimersByTimeAsync(1);
    const hanging = ask('A1');
    await until(hasArrived);
    sandbox.control.reset();
    expect((await hanging).status).toBe(500);
  });
});

describe('refund', () => {
  it('refunds in parts and refuses more than was captured', async () => {
    const { agRef } = await paid();
    const refunded = { res_code: '00000', status: 'Successful', error_details: null };
    expect(await refundJson(agRef, '100.00')).toMatchObject(refunded);
    expect(await refundJson(agRef, '50.01')).toMatchObject({ res_code: '00061' });
    expect(await refundJson(agRef, '50.00')).toMatchObject(refunded);
    expect(await refundJson(agRef, '0.01')).toMatchObject({ status: 'Failed' });
    expect(sandbox.control.transaction('A1').refunds).toHaveLength(2);
  });

  it('refuses unpaid and unknown payments and invalid amounts', async () => {
    await post(`${sandbox.url}/agcore/payment`, v1Form({ orderNo: 'A1' }));
    const { agRef } = sandbox.control.transaction('A1');
    for (const [ref, amount] of [
      [agRef, '1.00'],
      ['77', '1.00'],
      [agRef, '1'],
      [agRef, '0.00'],
    ]) {
      expect(await refundJson(ref ?? '', amount ?? '')).toMatchObject({ status: 'Failed' });
    }
  });

  it('is pending, refused, broken, or made without a response on demand', async () => {
    const { agRef } = await paid();
    const { control } = sandbox;
    control.scenario({ orderNo: 'A1', name: 'refund-refused', times: 1 });
    expect(await refundJson(agRef, '10.00')).toMatchObject({ res_code: '00057' });
    control.scenario({ orderNo: 'A1', name: 'refund-500', times: 1 });
    expect((await refund(agRef, '10.00')).status).toBe(500);
    control.scenario({ orderNo: 'A1', name: 'refund-pending', ms: 60_000, times: 1 });
    expect(await refundJson(agRef, '10.00')).toMatchObject({ status: 'Pending' });
    control.scenario({ orderNo: 'A1', name: 'refund-lost', times: 1 });
    await expect(refund(agRef, '10.00')).rejects.toThrow();
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    const statuses = control.transaction('A1').refunds.map(({ status }) => status);
    expect(statuses).toEqual(['Successful', 'Successful']);
  });
});

describe('control over HTTP', () => {
  const control = (path: string, value: unknown) =>
    postJson(`${sandbox.url}/__control/${path}`, value);

  it('sets scenarios, settles, lists and resets', async () => {
    await paid();
    expect((await control('scenario', { name: 'enquiry-500' })).status).toBe(200);
    expect((await ask('A1')).status).toBe(500);
    expect((await control('settle', { orderNo: 'A1', status: 'Failed' })).status).toBe(200);
    const list = await fetch(`${sandbox.url}/__control/transactions`);
    expect(await list.json()).toMatchObject({
      transactions: [{ orderNo: 'A1', status: 'Failed' }],
    });
    expect((await fetch(`${sandbox.url}/__control/reset`, { method: 'POST' })).status).toBe(200);
    expect(sandbox.control.transactions()).toEqual([]);
    expect((await ask('A1')).status).toBe(200);
  });

  it('reports invalid calls', async () => {
    for (const [path, value] of [
      ['scenario', { name: 'explode' }],
      ['settle', { orderNo: 'A9', status: 'Failed' }],
      ['decide', { orderNo: 'A9' }],
    ] as const) {
      expect((await control(path, value)).status).toBe(400);
    }
    const form = post(
      `${sandbox.url}/__control/scenario`,
      new URLSearchParams({ name: 'decline' }),
    );
    expect((await form).status).toBe(415);
    expect((await fetch(`${sandbox.url}/nothing`)).status).toBe(404);
  });
});
