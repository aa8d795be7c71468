import { rowsOf } from '../../support/catalogue-rows.js';
import {
  admin,
  asStaff,
  orderByCard,
  orderInCash,
  requestShipment,
  shop,
  shopper,
  until,
  useOrderShop,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';

useOrderShop({
  env: { TAX_NUMBER: '100123456700003' },
});

interface Refund {
  id: number;
  amount: number;
  creditNote: string | null;
}
const own = (path: string, who = shopper) =>
  shop.test.http.get(`/api/users/orders/one/${path}`).set('Authorization', `Bearer ${who.token}`);
const orderOf = async (opid: string) => (await own(opid).expect(200)).body.order;
const refundsOf = async (opid: string): Promise<Refund[]> => (await orderOf(opid)).refunds;
const refund = (opid: string, body: object = {}) => asStaff(shop, admin, opid, 'refund', body);
const noteOf = async (opid: string, id: number): Promise<string> => {
  const answer = await own(`${opid}/refunds/${id}/credit-note.pdf`).buffer(true).expect(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['content-disposition']).toMatch(
    /^inline; filename="credit-note-LW-\d+-CN-\d{6}\.pdf"$/,
  );
  return pdfText(answer.body);
};
const numberIn = (text: string): number => Number(/CN-(\d{6})/.exec(text)?.[1]);
/** Two rings at 99.99 and the fee of 25, delivered. */
const delivered = async (): Promise<string> => {
  const ring = await shop.product({ name: 'Pearl Ring', name_ar: 'خاتم لؤلؤ', price_fils: 9999 });
  const opid = await orderInCash(shop, shopper, [{ productId: ring, quantity: 2 }]);
  await requestShipment(shop, shopper, opid).expect(200);
  await asStaff(shop, admin, opid, 'delivered').expect(200);
  return opid;
};
const lineOf = async (opid: string): Promise<number> =>
  JSON.parse((await orderOf(opid)).info).cart[0].lineId;

it('CNOTE-01 CNOTE-02 a refund of lines and fee has a credit note with their amounts and tax, to the fils', async () => {
  const opid = await delivered();
  const invoice = await pdfText((await own(`${opid}/invoice.pdf`).buffer(true).expect(200)).body);
  const lines = [{ lineId: await lineOf(opid), quantity: 1 }];
  await refund(opid, { lines, delivery: true, amount: 120 }).expect(200);
  const [made] = await refundsOf(opid);
  expect(made).toMatchObject({ amount: 120, creditNote: expect.stringMatching(/^CN-\d{6}$/) });
  const text = await noteOf(opid, made?.id ?? 0);
  const { number } = await orderOf(opid);
  for (const part of [
    'TaxCreditNote',
    String(made?.creditNote),
    number,
    String(/INV-\d{6}/.exec(invoice)?.[0]),
    '100123456700003',
    'PearlRing',
    'AED99.99',
    'AED25.00',
    'AdjustmentAED-4.99',
    'AED120.00',
    'Includes5%VATAED5.71',
    'AED114.29',
  ])
    expect(text.replaceAll('−', '-').replaceAll('-AED', 'AED-')).toContain(part);
});

it('CNOTE-01 the credit note of a cancelled card order lists all its lines', async () => {
  const ring = await shop.product({ name: 'Pearl Ring', price_fils: 9999 });
  const { opid, orderNo } = await orderByCard(shop, shopper, [{ productId: ring, quantity: 2 }]);
  await shop.card.control.decide({ orderNo });
  expect(await orderOf(opid)).toMatchObject({ invoiced: true, refunds: [] });
  await asStaff(shop, admin, opid, 'cancel').expect(200);
  await until(async () => (await refundsOf(opid)).length === 1, 'the refund');
  const [made] = await refundsOf(opid);
  const text = await noteOf(opid, made?.id ?? 0);
  for (const part of ['PearlRing', 'AED199.98', 'AED25.00', 'AED224.98', 'Refundedtothecard'])
    expect(text).toContain(part);
});

it('CNOTE-02 the credit note of an Arabic order is in Arabic', async () => {
  const opid = await delivered();
  await shop.test.db.query(`update orders set locale = 'ar' where operation_id = $1`, [opid]);
  await refund(opid).expect(200);
  const [made] = await refundsOf(opid);
  const text = (await noteOf(opid, made?.id ?? 0)).normalize('NFKC');
  for (const word of ['إشعار', 'خاتم', 'التوصيل']) expect(text).toContain(word);
  expect(text).not.toContain('Credit');
});

it('CNOTE-03 refunds made simultaneously have consecutive numbers, and a refund that is rolled back takes none', async () => {
  const opids = [await delivered(), await delivered(), await delivered()];
  const last = async (): Promise<number> => {
    const [row]: { no: number }[] = await shop.test.db.query(
      'select coalesce(max(credit_note_no), 0) as no from refunds',
    );
    return row?.no ?? 0;
  };
  const before = await last();
  await refund(opids[0] ?? '', { amount: 1000 }).expect(422);
  await Promise.all(opids.map((opid) => refund(opid, { amount: 10 }).expect(200)));
  const numbers = await Promise.all(
    opids.map(async (opid) => numberIn((await refundsOf(opid))[0]?.creditNote ?? '')),
  );
  expect(numbers.toSorted((a, b) => a - b)).toEqual([before + 1, before + 2, before + 3]);
});

it('CNOTE-04 a refund of a double payment reduces no sale and has no credit note', async () => {
  const opid = await delivered();
  const [order]: { id: number }[] = await shop.test.db.query(
    'select id from orders where operation_id = $1',
    [opid],
  );
  const row = { order_id: order?.id, way: 'card', amount_fils: 100, is_duplicate: true };
  const id = await rowsOf(shop.test).insert('refunds', row);
  expect(await refundsOf(opid)).toMatchObject([{ id, creditNote: null }]);
  await own(`${opid}/refunds/${id}/credit-note.pdf`).expect(404);
});

it('CNOTE-05 invoice and credit notes are for the owner and staff; foreign and unknown ids get 404', async () => {
  const opid = await delivered();
  await refund(opid, { amount: 10 }).expect(200);
  const [made] = await refundsOf(opid);
  const other = await delivered();
  const note = `refunds/${made?.id}/credit-note.pdf`;
  await own(`${other}/${note}`).expect(404);
  await own(`${opid}/refunds/2147483647/credit-note.pdf`).expect(404);
  const stranger = await shop.shopper();
  for (const path of ['invoice.pdf', note]) await own(`${opid}/${path}`, stranger).expect(404);
  await shop.test.http.get(`/api/users/orders/one/${opid}/${note}`).expect(401);
  await shop.test.http
    .get(`/api/users/orders/one/${opid}/${note}`)
    .set('Cookie', admin.cookie)
    .expect(200);
});

it('CNOTE-06 the owner of a cash order gets the invoice once it is paid on delivery', async () => {
  const opid = await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  expect((await own(`${opid}/invoice.pdf`).expect(409)).body.code).toBe('not_sold');
  expect(await orderOf(opid)).toMatchObject({ invoiced: false });
  await requestShipment(shop, shopper, opid).expect(200);
  await asStaff(shop, admin, opid, 'delivered').expect(200);
  expect(await orderOf(opid)).toMatchObject({ invoiced: true });
  await own(`${opid}/invoice.pdf`).expect(200);
});
