import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { post, postJson } from '../../testing/browser.js';
import { cipher, MERCHANT_ID, MERCHANT_KEY, v1Form } from '../../testing/merchant.js';
import { startCardSandbox, type CardSandbox } from '../card-sandbox.js';

let folder: string;
let file: string;
const running: CardSandbox[] = [];
const start = async () => {
  const sandbox = await startCardSandbox({
    port: 0,
    file,
    merchantId: MERCHANT_ID,
    merchantKey: MERCHANT_KEY,
  });
  running.push(sandbox);
  return sandbox;
};
const refund = async ({ url }: CardSandbox, agRef: string, amount: string): Promise<unknown> => {
  const answer = await postJson(`${url}/agcore/api/refund`, {
    ag_id: 'paygate',
    me_id: MERCHANT_ID,
    ag_ref: cipher.encrypt(agRef),
    refund_amount: cipher.encrypt(amount),
    refund_reason: cipher.encrypt('returned'),
  });
  return answer.json();
};
const PAYMENT = {
  orderNo: '1000001',
  amount: '150.00',
  status: 'Successful',
  agRef: 'demo1000001',
  pgRef: 'demo1000001',
  refunded: '20.00',
};
const importPayments = ({ url }: CardSandbox, payments: unknown[]) =>
  postJson(`${url}/__control/payments`, { payments });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'card-'));
  file = join(folder, 'payments.json');
});
afterEach(async () => {
  for (const sandbox of running.splice(0)) await sandbox.close();
  rmSync(folder, { recursive: true });
});

it('PAY-40 imports payments once, and refunds their remaining amounts', async () => {
  const sandbox = await start();
  expect(await (await importPayments(sandbox, [PAYMENT])).json()).toEqual({ added: 1 });
  expect(await (await importPayments(sandbox, [PAYMENT])).json()).toEqual({ added: 0 });
  expect(await refund(sandbox, PAYMENT.agRef, '130.01')).toMatchObject({ res_code: '00061' });
  expect(await refund(sandbox, PAYMENT.agRef, '130.00')).toMatchObject({ status: 'Successful' });
  for (const wrong of [{ ...PAYMENT, amount: '150' }, { ...PAYMENT, status: 'Paid' }, 7])
    expect((await importPayments(sandbox, [wrong])).status).toBe(400);
});

it('PAY-40 restores payments and refunds after a restart', async () => {
  const first = await start();
  await importPayments(first, [PAYMENT]);
  await post(`${first.url}/agcore/payment`, v1Form({ orderNo: 'A1' }));
  first.control.settle('A1', 'Successful');
  await refund(first, PAYMENT.agRef, '30.00');
  await first.close();

  const second = await start();
  expect(second.control.transaction('1000001').refunds.map(({ amount }) => amount)).toEqual([
    '20.00',
    '30.00',
  ]);
  const { agRef, status } = second.control.transaction('A1');
  expect(status).toBe('Successful');
  expect(await refund(second, agRef, '150.00')).toMatchObject({ status: 'Successful' });
  expect(await (await importPayments(second, [PAYMENT])).json()).toEqual({ added: 0 });
});

it('PAY-40 lets a shop with a new database reuse the order numbers of an earlier run', async () => {
  const first = await start();
  await importPayments(first, [PAYMENT]);
  await post(`${first.url}/agcore/payment`, v1Form({ orderNo: 'A1', amount: '10.00' }));
  await first.close();
  const second = await start();
  const other = { ...PAYMENT, amount: '90.00', refunded: '0.00' };
  expect(await (await importPayments(second, [other])).json()).toEqual({ added: 1 });
  await post(`${second.url}/agcore/payment`, v1Form({ orderNo: 'A1', amount: '11.00' }));
  expect(second.control.transaction('A1').amount).toBe('11.00');
  await post(`${second.url}/agcore/payment`, v1Form({ orderNo: 'A1', amount: '12.00' }));
  expect(second.control.transaction('A1').amount).toBe('11.00');
});

it('PAY-40 ignores a damaged file, and writes atomically', async () => {
  writeFileSync(file, '[{"session":');
  const sandbox = await start();
  expect(sandbox.control.transactions()).toEqual([]);
  await importPayments(sandbox, [PAYMENT]);
  await sandbox.close();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toHaveLength(1);
});
