import { headersOf } from '../../support/content-shop.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  admin,
  asStaff,
  numberOf,
  orderInCash,
  payInCash,
  shop,
  shopper,
  useOrderShop,
} from '../../support/order-shop.js';

interface Change {
  id: number;
  size: string;
  color: string;
  before: number;
  after: number;
  reason: string;
  orderNumber: string | null;
  operationId: string | null;
  actor: string | null;
  adjustmentReason: string | null;
}

useOrderShop({ worker: false, env: { LIMIT_FACTOR: '100' } });

let vendor: StaffSession;
let rival: StaffSession;
beforeAll(async () => {
  const rows = rowsOf(shop.test);
  await rows.staff('rival');
  rival = await staffSessionOf(shop.test, 'rival');
  const [{ username }] = await shop.test.db.query('select username from staff where id = $1', [
    shop.vendor,
  ]);
  vendor = await staffSessionOf(shop.test, username);
});

const page = (id: number, by = admin, query = '') =>
  shop.test.http.get(`/api/products/${id}/stock-changes${query}`).set(headersOf(by));
/** All changes, the first first. */
const history = async (id: number): Promise<Change[]> => {
  const found: Change[] = [];
  for (let next: number | null = Number.MAX_SAFE_INTEGER; next;) {
    const read: { body: { changes: Change[]; next: number | null } } = await page(
      id,
      admin,
      `?before=${next}`,
    ).expect(200);
    found.push(...read.body.changes);
    next = read.body.next;
  }
  return found.toReversed();
};
const edit = (id: number, stock: number, was: number, by = admin) =>
  shop.test.http
    .patch(`/api/products/${id}/quick-values`)
    .set(headersOf(by))
    .send({ stock, was: { stock: was } });
const withSizes = async (stock: number): Promise<number> => {
  const id = await shop.product({ stock: 0 });
  await shop.test.db.query(
    `insert into product_variants (product_id, size, stock, position) values ($1, 'S', $2, 0), ($1, 'M', $2, 1)`,
    [id, stock],
  );
  return id;
};

it('STOCK-01 STOCK-02 names the order that took pieces and gave them back, and who edited the stock', async () => {
  const id = await shop.product({ stock: 10 });
  const opid = await orderInCash(shop, shopper, [{ productId: id, quantity: 3 }]);
  await edit(id, 20, 7, vendor).expect(200);
  await asStaff(shop, admin, opid, 'cancel').expect(200);
  const number = await numberOf(shop, opid);
  expect(await history(id)).toMatchObject([
    { before: 10, after: 7, reason: 'order', orderNumber: number, operationId: opid, actor: null },
    { before: 7, after: 20, reason: 'edited', orderNumber: null, actor: expect.any(String) },
    { before: 20, after: 23, reason: 'cancelled', orderNumber: number, operationId: opid },
  ]);
});

it('STOCK-05 staff say why they correct a stock, in the list or the form; an order has no such reason', async () => {
  const id = await withSizes(5);
  const variants: { id: number; size: string }[] = await shop.test.db.query(
    'select id, size from product_variants where product_id = $1 order by position',
    [id],
  );
  await shop.test.http
    .patch(`/api/products/${id}/quick-values`)
    .set(headersOf(vendor))
    .send({ variants: [{ id: variants[0]?.id, stock: 4, was: 5 }], adjustmentReason: 'damaged' })
    .expect(200);
  await orderInCash(shop, shopper, [{ productId: id, size: 'M', quantity: 2 }]);
  const list = [
    { size: 'S', stock: 9 },
    { size: 'M', stock: 3 },
    { size: 'L', stock: 2 },
  ];
  await shop.test.http
    .put(`/api/products/update-product/${id}`)
    .set(headersOf(admin))
    .field('variants', JSON.stringify(list))
    .field('adjustmentReason', 'delivered')
    .expect(200);
  await shop.test.http
    .patch(`/api/products/${id}/quick-values`)
    .set(headersOf(admin))
    .send({ variants: [{ id: variants[0]?.id, stock: 8, was: 9 }] })
    .expect(200);
  const changes = await history(id);
  expect(
    changes.map(({ size, after, adjustmentReason }) => [size, after, adjustmentReason]),
  ).toEqual([
    ['S', 4, 'damaged'],
    ['M', 3, null],
    ['S', 9, 'delivered'],
    ['L', 2, 'delivered'],
    ['S', 8, null],
  ]);
  await shop.test.http
    .patch(`/api/products/${id}/quick-values`)
    .set(headersOf(admin))
    .send({ stock: 1, was: { stock: 1 }, adjustmentReason: 'bored' })
    .expect(400);
});

it('STOCK-01 writes changes of each size and color, not of their sum', async () => {
  const id = await withSizes(5);
  await orderInCash(shop, shopper, [
    { productId: id, size: 'M', quantity: 2 },
    { productId: id, size: 'S', quantity: 1 },
  ]);
  const changes = await history(id);
  expect(changes.map(({ size, before, after }) => [size, before, after]).sort()).toEqual([
    ['M', 5, 3],
    ['S', 5, 4],
  ]);
});

