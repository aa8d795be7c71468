import { Socket } from 'node:net';
import { jest } from '@jest/globals';
import pg from 'pg';
import { amongMany } from '../../support/among-many.js';
import {
  payByCard,
  payInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';
import { Statements } from '../../../src/platform/database/statements.js';
import { CheckoutQueries } from '../../../src/modules/sales/checkout/checkout.queries.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ worker: false, env: { LIMIT_FACTOR: '50' } });
});
afterAll(() => shop.close());

/** A product whose size 42 has a stock of its own. */
const shoe = async (stock: number): Promise<number> => {
  const id = await shop.product({ name: 'Sneaker', stock: 0 });
  await shop.test.db.query(
    `insert into product_variants (product_id, size, stock) values ($1, '42', $2)`,
    [id, stock],
  );
  return id;
};

/** Number of statements that PostgreSQL gets meanwhile, and how often it is sent one or several of them. */
const statementsOf = async (
  work: () => PromiseLike<unknown>,
): Promise<{ statements: number; sent: number }> => {
  const counts = { statements: 0, sent: 0 };
  const open = new Map<pg.Client, number>();
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const add = (more: number): void => void open.set(this, (open.get(this) ?? 0) + more);
    counts.statements += 1;
    // Without the pipeline mode the client sends one after the other.
    if (!open.get(this) || Reflect.get(this, 'pipeline') !== true) counts.sent += 1;
    add(1);
    const result: unknown = Reflect.apply(query, this, args);
    const done = (): void => add(-1);
    Promise.resolve(result).then(done, done);
    return result as never;
  });
  await work();
  spy.mockRestore();
  return counts;
};

it('FAST-01 an order of several lines takes twelve statements for cash and eleven for card', async () => {
  const lines = [
    { productId: await shop.product(), quantity: 1 },
    { productId: await shoe(5), size: '42', quantity: 2 },
    { productId: await shop.product(), quantity: 1 },
  ];
  const buyers = [await shop.shopper(), await shop.shopper()];
  const [cash, card] = buyers as [Shopper, Shopper];
  const ofCash = await statementsOf(() => payInCash(shop, cash, lines).expect(201));
  const ofCard = await statementsOf(() => payByCard(shop, card, lines).expect(200));
  expect([ofCash.statements, ofCard.statements]).toEqual([12, 11]);
});

it('FAST-09 an order waits for PostgreSQL four times, for cash as for card', async () => {
  const lines = [
    { productId: await shop.product(), quantity: 1 },
    { productId: await shoe(5), size: '42', quantity: 1 },
  ];
  const [cash, card] = [await shop.shopper(), await shop.shopper()];
  const ofCash = await statementsOf(() => payInCash(shop, cash, lines).expect(201));
  const ofCard = await statementsOf(() => payByCard(shop, card, lines).expect(200));
  expect([ofCash.sent, ofCard.sent]).toEqual([4, 4]);
});

/** How often the sockets of the database are written to meanwhile. */
const writesOf = async (work: () => PromiseLike<unknown>): Promise<number> => {
  const port = Number(new URL(shop.test.databaseUrl).port);
  let writes = 0;
  const counted = ['_write', '_writev'].map((name) => {
    const write: unknown = Reflect.get(Socket.prototype, name);
    if (typeof write !== 'function') throw new Error(`Sockets have no ${name}.`);
    Reflect.set(Socket.prototype, name, function (this: Socket, ...args: unknown[]): unknown {
      if (this.remotePort === port) writes += 1;
      return Reflect.apply(write, this, args);
    });
    return () => Reflect.set(Socket.prototype, name, write);
  });
  await work();
  for (const restore of counted) restore();
  return writes;
};

it('FAST-12 statements that are sent together, the beginning of the transaction included, are one write to the connection', async () => {
  const [cash, card] = [await shop.shopper(), await shop.shopper()];
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  expect(await writesOf(() => payInCash(shop, cash, lines).expect(201))).toBe(4);
  expect(await writesOf(() => payByCard(shop, card, lines).expect(200))).toBe(4);
});

