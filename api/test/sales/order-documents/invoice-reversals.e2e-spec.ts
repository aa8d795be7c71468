import { Sweeps } from '../../../src/app/worker/sweeps.js';
import { amongMany } from '../../support/among-many.js';
import {
  admin,
  asStaff,
  orderInCash,
  requestShipment,
  shop,
  shopper,
  useOrderShop,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';

useOrderShop({
  env: { TAX_NUMBER: '100123456700003' },
});

const get = (path: string) => shop.test.http.get(`/api/users/orders/one/${path}`);
const own = (path: string, who = shopper) => get(path).set('Authorization', `Bearer ${who.token}`);
const ofStaff = (path: string) => get(path).set('Cookie', admin.cookie);
const invoice = (opid: string) => ofStaff(`${opid}/invoice.pdf`).buffer(true);
const orderOf = async (opid: string) => (await own(opid).expect(200)).body.order;
const cash = async (locale = 'en', by = shopper): Promise<string> => {
  const productId = await shop.product({ name: 'Pearl Ring', price_fils: 9999 });
  const opid = await orderInCash(shop, by, [{ productId, quantity: 2 }]);
  await shop.test.db.query('update orders set locale = $2 where operation_id = $1', [opid, locale]);
  return opid;
};
const cancel = (opid: string) => asStaff(shop, admin, opid, 'cancel');
/** Numbers of all credit notes, in order. */
const numbers = async (): Promise<number[]> => {
  const rows: { no: number }[] = await shop.test.db.query(
    `select credit_note_no as no from refunds where credit_note_no is not null
     union all select credit_note_no from invoice_reversals order by no`,
  );
  return rows.map(({ no }) => no);
};

it('CNOTE-20 CNOTE-21 a cancelled cash order with an invoice has a credit note of its whole amount, for shopper and staff', async () => {
  const opid = await cash();
  const text = await pdfText((await invoice(opid).expect(200)).body);
  expect(await orderOf(opid)).toMatchObject({ invoiced: false, invoiceReversal: null });
  await cancel(opid).expect(200);
  const { number, invoiced, invoiceReversal, refunded } = await orderOf(opid);
  expect({ invoiced, refunded, invoiceReversal }).toEqual({
    invoiced: true,
    refunded: 0,
    invoiceReversal: {
      amount: 224.98,
      at: expect.any(String),
      creditNote: expect.stringMatching(/^CN-\d{6}$/),
    },
  });
  const answer = await own(`${opid}/credit-note.pdf`).buffer(true).expect(200);
  expect(answer.headers['content-disposition']).toBe(
    `inline; filename="credit-note-${number}-${invoiceReversal.creditNote}.pdf"`,
  );
  const note = await pdfText(answer.body);
  for (const part of [
    'TaxCreditNote',
    invoiceReversal.creditNote,
    String(/INV-\d{6}/.exec(text)?.[0]),
    number,
    'AED199.98',
    'AED25.00',
    'AED224.98',
    'Includes5%VATAED10.71',
    'notpaid',
  ])
    expect(note).toContain(part);
  await ofStaff(`${opid}/credit-note.pdf`).expect(200);
  await own(`${opid}/credit-note.pdf`, await shop.shopper()).expect(404);
  expect((await invoice(opid).expect(200)).body.length).toBeGreaterThan(0);
});

it('CNOTE-20 an Arabic order has an Arabic one', async () => {
  const opid = await cash('ar');
  await invoice(opid).expect(200);
  await cancel(opid).expect(200);
  const { body } = await own(`${opid}/credit-note.pdf`).buffer(true).expect(200);
  const text = (await pdfText(body)).normalize('NFKC');
  for (const word of ['إشعار', 'التوصيل']) expect(text).toContain(word);
});

it('CNOTE-20 a cancelled order without an invoice has neither, and gets none afterwards', async () => {
  const opid = await cash();
  const before = await numbers();
  await cancel(opid).expect(200);
  expect(await orderOf(opid)).toMatchObject({ invoiced: false, invoiceReversal: null });
  await own(`${opid}/credit-note.pdf`).expect(404);
  expect((await invoice(opid).expect(409)).body.code).toBe('not_sold');
  expect(await numbers()).toEqual(before);
});

it('CNOTE-20 a parcel that comes back undelivered reverses its invoice too', async () => {
  const opid = await cash();
  const { body } = await requestShipment(shop, shopper, opid).expect(200);
  await invoice(opid).expect(200);
  shop.carrier.control.track(body.data.Shipments[0].ID, 'returned');
  await shop.test.db.query(
    `update shipments set created_at = now() - interval '2 hours', tracked_at = null`,
  );
  await shop.worker().get(Sweeps).sweep();
  expect(await orderOf(opid)).toMatchObject({
    state: 'returned',
    codState: 'void',
    invoiceReversal: { amount: 224.98 },
  });
});

it('CNOTE-22 invoices and cancellations at the same moment: each invoice of a cancelled order is reversed once, and numbers have no gaps', async () => {
  const opids: string[] = [];
  for (let index = 0; index < 6; index++) {
    opids.push(await cash('en', await shop.shopper()));
  }
  const answers = await Promise.all(
    opids.flatMap((opid) =>
      [invoice, cancel, invoice, cancel].map((send) => amongMany(() => send(opid))),
    ),
  );
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const [sums]: { invoices: number; reversals: number }[] = await shop.test.db.query(
    `select count(i.order_id)::int as invoices, count(r.order_id)::int as reversals
     from orders o left join invoices i on i.order_id = o.id
     left join invoice_reversals r on r.order_id = o.id
     where o.operation_id = any($1)`,
    [opids],
  );
  expect(sums?.reversals).toBe(sums?.invoices);
  const all = await numbers();
  expect(all).toEqual(all.map((_, index) => index + 1));
});

it('CNOTE-22 invoices minus credit notes are what was sold', async () => {
  const sold = await cash();
  await requestShipment(shop, shopper, sold).expect(200);
  const cancelled = await cash();
  for (const opid of [sold, cancelled]) await invoice(opid).expect(200);
  await asStaff(shop, admin, sold, 'delivered').expect(200);
  await Promise.all([
    cancel(cancelled).expect(200),
    asStaff(shop, admin, sold, 'refund', { amount: 99.99 }).expect(200),
  ]);
  const [row]: { left: number }[] = await shop.test.db.query(
    `select sum(o.total_fils)::int
       - (select coalesce(sum(amount_fils), 0) from refunds f join orders x on x.id = f.order_id
          where x.operation_id = any($1) and not f.is_duplicate)::int
       - (select coalesce(sum(total_fils), 0) from invoice_reversals r join orders x on x.id = r.order_id
          where x.operation_id = any($1))::int as left
     from orders o join invoices i on i.order_id = o.id where o.operation_id = any($1)`,
    [[sold, cancelled]],
  );
  expect(row?.left).toBe(22_498 - 9999);
  const all = await numbers();
  expect(all).toEqual(all.map((_, index) => index + 1));
});
