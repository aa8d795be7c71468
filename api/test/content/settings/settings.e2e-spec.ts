import { jest } from '@jest/globals';
import { PRICE_RULE } from '@shop/shop-rules';
import { SettingsQueries } from '../../../src/modules/content/settings/settings.queries.js';
import { CatalogueCache } from '../../../src/platform/response-cache/catalogue-cache.js';
import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { payInCash, startOrderShop, until, type OrderShop } from '../../support/order-shop.js';

let shop: OrderShop;
let boss: StaffSession;
beforeAll(async () => {
  shop = await startOrderShop({
    worker: false,
    env: { RETURN_DAYS: '14', FREE_SHIPPING_FROM: '400', RESPONSE_CACHE: 'on', LIMIT_FACTOR: '10' },
  });
  const { staff } = rowsOf(shop.test);
  await staff('boss', 'admin');
  await staff('seller');
  await staff('watcher', 'ops');
  boss = await staffSessionOf(shop.test, 'boss');
});
afterAll(() => shop.close());

const current = async () => (await shop.test.http.get('/api/settings').expect(200)).body;
const put = (body: object, { cookie, xsrf } = boss) =>
  shop.test.http
    .put('/api/admin/settings')
    .set('Cookie', cookie)
    .set('X-XSRF-TOKEN', xsrf)
    .send(body);
const change = async (changes: object) => put({ ...(await current()), ...changes });
const quote = async (productId: number, city: string, quantity = 1) => {
  const lines = [{ productId, quantity }];
  return (await shop.test.http.post('/api/checkout/quote').send({ lines, city }).expect(200)).body;
};

it('ADM-SET-01 shows the settings of the environment until an admin changes them', async () => {
  expect(await current()).toEqual({
    look: { accent: null, logo: null, logoDark: null, icons: null },
    version: 0,
    name: { en: 'Liwan', ar: 'ليوان' },
    returnDays: 14,
    deliveryFeeDubai: 25,
    deliveryFeeOther: 30,
    freeShippingFrom: 400,
    codEnabled: true,
    contactPhone: '+971 50 000 0000',
    contactEmail: 'hello@liwan.example',
    whatsapp: '971500000000',
    slogans: [
      {
        en: 'UAE delivery in 1-3 business days',
        ar: 'التوصيل داخل الإمارات خلال 1-3 أيام عمل',
      },
      { en: 'Free returns within 14 days', ar: 'إرجاع مجاني خلال 14 يوماً' },
    ],
    flashSaleFrom: null,
    flashSaleUntil: null,
    bookingDelayMinutes: 10,
    trashDays: 30,
    priceRule: { ...PRICE_RULE },
    holidays: [],
    address: {
      en: 'Al Fahidi Street, Dubai, United Arab Emirates',
      ar: 'شارع الفهيدي، دبي، الإمارات العربية المتحدة',
    },
    openingHours: {
      en: 'Every day, 9:00am-5:00pm, Saturday to Friday',
      ar: 'يومياً من 9:00 صباحاً إلى 5:00 مساءً، من السبت إلى الجمعة',
    },
    socials: { instagram: '', tiktok: '', snapchat: '', facebook: '', youtube: '', x: '' },
  });
});

it('ADM-SET-02 changes fees and the free threshold for the next quote and the next order', async () => {
  const ring = await shop.product({ price_fils: 10_000 });
  const shopper = await shop.shopper();
  expect(await quote(ring, 'Dubai')).toMatchObject({ deliveryFee: 25, freeShippingFrom: 400 });
  const fees = { deliveryFeeDubai: 12.5, deliveryFeeOther: 44.05, freeShippingFrom: 200 };
  await change(fees);
  expect(await current()).toMatchObject({ ...fees, version: 1 });
  expect(await quote(ring, 'Dubai')).toMatchObject({ deliveryFee: 12.5, freeShippingFrom: 200 });
  expect(await quote(ring, 'Al Ain')).toMatchObject({ deliveryFee: 44.05, total: 144.05 });
  expect(await quote(ring, 'Al Ain', 2)).toMatchObject({ deliveryFee: 0, total: 200 });
  const { body: placed } = await payInCash(shop, shopper, [{ productId: ring, quantity: 1 }]);
  const [order] = await shop.test.db.query(
    'select delivery_fee_fils, total_fils from orders where operation_id = $1',
    [placed.operationId],
  );
  expect(order).toEqual({ delivery_fee_fils: 1250, total_fils: 11_250 });
  await change({ freeShippingFrom: null });
  expect(await quote(ring, 'Dubai', 9)).toMatchObject({
    deliveryFee: 12.5,
    freeShippingFrom: null,
  });
});