it('FAST-12 a transaction whose beginning fails fails with its first statement, and nothing is stored', async () => {
  const before = await shop.test.db.query('select count(*)::int as count from orders');
  const { query } = pg.Client.prototype;
  const spy = jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const isBeginning = args[0] === 'START TRANSACTION';
    return Reflect.apply(query, this, isBeginning ? ['select 1 / 0'] : args) as never;
  });
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const { status } = await payInCash(shop, await shop.shopper(), lines);
  spy.mockRestore();
  expect(status).not.toBe(201);
  expect(await shop.test.db.query('select count(*)::int as count from orders')).toEqual(before);
  await payInCash(shop, await shop.shopper(), lines).expect(201);
});

it('FAST-13 the statements of a quote are planned once, however many products they read', async () => {
  const product = await shop.product();
  const { id } = await shop.shopper();
  const spy = jest.spyOn(shop.test.app.get(Statements), 'rows');
  await shop.test.app.get(CheckoutQueries).onSale([product]);
  await shop.test.app.get(CheckoutQueries).heldBy(id, [product]);
  const texts = spy.mock.calls.map(([text]) => text);
  spy.mockRestore();
  const values = [`'{${product}}'`, `${id}, '{${product}}'`];
  const runner = shop.test.db.createQueryRunner();
  try {
    for (const [at, text] of texts.entries()) {
      await runner.query(`prepare quote_${at} as ${text}`);
      for (let times = 0; times < 20; times += 1)
        await runner.query(`execute quote_${at} (${values[at]})`);
    }
    const plans = await runner.query(
      `select generic_plans > 0 as "isPlannedOnce" from pg_prepared_statements where name like 'quote\\_%'`,
    );
    expect(plans).toEqual([{ isPlannedOnce: true }, { isPlannedOnce: true }]);
  } finally {
    for (const at of texts.keys()) await runner.query(`deallocate quote_${at}`);
    await runner.release();
  }
});

it('FAST-02 the response to a new cash order is what reading the order returns', async () => {
  const shopper = await shop.shopper();
  const lines = [
    { productId: await shoe(5), size: '42', quantity: 2 },
    { productId: await shop.product({ name_ar: 'حقيبة' }), quantity: 1 },
  ];
  const { body } = await payInCash(shop, shopper, lines, { notes: 'Ring twice' }).expect(201);
  const read = await shop.test.http
    .get(`/api/users/orders/one/${body.operationId}`)
    .set('Authorization', `Bearer ${shopper.token}`)
    .expect(200);
  expect(body.order).toEqual(read.body.order);
  expect(body.order.timeline).toMatchObject([
    { event: 'placed', from: null, to: 'cod_pending' },
    { event: 'confirmed', from: 'cod_pending', to: 'cod_confirmed' },
  ]);
});

