import { setTimeout as sleep } from 'node:timers/promises';
import type { NestExpressApplication } from '@nestjs/platform-express';
import pg from 'pg';
import { request as raw } from 'undici';
import { CatalogueCache } from '../../../src/platform/response-cache/catalogue-cache.js';
import {
  rowsOf,
  shopperOf,
  staffSessionOf,
  type Shopper,
  type StaffSession,
} from '../../support/catalogue-rows.js';
import { startApp, startProcess, type TestApp } from '../../support/test-app.js';

const LIMIT_MS = 180_000;
const PRODUCTS = 16;
const SALES_EACH = 14;
/** Half of the products are sold out during the test. */
const stockOf = (at: number): number => (at % 2 === 0 ? 6 : 500);
const READERS = 8;
const SHOPPERS = 60;

/** What a product showed: its stock only falls and the others only rise, so that an older response is recognized. */
interface Shown {
  id: number;
  stock: number;
  price: number;
  reviewCount: number;
  /** Number in the name of its vendor. */
  naming: number;
}

interface Process {
  origin: string;
  cache: CatalogueCache;
  /** What responses of this process to writes have acknowledged. */
  acknowledged: Map<number, Shown>;
}

let test: TestApp;
let admin: StaffSession;
let category = 0;
let vendor = 0;
const apps: NestExpressApplication[] = [];
const processes: Process[] = [];
/** They order in turn, because the orders of one shopper are limited. */
const shoppers: Shopper[] = [];
const products: number[] = [];

const join = async (app: NestExpressApplication): Promise<Process> => {
  const process = {
    origin: await app.getUrl(),
    cache: app.get(CatalogueCache),
    acknowledged: new Map<number, Shown>(),
  };
  processes.push(process);
  return process;
};
const startAnother = async (): Promise<Process> => {
  const app = await startProcess();
  apps.push(app);
  return join(app);
};

