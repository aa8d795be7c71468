import { BusinessMetricsQueries } from '../../../src/modules/back-office/business-metrics/business-metrics.queries.js';
import { MetricsServer } from '../../../src/modules/back-office/business-metrics/metrics-server.js';
import { rowsOf } from '../../support/catalogue-rows.js';
import { orderInCash, startOrderShop, until, type OrderShop } from '../../support/order-shop.js';

let shop: OrderShop;
beforeAll(async () => {
  shop = await startOrderShop({ env: { METRICS_PORT: '0', RESPONSE_CACHE: 'on' } });
});
afterAll(() => shop.close());

const addressOf = (app: { get: (type: typeof MetricsServer) => MetricsServer }): string =>
  `http://127.0.0.1:${app.get(MetricsServer).port}`;
const scrape = async (address: string): Promise<string> =>
  (await fetch(`${address}/metrics`)).text();
const ofTheApi = () => scrape(addressOf(shop.test.app));
const ofTheWorker = () => scrape(addressOf(shop.worker()));

/** The value of a line; undefined if there is none. */
const valueIn = (text: string, line: string): number | undefined => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
};

it('S-02 metrics are available on their own port only', async () => {
  for (const path of ['/metrics', '/api/metrics'])
    expect((await shop.test.http.get(path)).text).not.toContain('shop_http_requests_total');
  const answer = await fetch(`${addressOf(shop.test.app)}/metrics`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
  expect((await fetch(addressOf(shop.test.app))).status).toBe(404);
  expect((await fetch(`${addressOf(shop.test.app)}/metrics`, { method: 'POST' })).status).toBe(404);
});

it('requests are counted by route and status, including the fast path, without addresses', async () => {
  const id = await shop.product();
  const { http } = shop.test;
  for (const path of [`/api/products/one/${id}`, `/api/products/one/${id}`, '/api/made-up-73219'])
    await http.get(path);
  await http.post('/api/users/login').send({}).expect(400);
  const line = (method: string, route: string, status: number) =>
    `shop_http_requests_total{method="${method}",route="${route}",status="${status}"}`;
  let text = '';
  await until(async () => {
    text = await ofTheApi();
    return [
      [line('GET', '/api/products/one/:id', 200), 2],
      [line('GET', 'other', 404), 1],
      [line('POST', '/api/users/login', 400), 1],
    ].every(([each, least]) => (valueIn(text, String(each)) ?? 0) >= Number(least));
  }, 'the requests are counted');
  expect(text).toContain('shop_http_request_seconds_bucket{le="0.1",method="GET"');
  expect(text).not.toContain('made-up');
  expect(text).not.toContain(`one/${id}`);
});

it('both processes export metrics of orders, outbox, queues, providers, connections and the process', async () => {
  const shopper = await shop.shopper();
  await orderInCash(shop, shopper, [{ productId: await shop.product({ stock: 1 }), quantity: 1 }]);
  await until(async () => {
    const text = await ofTheWorker();
    const calls = 'shop_provider_calls_total{provider="smtp",outcome="answered"}';
    return (valueIn(text, calls) ?? 0) > 0 && (valueIn(text, 'shop_products_sold_out') ?? 0) > 0;
  }, 'the worker tells of its mails and of what is sold out');
  for (const text of [await ofTheApi(), await ofTheWorker()]) {
    expect(valueIn(text, 'shop_source_up{source="database"}')).toBe(1);
    expect(valueIn(text, 'shop_source_up{source="redis"}')).toBe(1);
    expect(valueIn(text, 'shop_queue_jobs{queue="mail",state="paused"}')).toBe(0);
    expect(valueIn(text, 'shop_provider_breaker_open{provider="card"}')).toBe(0);
    for (const line of [
      'shop_orders{state="cod_pending"}',
      'shop_queue_jobs{queue="shipments",state="waiting"}',
      'shop_workers{state="alive"}',
      'shop_database_connections{state="busy"}',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ])
      expect([line, valueIn(text, line)]).toEqual([line, expect.any(Number)]);
  }
});

// Last, because the newest shop of a process reads the sessions.
it('ADM-QUEUE-21 a new process finds Redis with its first check', async () => {
  const fresh = await startOrderShop({ worker: false, env: { METRICS_PORT: '0' } });
  const first = await scrape(addressOf(fresh.test.app));
  await fresh.close();
  expect(valueIn(first, 'shop_source_up{source="redis"}')).toBe(1);
});

it('SIZE-10 sold out counts the variants of a product that has some', async () => {
  const queries = shop.test.app.get(BusinessMetricsQueries);
  const before = await queries.soldOut();
  const sized = await shop.product({ stock: 0 });
  for (const [size, stock] of [
    ['S', 0],
    ['M', 2],
    ['L', 0],
  ])
    await rowsOf(shop.test).insert('product_variants', { product_id: sized, size, stock });
  await shop.product({ stock: 0 });
  expect(await queries.soldOut()).toBe(before + 3);
  await shop.test.db.query('update products set published = false where id = $1', [sized]);
  expect(await queries.soldOut()).toBe(before + 1);
});
