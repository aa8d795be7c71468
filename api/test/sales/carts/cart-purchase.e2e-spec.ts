import { randomUUID } from 'node:crypto';
import {
  numberOf,
  openCardPage,
  payByCard,
  payInCash,
  shop,
  shopper,
  useOrderShop,
} from '../../support/order-shop.js';

useOrderShop({ worker: false, env: { LIMIT_FACTOR: '100' } });

interface Line {
  productId: number;
  quantity: number;
}
const cart = (method: 'get' | 'put' | 'post', path = '') =>
  shop.test.http[method](`/api/users/${shopper.id}/cart${path}`).set(
    'Authorization',
    `Bearer ${shopper.token}`,
  );
const read = async () => (await cart('get').expect(200)).body;
const put = async (lines: Line[], purchaseId?: string) =>
  (await cart('put').send({ lines, purchaseId }).expect(200)).body;
const inCash = (lines: Line[], purchase_id: string, key = randomUUID()) =>
  payInCash(shop, shopper, lines, { building: key }).set('Idempotency-Key', key).send({
    purchase_id,
  });
const byCard = (lines: Line[], purchase_id: string) =>
  payByCard(shop, shopper, lines, { purchase_id, key: randomUUID() });
const live = (): Promise<{ operation_id: string; payment_method: string }[]> =>
  shop.test.db.query(
    'select operation_id, payment_method from orders where user_id = $1 and holds_stock',
    [shopper.id],
  );
const aLine = async (): Promise<Line> => ({
  productId: await shop.product({ stock: 50 }),
  quantity: 1,
});
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

it('SCART-20 all devices get one purchase id for a cart, that of the browser which filled it, and another one after the order', async () => {
  const line = await aLine();
  expect(await read()).toEqual({ lines: [], purchaseId: null });
  const ofBrowser = randomUUID();
  const { purchaseId } = await put([line], ofBrowser);
  expect(purchaseId).toBe(ofBrowser);
  expect((await read()).purchaseId).toBe(ofBrowser);
  const more = await aLine();
  expect((await put([more], randomUUID())).purchaseId).toBe(ofBrowser);
  await inCash([line], ofBrowser).expect(201);
  const rest = await read();
  expect(rest.lines).toMatchObject([more]);
  expect(rest.purchaseId).not.toBe(ofBrowser);
  expect((await put([more], ofBrowser)).purchaseId).toBe(rest.purchaseId);
});

it('SCART-20 devices that read a cart without a purchase at the same moment get the same one', async () => {
  const { productId } = await aLine();
  await shop.test.db.query(
    'insert into cart_lines (user_id, product_id, quantity) values ($1, $2, 1)',
    [shopper.id, productId],
  );
  const ids = await Promise.all(times(10, async () => (await read()).purchaseId));
  expect(new Set(ids)).toEqual(new Set([expect.stringMatching(/^[0-9a-f-]{36}$/)]));
});

it('SCART-21 of 20 simultaneous cash orders of a cart one is made, and the others name it', async () => {
  const line = await aLine();
  const { purchaseId } = await put([line]);
  const answers = await Promise.all(times(20, () => inCash([line], purchaseId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...times(19, () => 409)]);
  const [order, ...others] = await live();
  expect(others).toEqual([]);
  const operationId = order?.operation_id ?? '';
  const orderNumber = await numberOf(shop, operationId);
  for (const { status, body } of answers)
    if (status === 409)
      expect(body).toMatchObject({ code: 'already_ordered', operationId, orderNumber });
  expect(await shop.stockOf(line.productId)).toBe(49);
});

it('SCART-21 of 20 simultaneous orders of a cart, by card on one device and in cash on another, one is live', async () => {
  const line = await aLine();
  const { purchaseId } = await put([line]);
  const answers = await Promise.all(
    times(20, (index) => (index % 2 ? inCash([line], purchaseId) : byCard([line], purchaseId))),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  for (const { status } of answers) expect([200, 201, 409]).toContain(status);
  expect(await live()).toMatchObject([{ payment_method: 'cod' }]);
  expect(await shop.stockOf(line.productId)).toBe(49);
});

it('SCART-21 a cart that is paid by card on one device is not ordered on another, also with an older content', async () => {
  const [line, more] = [await aLine(), await aLine()];
  const { purchaseId } = await put([line]);
  await put([more]);
  const answers = await Promise.all(times(10, () => byCard([line, more], purchaseId).expect(200)));
  const ids = new Set(answers.map(({ headers }) => headers['x-operation-id']));
  expect(ids.size).toBe(1);
  const orderNo = await openCardPage(shop, answers.at(-1)?.text ?? '');
  await shop.card.control.decide({ orderNo });
  for (const answer of [await inCash([line], purchaseId), await byCard([line], purchaseId)])
    expect([answer.status, answer.body.code]).toEqual([409, 'already_ordered']);
  expect(await live()).toHaveLength(1);
});

it('SCART-22 the same items are ordered again deliberately, with another purchase id', async () => {
  const line = await aLine();
  const { purchaseId } = await put([line]);
  await inCash([line], purchaseId).expect(201);
  await inCash([line], purchaseId).expect(409);
  await inCash([line], randomUUID()).expect(201);
  expect(await live()).toHaveLength(2);
});
