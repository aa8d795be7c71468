import { rowsOf, staffSessionOf, type StaffSession } from '../../support/catalogue-rows.js';
import { orderInCash, startOrderShop, until, type OrderShop } from '../../support/order-shop.js';

const NAME = { en: 'Oasis & Co', ar: 'واحة الأناقة' };
let shop: OrderShop;
let boss: StaffSession;
beforeAll(async () => {
  shop = await startOrderShop({ env: { RESPONSE_CACHE: 'on', LIMIT_FACTOR: '10' } });
  await rowsOf(shop.test).staff('boss', 'admin');
  boss = await staffSessionOf(shop.test, 'boss');
});
afterAll(() => shop.close());

const current = async () => (await shop.test.http.get('/api/settings').expect(200)).body;
const put = (body: object) =>
  shop.test.http
    .put('/api/admin/settings')
    .set('Cookie', boss.cookie)
    .set('X-XSRF-TOKEN', boss.xsrf)
    .send(body);

it('SHOPID-03 has the name of the environment until an admin changes it, and records the change', async () => {
  expect((await current()).name).toEqual({ en: 'Liwan', ar: 'ليوان' });
  const saved = await put({ ...(await current()), name: NAME }).expect(200);
  expect(saved.body.settings.name).toEqual(NAME);
  expect((await current()).name).toEqual(NAME);
  const [entry] = await shop.test.db.query(
    "select changes from audit where subject = 'settings' order by id desc limit 1",
  );
  expect(JSON.stringify(entry.changes)).toContain(NAME.en);
});

it('SHOPID-03 a client that does not know the name leaves it unchanged', async () => {
  const others = { ...(await current()), returnDays: 20 };
  delete others.name;
  await put(others).expect(200);
  expect(await current()).toMatchObject({ name: NAME, returnDays: 20 });
});

it.each([
  ['name/en', { en: ' ', ar: 'متجر' }],
  ['name/ar', { en: 'Shop', ar: 'م'.repeat(41) }],
  ['name/ar', { en: 'Shop' }],
])('SHOPID-03 rejects an invalid %s', async (field, name) => {
  const before = await current();
  const { status, body } = await put({ ...before, name });
  expect([status, body.errors[0].pointer]).toEqual([400, `#/${field}`]);
  expect(await current()).toEqual(before);
});

it('SHOPID-03 writes emails under the new name at once', async () => {
  const shopper = await shop.shopper();
  await orderInCash(shop, shopper, [{ productId: await shop.product(), quantity: 1 }]);
  await until(async () => (await shop.mails(shopper.email)).length > 0, 'the mail is sent');
  const [mail] = await shop.mails(shopper.email);
  expect(JSON.stringify(mail)).toContain('Oasis');
  expect(JSON.stringify(mail)).not.toMatch(/liwan(?!\.)/i);
});