it('CACHE-10 a quote reads the settings once, and again after they changed, by whomever', async () => {
  const product = await shop.product({ price_fils: 1000 });
  await change({ deliveryFeeDubai: 11 });
  expect((await quote(product, 'Dubai')).deliveryFee).toBe(11);
  const reads = jest.spyOn(shop.test.app.get(SettingsQueries), 'current');
  expect((await quote(product, 'Dubai')).deliveryFee).toBe(11);
  expect(reads).not.toHaveBeenCalled();
  reads.mockRestore();
  await shop.test.db.query('update settings set dubai_fee_fils = 1300');
  await shop.test.app.get(CatalogueCache).catchUp();
  expect((await quote(product, 'Dubai')).deliveryFee).toBe(13);
});

it('ADM-SET-02 disables and enables cash on delivery', async () => {
  const lines = [{ productId: await shop.product(), quantity: 1 }];
  const shopper = await shop.shopper();
  expect((await change({ codEnabled: false })).body.settings.codEnabled).toBe(false);
  expect((await quote(lines[0]?.productId ?? 0, 'Dubai')).codEnabled).toBe(false);
  expect((await payInCash(shop, shopper, lines)).body.code).toBe('cod_disabled');
  await change({ codEnabled: true });
  await payInCash(shop, shopper, lines).expect(201);
});

it('ADM-SET-01 caches the public response until a change', async () => {
  await current();
  const cached = await shop.test.http.get('/api/settings').expect(200);
  expect(cached.headers['cache-status']).toBe('shop; hit');
  const slogans = [
    { en: 'Eid gifts wrapped free', ar: 'تغليف مجاني لهدايا العيد' },
    { en: 'Returns made easy', ar: 'إرجاع سهل' },
  ];
  const changed = await change({ slogans, flashSaleFrom: 18, flashSaleUntil: 23, returnDays: 30 });
  expect(changed.status).toBe(200);
  expect(changed.body).toMatchObject({ success: true, message: 'The settings are saved.' });
  expect(await current()).toEqual(changed.body.settings);
  expect(await current()).toMatchObject({ slogans, flashSaleFrom: 18, flashSaleUntil: 23 });
});

it('ADM-SET-03 rejects a change of outdated settings', async () => {
  const seen = await current();
  expect((await put({ ...seen, returnDays: 20 })).status).toBe(200);
  const late = await put({ ...seen, returnDays: 21 });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await current()).returnDays).toBe(20);
});

