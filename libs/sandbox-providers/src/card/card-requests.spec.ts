import { post } from '../testing/browser.js';
import {
  cipher,
  groupsOf,
  MERCHANT_ID,
  MERCHANT_KEY,
  v1Form,
  v2Form,
} from '../testing/merchant.js';
import { startCardSandbox, type CardSandbox } from './card-sandbox.js';

let sandbox: CardSandbox;
beforeAll(async () => {
  sandbox = await startCardSandbox({ port: 0, merchantId: MERCHANT_ID, merchantKey: MERCHANT_KEY });
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.control.reset());

const v1 = (form: URLSearchParams) => post(`${sandbox.url}/agcore/payment`, form);
const v2 = (form: URLSearchParams) => post(`${sandbox.url}/agcore/paymentProcessing`, form);

async function refusal(answer: Promise<Response>) {
  const response = await answer;
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(sandbox.control.transactions().length).toBeLessThanOrEqual(1);
  return response.headers.get('x-sandbox-error');
}

describe('payment requests', () => {
  it.each([
    ['v1', () => v1(v1Form({ orderNo: 'A1' }))],
    ['v2', () => v2(v2Form({ orderNo: 'A1' }))],
  ])('shows the page of a %s request with shop, order and amount', async (protocol, send) => {
    const response = await send();
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(page).toContain('<dd>Liwan</dd>');
    expect(page).toContain('<dd>A1</dd>');
    expect(page).toContain('AED 150.00');
    expect(sandbox.control.transaction('A1')).toMatchObject({ protocol, status: 'Pending' });
  });

  it('refuses a used order number', async () => {
    await v1(v1Form({ orderNo: 'A1' }));
    expect(await refusal(v1(v1Form({ orderNo: 'A1' })))).toBe('duplicate_order');
    expect(await refusal(v2(v2Form({ orderNo: 'A1' })))).toBe('duplicate_order');
  });

  it('refuses another merchant, in the plain and in the encrypted field', async () => {
    const outside = v1Form({ orderNo: 'A1' });
    outside.set('me_id', '999');
    expect(await refusal(v1(outside))).toBe('wrong_merchant');
    const inside = v1Form({ orderNo: 'A1' });
    const txn = groupsOf({ orderNo: 'A1' }).txn_details?.replace(MERCHANT_ID, '999') ?? '';
    inside.set('txn_details', cipher.encrypt(txn));
    expect(await refusal(v1(inside))).toBe('wrong_merchant');
  });

  it.each(['', 'not base64', 'AAAA', 'vkqOPJd90qazjjUso494pA=='])(
    'refuses the ciphertext %j',
    async (text) => {
      const form = v1Form({ orderNo: 'A1' });
      form.set('cust_details', text);
      expect(await refusal(v1(form))).toBe(text ? 'bad_encryption' : 'missing_field');
    },
  );

  it('refuses a hash of another amount', async () => {
    const form = v2Form({ orderNo: 'A1' });
    form.set('hash', cipher.hash([MERCHANT_ID, 'A1', '1.00', 'ARE', 'AED']));
    expect(await refusal(v2(form))).toBe('bad_hash');
  });

  it('refuses an extra field and a missing group', async () => {
    const order = { orderNo: 'A1', groups: { ship_details: 'a|b|c|d|e|3|1|x' } };
    expect(await refusal(v1(v1Form(order)))).toBe('wrong_group_length');
    const form = v2Form({ orderNo: 'A1' });
    form.set('merchant_request', cipher.encrypt(Object.values(groupsOf(order)).join('~')));
    expect(await refusal(v2(form))).toBe('wrong_group_count');
  });

  it.each(['150', '150.5', '15000', '1,500.00', '-1.00', '0.00'])(
    'refuses the amount %s',
    async (amount) => {
      expect(await refusal(v1(v1Form({ orderNo: 'A1', amount })))).toBe('bad_amount');
    },
  );

  it('refuses another currency, a bad address and card data', async () => {
    expect(await refusal(v1(v1Form({ orderNo: 'A1', currency: 'USD' })))).toBe('bad_value');
    const script = { orderNo: 'A1', successUrl: 'javascript:alert(1)' };
    expect(await refusal(v1(v1Form(script)))).toBe('bad_url');
    const card = { orderNo: 'A1', card: '4111111111111111|12|30|123|SARA' };
    expect(await refusal(v1(v1Form(card)))).toBe('card_not_allowed');
  });

  it('escapes the merchant’s values', async () => {
    const page = await (await v1(v1Form({ orderNo: 'A<b>"1' }))).text();
    expect(page).not.toContain('A<b>');
  });

  it('listens on loopback only and reports a used port', async () => {
    const options = { merchantId: MERCHANT_ID, merchantKey: MERCHANT_KEY };
    await expect(startCardSandbox({ ...options, port: 0, host: '0.0.0.0' })).rejects.toThrow(
      'only listens on this machine',
    );
    await expect(startCardSandbox({ ...options, port: sandbox.port })).rejects.toThrow(
      `Port ${sandbox.port} is taken`,
    );
  });
});