beforeAll(async () => {
  test = await startApp({ RESPONSE_CACHE: 'on', LIMIT_FACTOR: '100000' });
  const rows = rowsOf(test);
  await rows.staff('boss', 'admin');
  admin = await staffSessionOf(test, 'boss');
  for (let at = 0; at < SHOPPERS; at += 1) shoppers.push(await shopperOf(test, `mona${at}`));
  category = await rows.category();
  vendor = await rows.staff('seller');
  for (let at = 0; at < PRODUCTS; at += 1) {
    const row = { name: `Coherent thing ${at}`, stock: stockOf(at), price_fils: 10_000 };
    products.push(await rows.product({ ...row, category_id: category, vendor_id: vendor }));
  }
  await join(test.app);
  await startAnother();
}, LIMIT_MS);
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()));
  await test.close();
});

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const send = async (
  { origin }: Process,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  headers: Record<string, string> = {},
  body?: object,
) => {
  const answer = await raw(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  const text = await answer.body.text();
  return {
    status: answer.statusCode,
    isHit: answer.headers['cache-status'] === 'shop; hit',
    json: JSON.parse(text),
  };
};

/** Repeats a request that a busy process rejects. */
const sendUntilServed = async (...request: Parameters<typeof send>): Promise<void> => {
  let { status, json } = await send(...request);
  while (status === 503) ({ status, json } = await send(...request));
  if (status > 201) throw new Error(`${request[2]} returned ${status}: ${JSON.stringify(json)}`);
};

const ADDRESS = {
  fullName: 'Mona Test',
  phone: '0501234567',
  city: 'Dubai',
  area: 'Marina',
  building: 'Tower 1',
};

let turn = 0;

/** Sells one piece at a time, and sometimes raises the price and reviews; what a process acknowledged is noted at once. */
const write = async (id: number, stock: number): Promise<void> => {
  const now = { id, stock, price: 100, reviewCount: 0, naming: 0 };
  const note = (process: Process): void => void process.acknowledged.set(id, { ...now });
  for (let sale = 0; sale < SALES_EACH; sale += 1) {
    const process = pick(processes);
    if (now.stock > 0) {
      const shopper = shoppers[turn++ % SHOPPERS] as Shopper;
      await sendUntilServed(
        process,
        'POST',
        '/checkout/cod',
        { authorization: `Bearer ${shopper.token}`, 'idempotency-key': crypto.randomUUID() },
        {
          purchase_id: crypto.randomUUID(),
          lines: [{ productId: id, quantity: 1 }],
          address: ADDRESS,
        },
      );
      now.stock -= 1;
      note(process);
    }
    if (sale % 3 === 2) {
      const reviewer = shoppers[now.reviewCount] as Shopper;
      await sendUntilServed(
        process,
        'POST',
        '/reviews',
        { authorization: `Bearer ${reviewer.token}` },
        { productId: id, comment: 'Good.', stars: pick([1, 3, 5]) },
      );
      now.reviewCount += 1;
      note(process);
    }
    if (sale % 4 !== 3) continue;
    await sendUntilServed(
      process,
      'PATCH',
      `/products/${id}/quick-values`,
      { cookie: admin.cookie, 'x-xsrf-token': admin.xsrf },
      { price: now.price + 1, was: { price: now.price } },
    );
    now.price += 1;
    note(process);
  }
};

const REVIEWS = '/reviews/product/';
const QUOTE = '/checkout/quote';
const LISTS = (): string[] => [
  `/products/category/${category}`,
  `/products/category/${category}?inStock=true`,
  `/products/all?limit=5&page=${pick([1, 2, 3])}`,
  '/products/all?sort=price-low&limit=100',
  '/products/all?inStock=true&sort=top-rated',
  '/products/all?q=coherent',
  `/products/one/${pick(products)}/related?limit=12`,
];

let naming = 0;
/** Renames the vendor of all products; every process knows it once it has caught up. */
const rename = async (isDone: () => boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  while (!isDone()) {
    naming += 1;
    await client.query('update staff set name = $2 where id = $1', [vendor, `Vendor ${naming}`]);
    const known = products.map((id) => ({ ...LEAST, id, naming }));
    await Promise.all(
      processes.map(async ({ cache, acknowledged }) => {
        await cache.catchUp();
        const all = merged([acknowledged, new Map(known.map((each) => [each.id, each]))]);
        for (const [id, each] of all) acknowledged.set(id, each);
      }),
    );
    await sleep(50);
  }
  await client.end();
};

/** Paths whose responses have no product that is sold out. */
const isInStockOnly = (path: string): boolean => path.includes('inStock=true');

const LEAST = { stock: Infinity, price: 0, reviewCount: 0, naming: 0 };
/** What is known of each product when all of this is known. */
const merged = (known: readonly Map<number, Shown>[]): Map<number, Shown> => {
  const all = new Map<number, Shown>();
  for (const [id, each] of known.flatMap((one) => [...one])) {
    const other = all.get(id) ?? LEAST;
    all.set(id, {
      id,
      stock: Math.min(each.stock, other.stock),
      price: Math.max(each.price, other.price),
      reviewCount: Math.max(each.reviewCount, other.reviewCount),
      naming: Math.max(each.naming, other.naming),
    });
  }
  return all;
};

interface Product extends Omit<Shown, 'naming'> {
  vendorName: string;
}
const shownIn = (product: Product): Shown => ({
  ...product,
  naming: Number(product.vendorName.split(' ')[1]) || 0,
});

/** One quote of two products; returns what is older in it than what was acknowledged before it began. */
const quoteOnce = async (process: Process, known: Map<number, Shown>): Promise<string[]> => {
  const first = products.indexOf(pick(products));
  const ids = [first, (first + 1) % PRODUCTS].map((at) => products[at] ?? 0);
  const lines = ids.map((productId) => ({ productId, quantity: 1 }));
  const { status, json } = await send(process, 'POST', QUOTE, {}, { lines });
  if (status === 503) return [];
  if (status !== 200) throw new Error(`The quote returned ${status}: ${JSON.stringify(json)}`);
  const quoted: { productId: number; available: number; unitPrice: number }[] = json.lines;
  return quoted
    .filter(({ productId, available, unitPrice }) => {
      const least = known.get(productId) ?? LEAST;
      return available > least.stock || unitPrice < least.price;
    })
    .map((line) => `quote: ${JSON.stringify([line, known.get(line.productId)])}`);
};

/** One read; returns what is older in it than what was acknowledged before it began. */
const readOnce = async (process: Process): Promise<{ isHit: boolean; older: string[] }> => {
  const path = pick([
    `/products/one/${pick(products)}`,
    REVIEWS + pick(products),
    QUOTE,
    ...LISTS(),
  ]);
  // A process is as new as its own writes, and as all others' once it has caught up with the notifications.
  const isOwn = Math.random() < 0.5;
  const known = merged(isOwn ? [process.acknowledged] : processes.map((one) => one.acknowledged));
  if (!isOwn) await process.cache.catchUp();
  if (path === QUOTE) return { isHit: false, older: await quoteOnce(process, known) };
  const { status, json, isHit } = await send(process, 'GET', path);
  if (status === 503) return { isHit: false, older: [] };
  if (status !== 200) throw new Error(`${path} returned ${status}: ${JSON.stringify(json)}`);
  if (path.startsWith(REVIEWS)) {
    const { reviewCount } = known.get(Number(path.slice(REVIEWS.length))) ?? LEAST;
    const isOlder = json.reviews.length < reviewCount;
    return { isHit, older: isOlder ? [`${path}: ${json.reviews.length} < ${reviewCount}`] : [] };
  }
  const found: Product[] = json.products ?? [json.product];
  const older = found.map(shownIn).filter(({ id, ...shown }) => {
    const least = known.get(id);
    if (least === undefined) return shown.stock > 500;
    return (
      shown.stock > least.stock ||
      shown.price < least.price ||
      shown.reviewCount < least.reviewCount ||
      shown.naming < least.naming ||
      (isInStockOnly(path) && least.stock === 0)
    );
  });
  return {
    isHit,
    older: older.map((shown) => `${path}: ${JSON.stringify([shown, known.get(shown.id)])}`),
  };
};

const read = async (isDone: () => boolean): Promise<{ hits: number; older: string[] }> => {
  const found = { hits: 0, older: [] as string[] };
  while (!isDone()) {
    const { isHit, older } = await readOnce(pick(processes));
    if (isHit) found.hits += 1;
    found.older.push(...older);
  }
  return found;
};

/** Changes every product in transactions that are rolled back. */
const rollBack = async (isDone: () => boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: test.databaseUrl });
  await client.connect();
  while (!isDone()) {
    await client.query('begin');
    await client.query('update products set stock = 100000, price_fils = 1 where id = $1', [
      pick(products),
    ]);
    await sleep(5);
    await client.query('rollback');
    await sleep(5);
  }
  await client.end();
};

