import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import {
  orderInCash,
  requestShipment,
  startOrderShop,
  type OrderShop,
} from '../../support/order-shop.js';
import { pdfText } from '../../support/pdf-text.js';

const TRN = '100123456700003';
const DETAILS = {
  legalName: 'Oasis Trading LLC',
  invoiceAddress: 'Office 12, Deira, Dubai',
  invoiceAddressAr: 'مكتب 12، ديرة، دبي',
  taxNumber: TRN,
  taxRecordYears: 7,
  pickupName: 'Oasis Storage',
  pickupLine1: 'Street 8, Al Quoz 3',
  pickupLine2: '',
  pickupCity: 'Sharjah',
  pickupPhone: '+971 6 555 0101',
};
let shop: OrderShop;
let boss: StaffSession;
beforeAll(async () => {
  shop = await startOrderShop({ env: { LIMIT_FACTOR: '10', PICKUP_NAME: 'Old Warehouse' } });
  await rowsOf(shop.test).staff('boss', 'admin');
  boss = await staffSessionOf(shop.test, 'boss');
});
afterAll(() => shop.close());

const PATH = '/api/admin/business-details';
const current = async () =>
  (await shop.test.http.get(PATH).set('Cookie', boss.cookie).expect(200)).body;
const put = (body: object) =>
  shop.test.http.put(PATH).set('Cookie', boss.cookie).set('X-XSRF-TOKEN', boss.xsrf).send(body);
const placed = async () => {
  const shopper = await shop.shopper();
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  return { shopper, opid: await orderInCash(shop, shopper, lines) };
};
/** Text of the invoice without spaces. */
const invoice = async (opid: string): Promise<string> => {
  const { body } = await shop.test.http
    .get(`/api/users/orders/one/${opid}/invoice.pdf`)
    .set('Cookie', boss.cookie)
    .buffer(true)
    .expect(200);
  return pdfText(body);
};

it('SHOPID-06 has the details of the environment until staff change them, and records the change', async () => {
  const before = await current();
  expect(before).toMatchObject({
    invoiceAddress: 'Dubai, United Arab Emirates',
    invoiceAddressAr: 'دبي، الإمارات العربية المتحدة',
  });
  expect(before).toMatchObject({ version: 0, pickupName: 'Old Warehouse', taxNumber: '' });
  const { opid } = await placed();
  expect(await invoice(opid)).not.toContain('Oasis');
  const { body } = await put({ ...DETAILS, version: 0 }).expect(200);
  expect(body.details).toEqual({ ...DETAILS, version: 1 });
  expect(await current()).toEqual({ ...DETAILS, version: 1 });
  const [entry] = await shop.test.db.query(
    "select changes from audit where subject = 'settings' order by id desc limit 1",
  );
  expect(entry.changes).toMatchObject({ taxNumber: { from: '', to: TRN } });
});

it('SHOPID-06 is not part of what shoppers read', async () => {
  const { text } = await shop.test.http.get('/api/settings').expect(200);
  expect(text).not.toContain('Oasis');
  expect(text).not.toContain(TRN);
});

it('SHOPID-06 refuses a change that is based on an outdated version', async () => {
  const { body } = await put({ ...DETAILS, legalName: 'Mine', version: 0 }).expect(409);
  expect(body).toMatchObject({ code: 'changed_meanwhile' });
  expect(await current()).toMatchObject({ legalName: DETAILS.legalName, version: 1 });
});

it.each([
  ['taxNumber', '12345'],
  ['pickupLine1', ' '],
  ['pickupPhone', '06 555 0101'],
  ['pickupName', 'x'.repeat(51)],
  ['invoiceAddress', ''],
  ['taxRecordYears', 4],
  ['taxRecordYears', 5.5],
])('SHOPID-06 rejects an invalid %s', async (field, value) => {
  const before = await current();
  const { body } = await put({ ...before, [field]: value }).expect(400);
  expect(body.errors).toMatchObject([{ pointer: `#/${field}` }]);
  expect(await current()).toEqual(before);
});

it('SHOPID-07 the next invoice and parcel have the changed details', async () => {
  const { shopper, opid } = await placed();
  const text = await invoice(opid);
  for (const part of [DETAILS.legalName, DETAILS.invoiceAddress, TRN, 'Tax Invoice'])
    expect(text).toContain(part.replaceAll(' ', ''));
  await requestShipment(shop, shopper, opid).expect(200);
  const sent = shop.carrier.control.shipments().find(({ reference1 }) => reference1 === opid);
  expect(sent?.shipper).toMatchObject({
    name: DETAILS.pickupName,
    line1: DETAILS.pickupLine1,
    city: DETAILS.pickupCity,
    phone: '+97165550101',
  });
});

it('FIRST-14 Arabic documents have the Arabic address, or the other one while it is empty', async () => {
  const { opid } = await placed();
  await shop.test.db.query(`update orders set locale = 'ar' where operation_id = $1`, [opid]);
  const plain = (text: string): string => text.normalize('NFKC').replaceAll(' ', '');
  const arabic = plain(await invoice(opid));
  expect(arabic).toContain('ديرة');
  expect(arabic).not.toContain('Deira');
  // A browser of the previous release does not know the field.
  const earlier = { ...(await current()), invoiceAddressAr: undefined };
  const { body } = await put(earlier).expect(200);
  expect(body.details.invoiceAddressAr).toBe(DETAILS.invoiceAddressAr);
  await put({ ...(await current()), invoiceAddressAr: ' ' }).expect(200);
  expect(plain(await invoice(opid))).toContain('Deira');
  const long = await put({ ...(await current()), invoiceAddressAr: 'ا'.repeat(201) }).expect(400);
  expect(long.body.errors).toMatchObject([{ pointer: '#/invoiceAddressAr' }]);
});

it('SHOPID-07 without a tax number an invoice is no tax invoice', async () => {
  await put({ ...(await current()), taxNumber: '' }).expect(200);
  const { opid } = await placed();
  const text = await invoice(opid);
  expect(text).not.toContain('TaxInvoice');
  expect(text).not.toContain(TRN);
});

it('SHOPID-19 the sample documents have details that are not saved, and nothing is stored', async () => {
  const before = await current();
  const sample = async (path: string, query: Record<string, string>) => {
    const { body, headers } = await shop.test.http
      .get(`/api/admin/sample-documents/${path}`)
      .query(query)
      .set('Cookie', boss.cookie)
      .buffer(true)
      .expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    return pdfText(body);
  };
  const unsaved = {
    legalName: 'Palm Trading LLC',
    invoiceAddress: 'Office 99, Ajman',
    invoiceAddressAr: '',
    taxNumber: '100999999900003',
  };
  const text = await sample('invoice.pdf', unsaved);
  expect(text).toContain('PalmTradingLLC');
  expect(text).toContain('Office99,Ajman');
  expect(text).toContain('TRN:100999999900003');
  expect(text).toContain('TaxInvoice');
  const untaxed = await sample('invoice.pdf', { ...unsaved, taxNumber: '' });
  expect(untaxed).not.toContain('TaxInvoice');
  expect(untaxed).not.toContain('TRN');
  expect(await sample('invoice.pdf', { ...unsaved, locale: 'ar' })).toContain('100999999900003');
  expect(await sample('packing-slip.pdf', {})).toContain('Packingslip');
  const { body } = await shop.test.http
    .get('/api/admin/sample-documents/invoice.pdf?taxNumber=12')
    .set('Cookie', boss.cookie)
    .expect(400);
  expect(body.errors).toEqual([expect.objectContaining({ pointer: '#/taxNumber' })]);
  expect(await current()).toEqual(before);
});
