import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  numberOf,
  openCardPage,
  orderByCard,
  orderInCash,
  payByCard,
  requestShipment,
  startOrderShop,
  statusOf,
  type OrderShop,
  type Shopper,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';

let shop: OrderShop;
let shopper: Shopper;
let admin: StaffSession;
let vendor: StaffSession;

beforeAll(async () => {
  shop = await startOrderShop();
  const rows = rowsOf(shop.test);
  await rows.staff('boss', 'admin');
  admin = await staffSessionOf(shop.test, 'boss');
  await rows.staff('seller', 'vendor');
  vendor = await staffSessionOf(shop.test, 'seller');
});
afterAll(() => shop.close());
beforeEach(async () => {
  shopper = await shop.shopper();
});

const cash = async (
  row: Record<string, unknown> = {},
): Promise<{ opid: string; number: string }> => {
  const productId = await shop.product({ price_fils: 10_000, ...row });
  const opid = await orderInCash(shop, shopper, [{ productId, quantity: 1 }]);
  return { opid, number: await numberOf(shop, opid) };
};
const found = async (q: string, who = admin): Promise<string[]> => {
  const { body } = await shop.test.http
    .get(`/api/users/orders/all?q=${encodeURIComponent(q)}`)
    .set('Cookie', who.cookie)
    .expect(200);
  return body.orders.map(({ number }: { number: string }) => number);
};

it('NUM-02 staff find an order by its number, however it is written, and by its digits', async () => {
  const { opid, number } = await cash();
  const digits = number.slice('LW-'.length);
  for (const q of [number, number.toLowerCase(), `lw${digits}`, `LW ${digits}`])
    expect(await found(q)).toEqual([number]);
  // Digits alone may also be part of another order's data; the order of that number comes first.
  expect((await found(digits))[0]).toBe(number);
  expect(await found(opid)).toEqual([number]);
  expect(await found('LW-99999999')).toEqual([]);
});

it('NUM-02 digits still find a phone number', async () => {
  const { number } = await cash();
  expect(await found('501234567')).toContain(number);
});

it('NUM-02 a vendor finds own orders by their number and no others', async () => {
  const [{ id = 0 } = {}]: { id?: number }[] = await shop.test.db.query(
    `select id from staff where username = 'seller'`,
  );
  const own = await cash({ vendor_id: id });
  const other = await cash();
  expect(await found(own.number, vendor)).toEqual([own.number]);
  expect(await found(other.number, vendor)).toEqual([]);
});

it('NUM-03 the card gateway gets the number beside its own one of the attempt', async () => {
  const productId = await shop.product();
  const { text, headers } = await payByCard(shop, shopper, [{ productId, quantity: 1 }]).expect(
    200,
  );
  const number = await numberOf(shop, String(headers['x-operation-id']));
  expect(text).toContain(number);
  const orderNo = await openCardPage(shop, text);
  const sent = shop.card.control.transactions().find((each) => each.orderNo === orderNo);
  expect(sent?.udf).toContain(number);
  expect(orderNo).not.toContain(number.slice('LW-'.length));
  expect(await statusOf(shop, shopper, String(headers['x-operation-id']))).toMatchObject({
    number,
  });
});

it('NUM-03 the carrier gets the number as second reference', async () => {
  const { opid, number } = await cash();
  await requestShipment(shop, shopper, opid).expect(200);
  const sent = shop.carrier.control.shipments().find(({ reference1 }) => reference1 === opid);
  expect(sent).toMatchObject({ reference2: number, goods: `Order ${number}` });
});

it('NUM-04 NUM-06 invoice and packing slip, also their file names, have the number and not the operation id', async () => {
  const { opid, number } = await cash();
  for (const document of ['invoice', 'packing-slip']) {
    const { body, headers } = await shop.test.http
      .get(`/api/users/orders/one/${opid}/${document}.pdf`)
      .set('Cookie', admin.cookie)
      .buffer(true)
      .expect(200);
    expect(headers['content-disposition']).toBe(`inline; filename="${document}-${number}.pdf"`);
    const text = await pdfText(body);
    expect(text).toContain(number);
    expect(text).not.toContain(opid);
  }
});

it('NUM-05 stuck orders and differences name the number', async () => {
  const productId = await shop.product();
  const { opid, orderNo } = await orderByCard(shop, shopper, [{ productId, quantity: 1 }]);
  shop.card.control.scenario({ name: 'enquiry-wrong-amount', orderNo });
  await shop.card.control.decide({ orderNo });
  const number = await numberOf(shop, opid);
  const read = async (path: string) =>
    (await shop.test.http.get(`/api/admin/${path}`).set('Cookie', admin.cookie).expect(200)).body;
  expect((await read('stuck-orders')).orders).toContainEqual(
    expect.objectContaining({ operationId: opid, number }),
  );
  expect((await read('reconciliation')).differences).toContainEqual(
    expect.objectContaining({ operationId: opid, number }),
  );
});