/** Ends the connections on which processes are notified, again and again. */
const interrupt = async (isDone: () => boolean): Promise<void> => {
  while (!isDone()) {
    await sleep(900);
    await test.db.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'listener of catalogue'`,
    );
  }
};

const checkEverything = async (): Promise<void> => {
  const rows: Shown[] = await test.db.query(
    `select id, stock, pay_fils / 100 as price, review_count as "reviewCount", ${naming} as naming
     from products order by id`,
  );
  const now = new Map(rows.map((row) => [row.id, row]));
  const inStock = rows.filter(({ stock }) => stock > 0).map(({ id }) => id);
  for (const process of processes) {
    await process.cache.catchUp();
    for (const path of [...products.map((id) => `/products/one/${id}`), ...LISTS()]) {
      const { json } = await send(process, 'GET', path);
      const shown = ((json.products ?? [json.product]) as Product[]).map(shownIn);
      for (const each of shown) expect(each).toMatchObject(now.get(each.id) ?? {});
      if (path === `/products/category/${category}?inStock=true`) {
        expect(shown.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(inStock);
        expect(json.total).toBe(inStock.length);
      }
    }
    expect(await quoteOnce(process, now)).toEqual([]);
    const { json } = await send(process, 'GET', `/products/facets?category=${category}`);
    expect([json.total, json.inStock]).toEqual([PRODUCTS, inStock.length]);
  }
};

const run = async (disturb: (isDone: () => boolean) => Promise<void>, from: number) => {
  let done = false;
  const isDone = () => done;
  const half = products.slice(from, from + PRODUCTS / 2);
  const writes = Promise.all(half.map((id, at) => write(id, stockOf(from + at)))).finally(
    () => (done = true),
  );
  const readers = Array.from({ length: READERS }, () => read(isDone));
  const [found] = await Promise.all([
    Promise.all(readers),
    writes,
    rollBack(isDone),
    rename(isDone),
    disturb(isDone),
  ]);
  expect(found.flatMap(({ older }) => older)).toEqual([]);
  expect(found.reduce((sum, { hits }) => sum + hits, 0)).toBeGreaterThan(0);
};

it(
  'CACHE-01 FAST-06 no response and no quote is older than the last acknowledged write, with many writers and readers, transactions that are rolled back, and a process that starts late',
  async () => {
    await run(async () => void (await startAnother()), 0);
    expect(processes).toHaveLength(3);
    await checkEverything();
  },
  LIMIT_MS,
);

it(
  'CACHE-02 the same while the connections on which processes are notified are lost and come back',
  async () => {
    await run(interrupt, PRODUCTS / 2);
    await checkEverything();
  },
  LIMIT_MS,
);