it('ADM-SET-03 of two simultaneous first changes one succeeds', async () => {
  await shop.test.db.query('delete from settings');
  // The cached response is dropped once the notification has arrived.
  await until(async () => (await current()).version === 0, 'the settings are the first ones again');
  const seen = await current();
  const both = await Promise.all([1, 2].map((returnDays) => put({ ...seen, returnDays })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it.each([
  ['returnDays', { returnDays: -1 }],
  ['deliveryFeeDubai', { deliveryFeeDubai: 12.345 }],
  ['deliveryFeeOther', { deliveryFeeOther: 'free' }],
  ['freeShippingFrom', { freeShippingFrom: undefined }],
  ['codEnabled', { codEnabled: 'yes' }],
  ['contactPhone', { contactPhone: 'call us' }],
  ['contactEmail', { contactEmail: 'no-address' }],
  ['whatsapp', { whatsapp: '+971500000000' }],
  ['slogans', { slogans: [{ en: 'One', ar: 'واحد' }] }],
  [
    'slogans',
    {
      slogans: [
        { en: ' ', ar: 'واحد' },
        { en: 'Two', ar: 'اثنان' },
      ],
    },
  ],
  ['flashSaleFrom', { flashSaleFrom: 24, flashSaleUntil: 24 }],
  ['flashSaleUntil', { flashSaleFrom: 20, flashSaleUntil: 20 }],
  ['flashSaleUntil', { flashSaleFrom: 20, flashSaleUntil: null }],
  ['bookingDelayMinutes', { bookingDelayMinutes: 1441 }],
  ['trashDays', { trashDays: 0 }],
  ['trashDays', { trashDays: 366 }],
  ['priceRule/askedDays', { priceRule: { ...PRICE_RULE, askedDays: 0 } }],
  ['priceRule/lowestDays', { priceRule: { ...PRICE_RULE, lowestDays: 91 } }],
  ['holidays', { holidays: ['2026-02-30'] }],
  ['socials/instagram', { socials: { instagram: 'https://www.instagram.com/' } }],
  ['socials/tiktok', { socials: { tiktok: 'http://www.tiktok.com/@liwan' } }],
  ['socials/x', { socials: { x: 'javascript:alert(1)' } }],
  ['socials/other', { socials: { other: 'https://example.com/liwan' } }],
  ['address', { address: 'Dubai' }],
  ['openingHours/en', { openingHours: { en: 'x'.repeat(201), ar: '' } }],
  ['id', { id: 2 }],
])('ADM-SET-04 rejects an invalid %s and changes nothing', async (field, wrong) => {
  const before = await current();
  const { status, body } = await put({ ...before, ...wrong });
  expect(status).toBe(400);
  expect(body.errors[0].pointer).toMatch(new RegExp(`^#/${field}`));
  expect(await current()).toEqual(before);
});

it('LOOK-03 changes address, opening hours and social media, which may be empty', async () => {
  const place = {
    address: { en: 'Creek Road 1, Dubai', ar: '' },
    openingHours: { en: '', ar: '' },
    socials: { instagram: 'https://www.instagram.com/liwan.ae', tiktok: '' },
  };
  const { status, body } = await change(place);
  expect(status).toBe(200);
  expect(body.settings).toMatchObject(place);
  expect(await current()).toEqual(body.settings);
  const known = { ...body.settings };
  for (const later of [
    ...Object.keys(place),
    'bookingDelayMinutes',
    'trashDays',
    'holidays',
    'priceRule',
  ])
    delete known[later];
  expect((await put(known)).body.settings).toMatchObject(place);
});

it('S-02 only admins can change the settings', async () => {
  const seen = await current();
  await shop.test.http.put('/api/admin/settings').send(seen).expect(401);
  for (const name of ['seller', 'watcher'])
    await put(seen, await staffSessionOf(shop.test, name)).expect(403);
  await put(seen, { ...boss, xsrf: 'forged' }).expect(403);
  expect(await current()).toEqual(seen);
});

it('CONST-20 accepts the shop’s phone number in Arabic digits', async () => {
  const before = await current();
  await change({ contactPhone: '+٩٧١ ٥٠ ٠٠٠ ٠٠٠١', whatsapp: '۹۷۱۵۰۰۰۰۰۰۰۱' });
  expect(await current()).toMatchObject({
    contactPhone: '+971 50 000 0001',
    whatsapp: '971500000001',
  });
  const { version } = await current();
  await put({ ...before, version }).expect(200);
});

it.each([
  'name',
  'bookingDelayMinutes',
  'trashDays',
  'holidays',
  'address',
  'openingHours',
  'socials',
  'priceRule',
])('FUZZ-01 null as %s is refused at its field', async (field) => {
  const { status, body } = await change({ [field]: null });
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});

it.each([5e-324, 1e-7, 0.001])('FUZZ-01 the fee %s is refused at its field', async (fee) => {
  const { status, body } = await change({ deliveryFeeDubai: fee });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['deliveryFeeDubai']]);
});
