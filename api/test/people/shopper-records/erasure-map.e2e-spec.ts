import { TABLES } from '../../../../tools/docs/data-map.mjs';
import { OrderErasureService } from '../../../src/modules/people/shopper-records/erasure/order-erasure.service.js';
import { startWorld } from '../../support/access-world.js';

const world = await startWorld();
afterAll(() => world.close());

/** Words that stand for a person, in each place that the map calls personal. */
const CANARY = 'canary7f3';
const PHONE = '+971509990177';
const { db } = world.test;

/** Where the words are found in the database: `table.column`. */
const places = async (): Promise<string[]> => {
  const columns: { table: string; column: string }[] = await db.query(
    `select table_name as table, column_name as column from information_schema.columns
     where table_schema = 'public'`,
  );
  const counts = columns.map(
    ({ table, column }) =>
      `select '${table}.${column}' as place from ${table}
       where strpos("${column}"::text, '${CANARY}') + strpos("${column}"::text, '${PHONE}') > 0`,
  );
  const found: { place: string }[] = await db.query(counts.join(' union '), []);
  return found.map(({ place }) => place).sort();
};

/** A shopper with a row in each table that belongs to accounts or orders. */
const fill = async () => {
  const { rows } = world;
  const user_id = await rows.insert('users', {
    name: `Layla ${CANARY}`,
    email: `${CANARY}@example.com`,
    phone: PHONE,
    username: CANARY,
    password_hash: 'none',
    area: CANARY,
    building: CANARY,
    flat: CANARY,
  });
  const contact = { full_name: CANARY, phone: PHONE, city: 'Dubai', area: CANARY };
  const address = { ...contact, building: CANARY, flat: CANARY, notes: CANARY };
  await rows.insert('addresses', { user_id, label: CANARY, ...address });
  const product_id = await world.product();
  await rows.insert('reviews', { user_id, product_id, stars: 5, comment: CANARY });
  const email = `${CANARY}@example.com`;
  const expires_at = new Date(Date.now() + 1e9);
  await rows.insert('stock_alerts', { product_id, user_id, email, locale: 'en', expires_at });
  await rows.insert('shopper_notes', {
    user_id,
    author_id: world.people.admin.id,
    author_name: 'Admin',
    text: CANARY,
  });
  const { id: order_id } = await world.deliveredOrder();
  await db.query(
    `update orders set user_id = $2, full_name = $3, email = $4, phone = $5, area = $3,
       building = $3, flat = $3, notes = $3 where id = $1`,
    [order_id, user_id, CANARY, email, PHONE],
  );
  await world.shipmentOf(order_id);
  await db.query(
    `update shipments set person_name = $2, email = $3, phone = $4, line1 = $2, line2 = $2,
       post_code = $2 where order_id = $1`,
    [order_id, CANARY, email, PHONE],
  );
  await rows.insert('order_notes', { order_id, staff_id: world.people.ops.id, text: CANARY });
  await db.query('insert into order_networks (order_id, network) values ($1, $2)', [
    order_id,
    CANARY,
  ]);
  const mail = { template: 'verify-email', recipient: email };
  await rows.insert('mails', { dedupe_key: 'a', user_id, ...mail });
  await rows.insert('mails', { dedupe_key: 'b', order_id, ...mail });
  const returned = { order_id, state: 'withdrawn', reason: 'size', note: CANARY };
  await rows.insert('returns', { ...returned, closed_at: new Date() });
  const event = { order_id, subject: 'mail', event: 'resent', actor: 'system' };
  await rows.insert('order_events', { ...event, to_state: 'order-confirmed', why: email });
  return { user_id, order_id };
};

/** What an invoice needs stays until the tax period is over. */
const KEPT = [
  'orders.area',
  'orders.building',
  'orders.flat',
  'orders.full_name',
  'shipments.line1',
  'shipments.line2',
  'shipments.person_name',
  'shipments.post_code',
];

it('PDPL-03 an erased shopper is in no column but those of the invoice, and after the tax period in none', async () => {
  const { user_id, order_id } = await fill();
  const before = await places();
  expect(before).toEqual(expect.arrayContaining(['users.email', 'mails.recipient', ...KEPT]));
  const unmapped = before.filter((place) => {
    const [table = '', column = ''] = place.split('.');
    return !(TABLES[table]?.personal ?? '').split(' ').includes(column);
  });
  expect(unmapped).toEqual([]);

  const answer = await world.send(
    { method: 'DELETE', path: '/admin/shoppers/:id' },
    { path: { id: user_id } },
    await world.identify('admin'),
  );
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
  expect(await places()).toEqual(KEPT);

  await db.query(`update orders set created_at = now() - interval '8 years' where id = $1`, [
    order_id,
  ]);
  await world.test.app.get(OrderErasureService).sweep();
  expect(await places()).toEqual([]);
});
