import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { numberOf, orderInCash, shop, shopper, useOrderShop } from '../../support/order-shop.js';

const staff: Record<string, StaffSession> = {};
useOrderShop({ worker: false });
beforeAll(async () => {
  for (const [name, type] of [
    ['amal', 'admin'],
    ['omar', 'ops'],
    ['vera', 'vendor'],
  ] as const) {
    await rowsOf(shop.test).staff(name, type);
    staff[name] = await staffSessionOf(shop.test, name);
  }
});

const get = (query: string, who = 'amal') =>
  shop.test.http
    .get(`/api/users/orders/export.csv${query}`)
    .set('Cookie', staff[who]?.cookie ?? '')
    .buffer(true);
const linesOf = async (query: string, who?: string): Promise<string[]> => {
  const { text } = await get(query, who).expect(200);
  return text.trimEnd().split('\r\n');
};
const anOrder = async (address = {}): Promise<string> =>
  orderInCash(
    shop,
    shopper,
    [{ productId: await shop.product({ price_fils: 12_345 }), quantity: 2 }],
    address,
  );
const set = (opid: string, change: string) =>
  shop.test.db.query(`update orders set ${change} where operation_id = $1`, [opid]);

it('CASE-25 exports chosen orders with Dubai times and amounts of two decimals', async () => {
  const opid = await anOrder({ building: 'Tower "A", 2' });
  const other = await anOrder();
  await set(opid, `created_at = '2026-11-20T21:30:00Z'`);
  const { headers, text } = await get(`?orders=${opid}`).expect(200);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toMatch(/^attachment; filename="orders-[\d-]+\.csv"$/);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const [head = '', row = '', ...rest] = text.trimEnd().split('\r\n');
  expect(rest).toEqual([]);
  expect(head).toContain('Order,Placed (Dubai time),Deliver by,Status');
  expect(row).toMatch(new RegExp(`^${await numberOf(shop, opid)},2026-11-21 01:30,`));
  expect(row).toContain(',"Tower ""A"", 2",');
  expect(row).toContain(',2,246.90,25.00,271.90,0.00,');
  const both = await linesOf(`?orders=${opid},${other}`);
  // Newest first, like the list.
  expect(both.slice(1).map((line) => line.split(',')[0])).toEqual([
    await numberOf(shop, other),
    await numberOf(shop, opid),
  ]);
});

it('CASE-25 exports all orders that the filters match, in the language of the dashboard', async () => {
  const ajman = await anOrder({ city: 'Ajman' });
  const { text } = await get('?city=Ajman&state=cod_confirmed')
    .set('Accept-Language', 'ar')
    .expect(200);
  const lines = text.trimEnd().split('\r\n');
  expect(lines[0]).toContain('الحالة');
  expect(lines[1]).toContain('عجمان');
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    '\ufeffالطلب',
    await numberOf(shop, ajman),
  ]);
  expect(await linesOf('?q=nobodyatall9')).toHaveLength(1);
});

it('CASE-26 no cell is run as a formula', async () => {
  const opid = await anOrder({ notes: '=HYPERLINK("http://x","y")', fullName: '@SUM(A1)' });
  const [, row = ''] = await linesOf(`?orders=${opid}`);
  expect(row).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
  expect(row).toContain(`"'@SUM(A1)"`);
  expect(row).toContain(`"'+971501234567"`);
});

it('CASE-25 only admin and operations export, and the audit log records it', async () => {
  await get('?city=Ajman', 'vera').expect(403);
  await get('?orders=a;b').expect(400);
  await get('?city=Ajman', 'omar').expect(200);
  const [entry] = await shop.test.db.query(
    `select actor_name, changes from audit where action = 'exported' order by id desc limit 1`,
  );
  expect(entry).toEqual({
    actor_name: 'The omar',
    changes: { city: { to: 'Ajman' }, orders: { to: expect.any(Number) } },
  });
});

it('CASE-27 streams 100,000 orders below 256 MB, and refuses more', async () => {
  const opid = await anOrder();
  const copies = (from: number, to: number) =>
    shop.test.db.query(
      `insert into orders (operation_id, user_id, state, payment_method, cod_state, full_name, email,
         phone, city, area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count,
         holds_stock, created_at)
       select 'COPY' || n, user_id, 'delivered', payment_method, 'remitted', full_name, email, phone,
         'Fujairah', area, building, subtotal_fils, delivery_fee_fils, total_fils, item_count, false,
         now() - n * interval '1 second'
       from orders, generate_series($2::integer, $3) n where operation_id = $1`,
      [opid, from, to],
    );
  for (let from = 0; from < 100_000; from += 5_000) await copies(from + 1, from + 5_000);
  await shop.test.db.query('analyze orders');
  // Curl writes the file, so that only the API's memory grows here.
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const url = `${await shop.test.app.getUrl()}/api/users/orders/export.csv?city=Fujairah`;
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    `curl -sS -H 'Cookie: ${staff['amal']?.cookie}' '${url}' | wc -l`,
  ]);
  clearInterval(watch);
  expect(Number(stdout)).toBe(100_001);
  expect((peak - before) / 2 ** 20).toBeLessThan(256);
  await copies(100_001, 100_001);
  const { body } = await get('?city=Fujairah').expect(422);
  expect(body.code).toBe('too_many_to_export');
  expect(body.detail).toContain('100,000');
}, 120_000);