it('STOCK-01 a refused order writes nothing', async () => {
  const id = await shop.product({ stock: 2 });
  await payInCash(shop, shopper, [{ productId: id, quantity: 3 }]).expect(409);
  expect(await history(id)).toEqual([]);
});

it('STOCK-03 vendors read the history of their own products only, without operation ids', async () => {
  const id = await shop.product({ stock: 4 });
  const opid = await orderInCash(shop, shopper, [{ productId: id, quantity: 1 }]);
  await page(id, rival).expect(404);
  const { body, text } = await page(id, vendor).expect(200);
  expect(body.changes).toMatchObject([
    { reason: 'order', orderNumber: await numberOf(shop, opid), operationId: null },
  ]);
  expect(text).not.toContain(opid);
  await page(id, admin, '?before=0').expect(400);
});

it('STOCK-03 is read page by page', async () => {
  const id = await shop.product({ stock: 0 });
  for (let stock = 0; stock < 45; stock += 1) await edit(id, stock + 1, stock).expect(200);
  const { body } = await page(id).expect(200);
  expect(body.changes).toHaveLength(20);
  expect(body.changes[0]).toMatchObject({ before: 44, after: 45 });
  const changes = await history(id);
  expect(changes.map(({ after }) => after)).toEqual(
    Array.from({ length: 45 }, (_, index) => index + 1),
  );
});

it('STOCK-01 a deleted product takes its history with it, and a removed size ends at 0', async () => {
  const id = await withSizes(3);
  await shop.test.db.query(`delete from product_variants where product_id = $1 and size = 'S'`, [
    id,
  ]);
  expect(await history(id)).toMatchObject([{ size: 'S', before: 3, after: 0, reason: 'other' }]);
  await shop.test.db.query('delete from products where id = $1', [id]);
  const left = await shop.test.db.query('select 1 from stock_changes where product_id = $1', [id]);
  expect(left).toEqual([]);
});

it('STOCK-04 the shared stock ends with the first size, and begins again when the last one is removed', async () => {
  const id = await shop.product({ stock: 10 });
  const save = (fields: Record<string, string>) =>
    shop.test.http
      .put(`/api/products/update-product/${id}`)
      .set(headersOf(admin))
      .field(fields)
      .expect(200);
  await save({ variants: JSON.stringify([{ size: 'S', stock: 5 }]) });
  await orderInCash(shop, shopper, [{ productId: id, size: 'S', quantity: 1 }]);
  await save({ variants: '[]' });
  const left = await shop.stockOf(id);
  await edit(id, 8, left).expect(200);
  const changes = await history(id);
  const of = (size: string) =>
    changes.filter((change) => change.size === size).map(({ before, after }) => [before, after]);
  expect(of('S')).toEqual([
    [0, 5],
    [5, 4],
    [4, 0],
  ]);
  expect(of('')).toEqual([
    [10, 0],
    [0, left],
    [left, 8],
  ]);
});

/** Numbers that look random, the same in each run. */
const numbersFrom = (seed: number) => () =>
  (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;

it.each([1, 2, 3])(
  'STOCK-04 after any history of sales, cancellations and edits at once, each change follows the last, and the last is the stock (%i)',
  async (seed) => {
    const random = numbersFrom(seed);
    const pooled = await shop.product({ stock: 30 });
    const sized = await withSizes(30);
    const open: string[] = [];
    const buyers = await Promise.all(Array.from({ length: 6 }, () => shop.shopper()));
    const step = async (at: number): Promise<void> => {
      const draw = random();
      const quantity = 1 + Math.floor(random() * 3);
      const buyer = buyers[at % buyers.length] ?? shopper;
      if (draw < 0.6) {
        const { status, body } = await payInCash(shop, buyer, [
          { productId: pooled, quantity },
          { productId: sized, size: random() < 0.5 ? 'S' : 'M', quantity },
        ]);
        if (status === 201) open.push(body.operationId);
        return;
      }
      const opid = draw < 0.8 ? open.pop() : undefined;
      if (opid) return void (await asStaff(shop, admin, opid, 'cancel'));
      const stock = await shop.stockOf(pooled);
      // A sale meanwhile makes this a conflict, which changes nothing.
      await edit(pooled, stock + quantity, stock);
    };
    for (let round = 0; round < 10; round += 1)
      await Promise.all(Array.from({ length: 6 }, (_, at) => step(at)));

    const stocks: { size: string; stock: number }[] = await shop.test.db.query(
      'select size, stock from product_variants where product_id = $1',
      [sized],
    );
    const lists = [
      { changes: await history(pooled), stock: await shop.stockOf(pooled) },
      ...stocks.map(({ size, stock }) => ({ size, stock })),
    ];
    const ofSized = await history(sized);
    for (const { stock, ...list } of lists) {
      const changes =
        'changes' in list ? list.changes : ofSized.filter(({ size }) => size === list.size);
      expect(changes.length).toBeGreaterThan(3);
      changes.reduce((before, change) => {
        expect(change.before).toBe(before);
        return change.after;
      }, 30);
      expect(changes.at(-1)?.after).toBe(stock);
      for (const { reason, orderNumber } of changes)
        expect([reason, orderNumber !== null]).toEqual([reason, reason !== 'edited']);
    }
  },
);
