import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { OrderErasureService } from '../../../src/modules/people/shopper-records/erasure/order-erasure.service.js';
import { FileStore } from '../../../src/platform/files/store/file-store.js';
import { Metrics } from '../../../src/platform/observability/metrics/metrics.js';
import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { WorkerModule } from '../../../src/app/worker/worker.module.js';
import { orderNumber } from '@shop/shop-rules';
import { staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { startWorld, type World } from '../../support/access-world.js';
import { headersOf } from '../../support/content-shop.js';

const EMAIL = 'salma.guest@example.com';
const PHONE = '+971501239876';
/** No account has this id. */
const NO_ACCOUNT = 2_000_000;
const DUBAI_YEAR = new Date(Date.now() + 4 * 3_600_000).getUTCFullYear();

let world: World;
let boss: StaffSession;
beforeAll(async () => {
  world = await startWorld();
  await world.rows.staff('boss', 'admin');
  boss = await staffSessionOf(world.test, 'boss');
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.renewShoppers();
  await query('truncate coupons cascade');
});

const call = (path: string, contact: string) =>
  world.test.http.post(`/api/admin/guests/${path}`).set(headersOf(boss)).send({ contact });
const find = async (contact: string) => (await call('find', contact).expect(200)).body;
const query = <T = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<T[]> =>
  world.test.db.query(text, values);
const orderRow = async (id: number) => {
  const [row] = await query('select * from orders where id = $1', [id]);
  return row;
};

/** Takes an order from its account. */
const withoutAccount = (id: number, row: Record<string, unknown> = {}) =>
  query(
    `update orders set user_id = $2, without_account_since = now(), email = $3, phone = $4,
       created_at = coalesce($5, created_at), notes = 'Ring twice.' where id = $1`,
    [
      id,
      row['user_id'] ?? NO_ACCOUNT,
      row['email'] ?? EMAIL,
      row['phone'] ?? PHONE,
      row['created_at'] ?? null,
    ],
  );
const guestOrder = async (row: Record<string, unknown> = {}) => {
  const order = await world.deliveredOrder();
  await withoutAccount(order.id, row);
  return order;
};
const invoiceOf = (opid: string) =>
  world.test.http.get(`/api/users/orders/one/${opid}/invoice.pdf`).set(headersOf(boss));

/** One row of everything that belongs to no order. */
const fill = async (email: string, phone = PHONE) => {
  await world.rows.insert('stock_alerts', {
    product_id: await world.product(),
    email,
    locale: 'en',
    expires_at: new Date(Date.now() + 1e9),
  });
  await world.rows.insert('seller_requests', {
    name: 'Salma Nasser',
    email,
    phone,
    location: 'Dubai',
  });
  // An issued coupon has the contact of its order.
  await world.rows.insert('coupons', {
    code: `LATE-${world.unique()}`.toUpperCase(),
    ...{ amount_fils: 2000, is_personal: true, reason: 'late_parcel', email, phone },
  });
  await world.rows.insert('mails', {
    dedupe_key: `test:${email}`,
    template: 'stock-alert',
    recipient: email,
  });
};

describe('finding a person without an account', () => {
  it('PERSON-30 by email address, phone number and order number, with everything that belongs to them', async () => {
    const { id, opid } = await guestOrder();
    // The same former account, whose contact was erased with it.
    const other = await guestOrder({ email: '', phone: '' });
    await fill(EMAIL);
    await fill('other@example.com', '+971501110000');
    for (const contact of [EMAIL, EMAIL.toUpperCase(), '050 123 9876', PHONE, orderNumber(id)]) {
      const body = await find(contact);
      expect([contact, body]).toEqual([
        contact,
        expect.objectContaining({
          accounts: [],
          emails: [EMAIL],
          phones: [PHONE],
          orderCount: 2,
          openOrders: 0,
          stockAlerts: 1,
          sellerRequests: 1,
          coupons: 1,
          mails: 1,
        }),
      ]);
      expect(body.orders.map((row: { number: string }) => row.number).toSorted()).toEqual(
        [orderNumber(id), orderNumber(other.id)].toSorted(),
      );
      expect(body.orders).toContainEqual(
        expect.objectContaining({ operationId: opid, fullName: 'Layla Hassan' }),
      );
    }
  });

  it('PERSON-30 a coupon alone is something that is stored', async () => {
    await world.rows.insert('coupons', {
      ...{ code: 'LATE-ALONE', amount_fils: 2000, is_personal: true, phone: PHONE },
      reason: 'late_parcel',
    });
    expect(await find(PHONE)).toMatchObject({ orderCount: 0, coupons: 1 });
    await call('erase', PHONE).expect(200);
    expect(await find(PHONE)).toMatchObject({ coupons: 0 });
    await call('erase', PHONE).expect(404);
  });

  it('PERSON-30 names the accounts with the contact, whose orders are not those of a guest', async () => {
    const { owner } = world.people;
    const { id } = await world.deliveredOrder();
    for (const contact of [owner.email, owner.phone, orderNumber(id)])
      expect(await find(contact)).toMatchObject({
        accounts: [{ id: owner.id, name: 'Layla Hassan', email: owner.email }],
        orders: [],
        orderCount: 0,
      });
    expect(await find('unknown@example.com')).toMatchObject({ accounts: [], orderCount: 0 });
  });

  it.each(['Layla', '12', '+971 1', ' '])(
    'PERSON-30 refuses "%s" at its field',
    async (contact) => {
      const { body } = await call('find', contact).expect(400);
      expect(body.errors).toMatchObject([{ pointer: '#/contact' }]);
    },
  );
});

it('PERSON-31 an export contains everything of the contact, nothing of others, and is recorded', async () => {
  const { id, opid } = await guestOrder();
  await fill(EMAIL);
  await fill('other@example.com', '+971501110000');
  const { body, text, headers } = await call('export', PHONE).expect(200);
  expect(body.orders).toEqual([
    expect.objectContaining({
      operationId: opid,
      email: EMAIL,
      phone: PHONE,
      notes: 'Ring twice.',
      lines: [expect.objectContaining({ name: 'Plain Thing' })],
    }),
  ]);
  expect(body.stockAlerts).toEqual([expect.objectContaining({ email: EMAIL })]);
  expect(body.sellerRequests).toEqual([
    expect.objectContaining({ name: 'Salma Nasser', location: 'Dubai' }),
  ]);
  expect(body.coupons).toEqual([expect.objectContaining({ email: EMAIL, phone: PHONE })]);
  expect(body.mails).toEqual([expect.objectContaining({ recipient: EMAIL })]);
  expect(text).not.toContain('other@example.com');
  expect(headers['cache-control']).toBe('private, no-store');
  const [entry] = await query('select action, subject, subject_id from audit order by id desc');
  expect(entry).toEqual({ action: 'exported', subject: 'guests', subject_id: id });
  await call('export', 'unknown@example.com').expect(404);
});

describe('erasing a person without an account', () => {
  it('DRAFT-15 removes the contact from a draft that an account has ordered', async () => {
    const { id: order_id } = await world.deliveredOrder();
    const draft = await world.rows.insert('draft_orders', {
      ...{ email: EMAIL, full_name: 'Salma Nasser', note: 'Called twice.', lines: '[]' },
      ...{ order_id, created_by: world.people.admin.id, expires_at: new Date() },
    });
    expect(await find(EMAIL)).toMatchObject({ draftOrders: 1 });
    await call('erase', EMAIL).expect(200);
    expect(
      await query('select email, full_name, note from draft_orders where id = $1', [draft]),
    ).toEqual([{ email: '', full_name: '', note: '' }]);
    await call('erase', EMAIL).expect(404);
  });

  it('PERSON-32 removes what tax records do not need, and keeps the invoice with name, address and amounts', async () => {
    const { id, opid } = await guestOrder();
    await invoiceOf(opid).expect(200);
    await world.shipmentOf(id);
    await world.rows.insert('order_notes', {
      order_id: id,
      staff_id: world.people.admin.id,
      text: 'Called her.',
      key: world.unique(),
    });
    await fill(EMAIL);
    await fill('other@example.com', '+971501110000');
    await call('erase', EMAIL).expect(200);

    expect(await orderRow(id)).toMatchObject({
      email: '',
      phone: '',
      notes: '',
      full_name: 'Layla Hassan',
      area: 'Al Barsha',
      total_fils: 12_500,
    });
    await invoiceOf(opid).expect(200);
    for (const table of [
      'stock_alerts where email',
      'seller_requests where email',
      'coupons where email',
    ])
      expect([table, await query(`select from ${table} = $1`, [EMAIL])]).toEqual([table, []]);
    for (const table of ['mails', 'order_notes'])
      expect([table, await query(`select from ${table} where order_id = $1`, [id])]).toEqual([
        table,
        [],
      ]);
    expect(await query('select email, phone from shipments where order_id = $1', [id])).toEqual([
      { email: '', phone: '' },
    ]);
    expect(await query('select from shipment_labels')).toEqual([]);
    expect(await query(`select from stock_alerts where email = 'other@example.com'`)).toHaveLength(
      1,
    );
    const entries = await query('select * from audit order by id desc limit 1');
    expect(entries).toMatchObject([{ action: 'erased', subject: 'guests', subject_id: id }]);
    expect(JSON.stringify(entries)).not.toContain(EMAIL);
    await call('erase', EMAIL).expect(404);

    // The order number still finds it, with the day on which name and address go.
    expect(await find(orderNumber(id))).toMatchObject({
      emails: [],
      orders: [{ fullName: 'Layla Hassan', addressUntil: `${DUBAI_YEAR + 6}-01-01` }],
    });
  });

  it('PERSON-32 an order that was never sold loses name and address at once, with an account too', async () => {
    const { owner } = world.people;
    const guest = await world.order('cancelled');
    await withoutAccount(guest.id);
    const own = await world.order('cancelled');
    await query(`update orders set cod_state = 'void' where id = any($1)`, [[guest.id, own.id]]);
    await call('erase', PHONE).expect(200);
    await world.test.http
      .delete(`/api/admin/shoppers/${owner.id}`)
      .set(headersOf(boss))
      .expect(200);
    for (const { id } of [guest, own])
      expect(await orderRow(id)).toMatchObject({
        full_name: '',
        area: '',
        building: '',
        flat: '',
        city: 'Dubai',
        total_fils: 12_500,
      });
  });

  it('PERSON-33 is refused while an order or a return is open', async () => {
    const { id } = await world.order('shipped');
    await withoutAccount(id);
    const { body } = await call('erase', EMAIL).expect(409);
    expect(body).toMatchObject({ code: 'in_use', message: expect.stringContaining('open order') });
    expect(await orderRow(id)).toMatchObject({ email: EMAIL });
    expect(await find(EMAIL)).toMatchObject({ openOrders: 1 });
    await query(`update orders set state = 'delivered', cod_state = 'collected' where id = $1`, [
      id,
    ]);
    await call('erase', EMAIL).expect(200);
  });

  it('PERSON-32 the request of a person who became a vendor stays', async () => {
    await fill(EMAIL);
    await query(`update seller_requests set state = 'approved', decided_at = now(), staff_id = 1`);
    await call('erase', EMAIL).expect(200);
    expect(await query('select from seller_requests')).toHaveLength(1);
    expect(await find(EMAIL)).toMatchObject({ sellerRequests: 0 });
  });
});

describe('the end of the tax period', () => {
  const OLD = new Date(Date.UTC(DUBAI_YEAR - 6, 5, 1));
  const retention = async () =>
    (await world.test.http.get('/api/admin/guests/retention').set(headersOf(boss)).expect(200))
      .body;
  const sweep = () => world.test.app.get(OrderErasureService).sweep();
  const setYears = async (taxRecordYears: number, status: number) => {
    const path = '/api/admin/business-details';
    const staff = headersOf(boss);
    const { body } = await world.test.http.get(path).set(staff).expect(200);
    await world.test.http
      .put(path)
      .set(staff)
      .send({ ...body, taxRecordYears })
      .expect(status);
  };
  afterEach(() => setYears(5, 200));

  it('PERSON-34 an order is marked when its account is deleted', async () => {
    const { owner } = world.people;
    const { id } = await world.deliveredOrder();
    expect(await orderRow(id)).toMatchObject({ without_account_since: null });
    await world.test.http
      .delete(`/api/admin/shoppers/${owner.id}`)
      .set(headersOf(boss))
      .expect(200);
    expect(await orderRow(id)).toMatchObject({ without_account_since: expect.any(Date) });
  });

  it('PERSON-34 PERSON-35 erases what is left of old orders without an account, and staff see how many are due', async () => {
    const old = await guestOrder({ created_at: OLD });
    await world.shipmentOf(old.id);
    const young = await guestOrder({ created_at: new Date(Date.UTC(DUBAI_YEAR - 5, 5, 1)) });
    const own = await world.deliveredOrder();
    await world.rows.insert('coupons', {
      ...{ code: 'LATE-OLD', amount_fils: 2000, is_personal: true, email: EMAIL, phone: PHONE },
      ...{ reason: 'late_parcel', source_order_id: old.id },
    });
    await query('update orders set created_at = $2 where id = $1', [own.id, OLD]);
    expect(await retention()).toEqual({
      years: 5,
      retainedFrom: `${DUBAI_YEAR - 5}-01-01`,
      orders: 1,
    });
    expect(await sweep()).toBe(1);
    expect(await orderRow(old.id)).toMatchObject({
      full_name: '',
      email: '',
      phone: '',
      area: '',
      building: '',
      flat: '',
      notes: '',
      total_fils: 12_500,
    });
    expect(await query('select * from shipments where order_id = $1', [old.id])).toMatchObject([
      { person_name: '', email: '', phone: '', line1: '', line2: '' },
    ]);
    expect(await query('select email, phone from coupons')).toEqual([{ email: '', phone: '' }]);
    for (const { id } of [young, own])
      expect(await orderRow(id)).toMatchObject({ full_name: 'Layla Hassan' });
    expect(await retention()).toMatchObject({ orders: 0 });
    expect(await sweep()).toBe(0);
    // Staff still open the order and its documents.
    await world.test.http.get(`/api/users/orders/one/${old.opid}`).set(headersOf(boss)).expect(200);
    await invoiceOf(old.opid).expect(200);
  });

  it('PERSON-34 waits for the end of the year of an invoice or a refund', async () => {
    const { id, opid } = await guestOrder({ created_at: OLD });
    await invoiceOf(opid).expect(200);
    expect(await sweep()).toBe(0);
    await query('update invoices set issued_at = $2 where order_id = $1', [id, OLD]);
    await world.rows.insert('refunds', { order_id: id, way: 'cash', amount_fils: 100 });
    expect(await sweep()).toBe(0);
    await query('update refunds set created_at = $2 where order_id = $1', [id, OLD]);
    expect(await sweep()).toBe(1);
  });

  it('PERSON-34 follows the setting of the shop', async () => {
    await guestOrder({ created_at: OLD });
    await setYears(4, 400);
    await setYears(7, 200);
    expect(await retention()).toMatchObject({ years: 7, orders: 0 });
    expect(await sweep()).toBe(0);
  });

  it('PERSON-36 runs in the worker, which counts the erased orders, and discards pictures of returns', async () => {
    const { id } = await world.returnOf('withdrawn');
    const [row] = await query<{ order_id: number }>('select order_id from returns where id = $1', [
      id,
    ]);
    await withoutAccount(row?.order_id ?? NaN, { created_at: OLD });
    const worker: INestApplicationContext = await NestFactory.createApplicationContext(
      WorkerModule,
      { logger: false },
    );
    await worker.get(Sweeps).sweep();
    expect(
      await worker.get(Metrics).registry.getSingleMetricAsString('shop_orders_erased_total'),
    ).toContain('shop_orders_erased_total 1');
    await worker.close();
    expect(await query('select from return_pictures')).toEqual([]);
    expect(await world.test.app.get(FileStore).stat('_photo.png')).toBeUndefined();
  });
});
