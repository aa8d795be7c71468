import { jest } from '@jest/globals';
import { formOf, post } from '../testing/browser.js';
import {
  cipher,
  decryptedReturn,
  MERCHANT_ID,
  MERCHANT_KEY,
  v1Form,
  v2Form,
} from '../testing/merchant.js';
import { startShop } from '../testing/shop.js';
import { startCardSandbox, type CardSandbox } from './card-sandbox.js';
import { TEST_CARDS } from './control/test-cards.js';

let sandbox: CardSandbox;
let shop: Awaited<ReturnType<typeof startShop>>;
beforeAll(async () => {
  sandbox = await startCardSandbox({ port: 0, merchantId: MERCHANT_ID, merchantKey: MERCHANT_KEY });
  shop = await startShop();
});
afterAll(async () => {
  await sandbox.close();
  await shop.close();
});
beforeEach(() => {
  sandbox.control.reset();
  shop.returns.length = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
});

const open = async (protocol: 'v1' | 'v2' = 'v1') => {
  const order = { orderNo: 'A1', shopUrl: shop.url };
  const response =
    protocol === 'v1'
      ? await post(`${sandbox.url}/agcore/payment`, v1Form(order))
      : await post(`${sandbox.url}/agcore/paymentProcessing`, v2Form(order));
  return response.text();
};
/** Clicks a button of the page and returns the response, without following redirects. */
const press = (page: string, values: Record<string, string>) => {
  const { action, fields } = formOf(page);
  for (const [name, value] of Object.entries(values)) fields.set(name, value);
  return post(`${sandbox.url}${action}`, fields, 'manual');
};
const cardFor = (scenario: string) =>
  TEST_CARDS.find((card) => card.scenario === scenario)?.number ?? '';
const approveWith = async (scenario: string, protocol: 'v1' | 'v2' = 'v1') =>
  press(await open(protocol), { action: 'approve', card: cardFor(scenario) });
const state = () => sandbox.control.transaction('A1');