it('FAST-03 carts with shared stock and stock of a size, in either sequence, sell exactly what there is', async () => {
  const stock = 12;
  const [shared, own, plenty] = [await shop.product({ stock }), await shoe(stock), await shoe(500)];
  const cart = [
    { productId: own, size: '42', quantity: 1 },
    { productId: shared, quantity: 1 },
    { productId: plenty, size: '42', quantity: 1 },
  ];
  const buyers = await Promise.all(Array.from({ length: 40 }, () => shop.shopper()));
  const results = await Promise.all(
    buyers.map((buyer, at) =>
      amongMany(() => payInCash(shop, buyer, at % 2 === 0 ? cart : cart.toReversed())),
    ),
  );
  const placed = results.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(stock);
  expect(new Set(results.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(await Promise.all([shared, own, plenty].map((id) => shop.stockOf(id)))).toEqual([
    0,
    0,
    500 - stock,
  ]);
  const changes: { product_id: number; count: number }[] = await shop.test.db.query(
    `select product_id, count(*)::int as count from stock_changes
     where product_id = any($1) and reason = 'order' group by product_id order by product_id`,
    [[shared, own, plenty]],
  );
  expect(changes.map(({ count }) => count)).toEqual([stock, stock, stock]);
});

it('FAST-05 an order of a sold-out size is refused without waiting for those that hold its product', async () => {
  const shopper = await shop.shopper();
  const productId = await shoe(0);
  const other = shop.test.db.createQueryRunner();
  await other.startTransaction();
  await other.query('select from products where id = $1 for update', [productId]);
  const { body } = await payInCash(shop, shopper, [{ productId, size: '42', quantity: 1 }]);
  await other.rollbackTransaction();
  await other.release();
  expect(body).toMatchObject({ code: 'insufficient_stock' });
});

it('FAST-11 an order that waits too long for its phone number gets 503, leaves nothing behind and is placed later', async () => {
  const shopper = await shop.shopper();
  const productId = await shop.product();
  const lines = [{ productId, quantity: 1 }];
  const { db } = shop.test;
  await payInCash(shop, shopper, lines).expect(201);
  const other = db.createQueryRunner();
  await other.startTransaction();
  await other.query(
    `select pg_advisory_xact_lock(hashtext('order-phone'), hashtext(phone))
     from orders where user_id = $1`,
    [shopper.id],
  );
  const more = [{ productId, quantity: 2 }];
  const { headers } = await payInCash(shop, shopper, more).expect(503);
  expect(headers['retry-after']).toMatch(/^\d+$/);
  await other.rollbackTransaction();
  await other.release();
  const placed = `select count(*)::int as orders,
    (select stock from products where id = $2) as stock from orders where user_id = $1`;
  expect(await db.query(placed, [shopper.id, productId])).toEqual([{ orders: 1, stock: 9 }]);
  await payInCash(shop, shopper, more).expect(201);
  expect(await db.query(placed, [shopper.id, productId])).toEqual([{ orders: 2, stock: 7 }]);
});

it('FAST-04 a refused order leaves nothing behind, also when only one of its lines is sold out', async () => {
  const shopper = await shop.shopper();
  const [good, soldOut] = [await shop.product(), await shoe(0)];
  const { body } = await payInCash(shop, shopper, [
    { productId: good, quantity: 1 },
    { productId: soldOut, size: '42', quantity: 1 },
  ]).expect(409);
  expect(body).toMatchObject({ code: 'insufficient_stock', errors: [{ pointer: '#/lines/1' }] });
  const [left] = await shop.test.db.query(
    `select (select count(*)::int from orders where user_id = $1) as orders,
       (select count(*)::int from idempotency_keys where user_id = $1) as keys,
       (select count(*)::int from stock_changes where product_id = $2) as changes`,
    [shopper.id, good],
  );
  expect(left).toEqual({ orders: 0, keys: 0, changes: 0 });
  expect(await shop.stockOf(good)).toBe(10);
});

it('FAST-08 a product whose last variant is removed shows no size as sold out and has a stock of its own', async () => {
  const { db } = shop.test;
  const id = await shoe(0);
  const stored = async () => {
    const [row] = await db.query(
      `select stock, in_stock, sizes, sold_out_sizes, tag_ids <> '{}' as is_tagged
       from products where id = $1`,
      [id],
    );
    return row;
  };
  expect(await stored()).toMatchObject({ stock: 0, sizes: ['42'], sold_out_sizes: ['42'] });
  await db.query('delete from product_variants where product_id = $1', [id]);
  expect(await stored()).toMatchObject({ stock: 0, sold_out_sizes: [] });
  await db.query(`update products set stock = 3, tags = '{new}' where id = $1`, [id]);
  expect(await stored()).toMatchObject({ stock: 3, in_stock: true, is_tagged: true });
  const history: unknown = await db.query(
    'select before, after, size, reason from stock_changes where product_id = $1 order by id',
    [id],
  );
  expect(history).toEqual([{ before: 0, after: 3, size: '', reason: 'other' }]);
});
