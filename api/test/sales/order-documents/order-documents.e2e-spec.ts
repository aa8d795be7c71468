import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  numberOf,
  orderInCash,
  startOrderShop,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';

let shop: OrderShop;
let shopper: Shopper;
const staff = new Map<string, StaffSession>();
const TRN = '100123456700003';

beforeAll(async () => {
  shop = await startOrderShop({
    timeouts: { shipmentConfirmTimeout: 4000 },
    env: { TAX_NUMBER: TRN },
  });
  for (const [name, type] of [
    ['admin', 'admin'],
    ['ops', 'ops'],
    ['vendor', 'vendor'],
    ['rival', 'vendor'],
  ] as const) {
    await rowsOf(shop.test).staff(name, type);
    staff.set(name, await staffSessionOf(shop.test, name));
  }
});
afterAll(() => shop.close());
// Orders per person and hour are limited.
beforeEach(async () => {
  shopper = await shop.shopper();
});

const sessionOf = (who: string): StaffSession => {
  const session = staff.get(who);
  if (!session) throw new Error(`No session: ${who}.`);
  return session;
};
const get = (path: string, who = 'admin') =>
  shop.test.http.get(`/api/users/orders/${path}`).set('Cookie', sessionOf(who).cookie);
const staffId = async (name: string): Promise<number> => {
  const [row]: { id: number }[] = await shop.test.db.query(
    'select id from staff where username = $1',
    [name],
  );
  return row?.id ?? 0;
};
/** A confirmed cash order. */
const inCash = async (row: Record<string, unknown> = {}, address = {}): Promise<string> => {
  const lines = [{ productId: await shop.product(row), quantity: 2 }];
  return orderInCash(shop, shopper, lines, address);
};
const pdfOf = async (path: string, who?: string): Promise<string> => {
  const answer = await get(path, who).buffer(true).expect(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return pdfText(answer.body);
};

it('ORD-03 the invoice has number, tax number, lines and included tax, and its number never changes', async () => {
  const opid = await inCash({ name: 'Oud Box', price_fils: 12_345 });
  const first = await pdfOf(`one/${opid}/invoice.pdf`);
  for (const part of [
    'TaxInvoice',
    TRN,
    await numberOf(shop, opid),
    'LaylaHassan',
    'OudBox',
    'AED123.45',
    'AED246.90',
    'AED25.00',
    'AED271.90',
    'Includes5%VAT',
    'AED12.95',
    'AED258.95',
  ])
    expect(first).toContain(part);
  const [number] = /INV-\d{6}/.exec(first) ?? [];
  expect(number).toBeDefined();
  expect(await pdfOf(`one/${opid}/invoice.pdf`, 'ops')).toContain(number);
});

it('ORD-03 invoices requested simultaneously have consecutive numbers', async () => {
  const opids = [await inCash(), await inCash(), await inCash()];
  const texts = await Promise.all(opids.map((opid) => pdfOf(`one/${opid}/invoice.pdf`)));
  const numbers = texts.map((text) => Number(/INV-(\d{6})/.exec(text)?.[1]));
  const [lowest = 0, , highest = 0] = numbers.sort((a, b) => a - b);
  expect(highest - lowest).toBe(2);
});

it('ORD-03 an unpaid order has no invoice, an Arabic order has it in Arabic', async () => {
  const opid = await inCash({ name: 'Pearl Ring', name_ar: 'خاتم لؤلؤ' });
  await shop.test.db.query(
    `update orders set state = 'cancelled', locale = 'ar' where operation_id = $1`,
    [opid],
  );
  expect((await get(`one/${opid}/invoice.pdf`).expect(409)).body.code).toBe('not_sold');
  await shop.test.db.query(`update orders set state = 'paid' where operation_id = $1`, [opid]);
  const text = (await pdfOf(`one/${opid}/invoice.pdf`)).normalize('NFKC');
  expect(text).toContain('فاتورة');
  expect(text).toContain('خاتم');
  expect(text).toContain('التوصيل');
});

it('MAIL-21 documents of an Arabic order show the city in Arabic', async () => {
  const opid = await inCash({}, { city: 'Abu Dhabi', area: 'Khalidiyah' });
  await shop.test.db.query(`update orders set locale = 'ar' where operation_id = $1`, [opid]);
  for (const name of ['invoice', 'packing-slip']) {
    const text = (await pdfOf(`one/${opid}/${name}.pdf`)).normalize('NFKC');
    expect(text).toContain('أبوظبي');
    expect(text).toContain('Khalidiyah');
    expect(text).not.toContain('Abu Dhabi');
  }
});

it('S-01 S-07 the packing slip of a vendor has own lines, first name and city', async () => {
  const lines = [
    {
      productId: await shop.product({ vendor_id: await staffId('vendor'), name: 'Own Lamp' }),
      quantity: 2,
    },
    { productId: await shop.product({ name: 'Foreign Box' }), quantity: 1 },
  ];
  const opid = await orderInCash(shop, shopper, lines);
  const { number } = (await get(`one/${opid}`).expect(200)).body.order;
  const own = await pdfOf(`one/${number}/packing-slip.pdf`, 'vendor');
  for (const part of ['Packingslip', 'OwnLamp', 'Layla', 'Dubai']) expect(own).toContain(part);
  for (const secret of ['ForeignBox', 'Hassan', '971501234567', 'PalmHouse', 'AED'])
    expect(own).not.toContain(secret);
  const whole = await pdfOf(`one/${opid}/packing-slip.pdf`);
  for (const part of ['OwnLamp', 'ForeignBox', 'LaylaHassan', 'PalmHouse', 'parcel:3'])
    expect(whole).toContain(part);
  await get(`one/${number}/packing-slip.pdf`, 'rival').expect(404);
  await get(`one/${opid}/packing-slip.pdf`, 'vendor').expect(404);
  await get(`one/${opid}/invoice.pdf`, 'vendor').expect(403);
  await get('one/NOBODYS/packing-slip.pdf').expect(404);
  await get('one/NOBODYS/invoice.pdf').expect(404);
  await shop.test.http.get(`/api/users/orders/one/${opid}/invoice.pdf`).expect(401);
});