describe('the payment page', () => {
  it.each([
    ['approve', 'Successful', '/success'],
    ['decline', 'Failed', '/failure'],
    ['cancel', 'Cancelled', '/failure'],
  ])('%s ends as %s at %s', async (action, status, path) => {
    const page = await (await press(await open(), { action })).text();
    const { action: target, fields } = formOf(page);
    expect(page).toContain('>Continue</button>');
    expect(target).toBe(shop.url + path);
    const parts = decryptedReturn(fields).split('|');
    expect(parts).toHaveLength(13);
    expect(parts.slice(0, 6)).toEqual(['paygate', MERCHANT_ID, 'A1', '150.00', 'ARE', 'AED']);
    expect(parts[10]).toBe(status);
    expect(cipher.decrypt(fields.get('other_details') ?? '')).toBe('attempt-7||||');
    expect(cipher.decrypt(fields.get('pg_details') ?? '').split('|')).toHaveLength(4);
    expect(cipher.decrypt(fields.get('fraud_details') ?? '').split('|')).toHaveLength(3);
    expect(state()).toMatchObject({ status, stage: 'done', returnsSent: 1 });
  });

  it('SHOPID-16 shows the name that the shop sends', async () => {
    const groups = { other_details: 'attempt-7|LW-10427|Oasis & Co||' };
    const order = { orderNo: 'A2', shopUrl: shop.url, groups };
    const answer = await post(`${sandbox.url}/agcore/payment`, v1Form(order));
    expect(await answer.text()).toContain('<dt>Shop</dt><dd>Oasis &amp; Co</dd>');
  });

  it('signs the return of a v2 request', async () => {
    const page = await (await approveWith('approve', 'v2')).text();
    const text = decodeURIComponent(decryptedReturn(formOf(page).fields));
    const [before = '', hash, after = ''] = text.split('~');
    const parts = `${before}${after}`.split('|');
    expect(parts).toHaveLength(13);
    const agRef = parts[8] ?? '';
    const signed = ['Successful', MERCHANT_ID, 'A1', '150.00', 'ARE', 'AED', agRef];
    expect(hash).toBe(cipher.hash(signed));
  });

  it('requires the one-time code and fails after three wrong ones', async () => {
    let page = await (await approveWith('3ds')).text();
    expect(page).toContain('One-time code');
    expect(state()).toMatchObject({ status: 'Pending', stage: 'code' });
    for (const code of ['1', '2', '3']) page = await (await press(page, { code })).text();
    expect(formOf(page).action).toBe(`${shop.url}/failure`);
    expect(state().status).toBe('Failed');
  });

  it('accepts the code 1234, but not for the card that always fails', async () => {
    const page = await (await approveWith('3ds')).text();
    await press(page, { code: '1234' });
    expect(state().status).toBe('Successful');
    sandbox.control.reset();
    await press(await (await approveWith('3ds-fail')).text(), { code: '1234' });
    expect(state().status).toBe('Failed');
  });

  it('does not skip the code, and decides only once', async () => {
    const first = await open();
    const { fields } = formOf(first);
    fields.set('code', '1234');
    expect((await post(`${sandbox.url}/agcore/otp`, fields)).status).toBe(400);
    await press(first, { action: 'decline' });
    const again = await press(first, { action: 'approve' });
    expect(again.headers.get('x-sandbox-error')).toBe('already_finished');
    expect(state().status).toBe('Failed');
  });

  it('sends the return twice, or twice at the same time, in addition to the browser', async () => {
    await approveWith('return-twice');
    expect(shop.returns).toHaveLength(1);
    sandbox.control.reset();
    shop.returns.length = 0;
    await approveWith('return-parallel');
    expect(shop.returns).toHaveLength(2);
    expect(state().returnsSent).toBe(3);
  });

  it('returns a failure first and then the success', async () => {
    const page = await (await approveWith('success-after-failure')).text();
    expect(shop.returns.map(({ path }) => path)).toEqual(['/failure']);
    expect(decryptedReturn(shop.returns[0]?.fields ?? new URLSearchParams())).toContain('|Failed|');
    expect(formOf(page).action).toBe(`${shop.url}/success`);
    expect(state().status).toBe('Successful');
  });

  it('captures the payment and does not return', async () => {
    const page = await (await approveWith('never-returns')).text();
    expect(formOf(page).action).toBe('');
    expect(page).toContain('You can close this window');
    expect(state()).toMatchObject({ status: 'Successful', returnsSent: 0 });
  });

  it('returns by GET', async () => {
    const response = await approveWith('return-get');
    const target = new URL(response.headers.get('location') ?? '');
    expect(response.status).toBe(303);
    expect(decryptedReturn(target.searchParams)).toContain('|Successful|');
  });

  it('reports a different amount, or captures less', async () => {
    const tampered = formOf(await (await approveWith('tampered-amount')).text());
    expect(decryptedReturn(tampered.fields)).toContain('|1.00|');
    expect(state().paidAmount).toBe('150.00');
    sandbox.control.reset();
    const underpaid = formOf(await (await approveWith('underpaid')).text());
    expect(decryptedReturn(underpaid.fields)).toContain('|1.00|');
    expect(state().paidAmount).toBe('1.00');
  });

  it('reports a payment that was never made', async () => {
    const foreign = formOf(await (await approveWith('forged')).text());
    expect(() => decryptedReturn(foreign.fields)).toThrow();
    sandbox.control.reset();
    const claimed = formOf(await (await approveWith('forged-success', 'v2')).text());
    const text = decodeURIComponent(decryptedReturn(claimed.fields));
    const [before = '', hash] = text.split('~');
    const agRef = before.split('|')[8] ?? '';
    const signed = ['Successful', MERCHANT_ID, 'A1', '150.00', 'ARE', 'AED', agRef];
    expect(text).toContain('|Successful~');
    expect(hash).not.toBe(cipher.hash(signed));
    expect(state()).toMatchObject({ status: 'Pending', paidAmount: '0.00' });
  });
});

describe('the overview page', () => {
  it('lists payments with links to the open ones', async () => {
    await open();
    const page = async () => (await fetch(sandbox.url)).text();
    expect(await page()).toMatch(/<a href="\/agcore\/hosted\/[^"]+">A1<\/a>/);
    sandbox.control.settle('A1', 'Failed');
    expect(await page()).toContain('<td>A1</td><td>AED 150.00</td><td>Failed</td>');
  });
});

describe('payment control', () => {
  it('settles a pending payment after a delay, and a late one at once on request', async () => {
    sandbox.control.scenario({ orderNo: 'A1', name: 'pending-then-success', ms: 60_000 });
    const page = await (await press(await open(), { action: 'approve' })).text();
    expect(decryptedReturn(formOf(page).fields)).toContain('|Pending|');
    expect(state().status).toBe('Pending');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    expect(state().status).toBe('Successful');
    jest.restoreAllMocks();
    sandbox.control.reset();
    await approveWith('late-success');
    expect(state().status).toBe('Pending');
    expect(sandbox.control.settle('A1', 'Successful').status).toBe('Successful');
  });

  it('decides without a browser and posts the return to the shop', async () => {
    await open('v2');
    const { transaction, deliveries } = await sandbox.control.decide({ orderNo: 'A1' });
    expect(transaction.status).toBe('Successful');
    expect(deliveries).toEqual([{ url: `${shop.url}/success`, status: 200, location: '' }]);
    await expect(sandbox.control.decide({ orderNo: 'A1' })).rejects.toThrow('finished');
  });

  it('repeats a return the requested number of times', async () => {
    await open();
    await sandbox.control.decide({ orderNo: 'A1', action: 'decline' });
    await sandbox.control.sendReturn({ orderNo: 'A1', times: 4, parallel: true });
    expect(shop.returns).toHaveLength(5);
    expect(new Set(shop.returns.map(({ path }) => path))).toEqual(new Set(['/failure']));
  });
});
