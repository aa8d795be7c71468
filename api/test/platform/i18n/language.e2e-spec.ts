import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { fileOf, startImportShop, type ImportShop } from '../../support/import-shop.js';
import type { TestApp } from '../../support/test-app.js';

let shop: ImportShop;
let test: TestApp;
let product = 0;

beforeAll(async () => {
  shop = await startImportShop({ worker: false });
  ({ test } = shop);
  const own = { category_id: shop.category, vendor_id: shop.vendor };
  product = await rowsOf(test).product({ ...own, name: 'Oud' });
});
afterAll(() => shop.close());

const UNKNOWN = '/api/products/one/2000000000';
const refusal = async (language?: string) => {
  const call = test.http.get(UNKNOWN);
  const { body, headers } = await (
    language === undefined ? call : call.set('Accept-Language', language)
  ).expect(404);
  return {
    detail: body.detail,
    code: body.code,
    in: headers['content-language'],
    vary: headers['vary'],
  };
};
const ENGLISH = 'This product was not found.';
const ARABIC = 'لم نعثر على هذا المنتج.';

it.each([
  ['ar', ARABIC],
  ['ar-AE', ARABIC],
  ['ar-AE, en;q=0.5', ARABIC],
  ['fr, ar;q=0.8, en;q=0.2', ARABIC],
  ['en', ENGLISH],
  ['en-GB, ar;q=0.9', ENGLISH],
  ['fr', ENGLISH],
  ['*', ENGLISH],
  ['', ENGLISH],
  [';;q=,a r,\u00e4', ENGLISH],
  [undefined, ENGLISH],
])('API-74 Accept-Language %j: the message is “%s”', async (requested, detail) => {
  expect(await refusal(requested)).toEqual({
    detail,
    code: 'not_found',
    in: detail === ARABIC ? 'ar' : 'en',
    vary: expect.stringMatching(/Accept-Language/),
  });
});

it('API-74 cached responses are the same in both languages, and errors are never cached', async () => {
  const read = async (language: string) =>
    (
      await test.http
        .get(`/api/products/one/${product}`)
        .set('Accept-Language', language)
        .expect(200)
    ).text;
  const [english, arabic] = [await read('en'), await read('ar')];
  expect(arabic).toBe(english);
  for (const language of ['ar', 'en', 'ar', 'en'])
    expect((await refusal(language)).detail).toBe(language === 'ar' ? ARABIC : ENGLISH);
});

it('API-74 invalid fields have the same names as in English, with Arabic messages', async () => {
  const { body } = await test.http
    .post('/api/seller/add-user')
    .set('Accept-Language', 'ar')
    .send({ name: 'x'.repeat(500), email: 'no', phone: '1', location: 'Dubai', extra: 1 })
    .expect(400);
  const of = (pointer: string): string =>
    body.errors.find((each: { pointer: string }) => each.pointer === pointer)?.detail;
  expect(of('#/extra')).toBe('هذا الحقل غير معروف: extra.');
  expect(of('#/email')).toBe('يُرجى إدخال بريد إلكتروني صحيح.');
  expect(of('#/name')).toMatch(/^النص أطول من المسموح، والحد الأعلى لعدد الأحرف \d+\.$/);
  expect(body.fields).toMatchObject({ email: of('#/email'), extra: of('#/extra') });
  expect(body).toMatchObject({ detail: body.errors[0].detail, message: body.errors[0].detail });
});

it('API-74 errors of the server and the framework are Arabic too', async () => {
  const arabic = { 'Accept-Language': 'ar', 'Content-Type': 'application/json' };
  const broken = await test.http.post('/api/users/login').set(arabic).send('{"a":').expect(400);
  const nowhere = await test.http.get('/api/nowhere').set(arabic).expect(404);
  const guest = await test.http.get('/api/users/all').set(arabic).expect(401);
  expect([broken, nowhere, guest].map(({ body }) => body.detail)).toEqual([
    'تعذّرت قراءة الطلب.',
    'هذا العنوان غير موجود.',
    'يُرجى تسجيل الدخول.',
  ]);
});

it('API-74 the message of a successful write is in the requested language', async () => {
  const shopper = await shopperOf(test, 'layla');
  const like = (language: string) =>
    test.http
      .post(`/api/users/${shopper.id}/wishlist/add`)
      .set('Authorization', `Bearer ${shopper.token}`)
      .set('Accept-Language', language)
      .send({ productId: product });
  expect((await like('en').expect(200)).body.message).toBe('Added to your wishlist.');
  expect((await like('ar').expect(200)).body).toEqual({
    success: true,
    message: 'أُضيف إلى قائمة أمنياتك.',
  });
});

it('API-74 results and row errors of an import are in Arabic', async () => {
  const file = fileOf([
    ['name', 'price', 'category'],
    ['Dhow Watch', '10', 'Boats'],
  ]);
  const { body } = await shop
    .upload(file, { dryRun: true })
    .set('Accept-Language', 'ar')
    .expect(201);
  const reason = 'لا توجد فئة باسم «Boats».';
  expect(body.message).toBe('تم فحص الصفوف، وعددها 1: 1 بها أخطاء.');
  expect(body.rows[0].errors).toContainEqual({ cell: 'C2', column: 'category', reason });
  const rows = `/imports/${body.import.id}/rows`;
  const arabic = await shop.as('admin', 'get', rows).set('Accept-Language', 'ar').expect(200);
  expect(arabic.body.rows).toEqual(body.rows);
  const english = await shop.as('admin', 'get', rows).expect(200);
  expect(english.body.rows[0].errors).toContainEqual(
    expect.objectContaining({ reason: 'There is no category “Boats”.' }),
  );
});

it('API-74 parameters of a message are in the requested language', async () => {
  const { cookie, xsrf } = await staffSessionOf(test, 'import-admin');
  const remove = (language: string) =>
    test.http
      .delete(`/api/categories/${shop.category}`)
      .set('Cookie', cookie)
      .set('X-XSRF-TOKEN', xsrf)
      .set('Accept-Language', language)
      .expect(409);
  expect((await remove('en')).body.detail).toBe('This is in use by 1 product.');
  expect((await remove('ar')).body).toMatchObject({
    code: 'in_use',
    detail: 'لا يمكن الحذف، إذ يرتبط به منتج واحد.',
  });
  await rowsOf(test).product({ category_id: shop.category, vendor_id: shop.vendor, name: 'Musk' });
  expect((await remove('en')).body.detail).toBe('This is in use by 2 products.');
  expect((await remove('ar')).body.detail).toBe('لا يمكن الحذف. عدد المنتجات المرتبطة به: 2.');
});
