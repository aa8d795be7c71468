import { picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

const served = (name: string) => shop.test.http.get(`/api/uploads/${name}`);

it('API-32 API-33 API-34 API-35 adds an active banner, hides it, shows it, deletes it', async () => {
  const category = await shop.rows.category();
  const fields = {
    title: 'Oud week',
    titleAr: 'أسبوع العود',
    about: 'Seven days',
    tagline: 'Only now',
    path: '/category/2',
    category: String(category),
  };
  const { body } = await shop
    .form('post', '/banners/add', fields, [await picture('image')])
    .expect(201);
  const { bannerId, banner } = body;
  expect(banner).toMatchObject({ ...fields, id: bannerId, category, active: true });
  await served(banner.imageUrl).expect(200);
  expect(await shop.list('/banners/all')).toEqual([banner]);

  const turn = (active: unknown) =>
    shop.send('patch', `/banners/${bannerId}/active`).send({ active });
  for (const active of [false, false]) {
    const off = await turn(active).expect(200);
    expect(off.body).toMatchObject({ success: true, active: false });
    expect(await shop.list('/banners/all')).toEqual([]);
  }
  const { body: seen } = await shop.test.http
    .get('/api/banners/all')
    .set('Cookie', shop.admin().cookie)
    .expect(200);
  expect(seen).toEqual([{ ...banner, active: false }]);
  for (const wrong of ['true', 1, null, undefined]) await turn(wrong).expect(400);
  expect((await turn(true).expect(200)).body.active).toBe(true);
  expect(await shop.list('/banners/all')).toEqual([banner]);

  await shop.send('delete', `/banners/${bannerId}`).expect(200);
  await shop.send('delete', `/banners/${bannerId}`).expect(404);
  await served(banner.imageUrl).expect(404);
});

it.each([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])('API-33 adds a banner whose field active is %s', async (active, expected) => {
  const files = [await picture('image')];
  const fields = { title: 'Banner', active, category: '' };
  const { body } = await shop.form('post', '/banners/add', fields, files).expect(201);
  expect(body.banner).toMatchObject({ active: expected, category: null });
});

it.each([
  [{ title: ' ' }, 'title'],
  [{ active: 'maybe' }, 'active'],
  [{ category: '987654' }, 'category'],
  [{ category: 'oud' }, 'category'],
  [{ category: '-1' }, 'category'],
  [{ imageUrl: 'https://example.com/x.png' }, 'imageUrl'],
  [{ about: 'x'.repeat(1001) }, 'about'],
])('API-33 rejects the banner field %j', async (wrong, field) => {
  const files = [await picture('image')];
  const fields = { title: 'Banner', ...wrong } as Record<string, string>;
  const { body } = await shop.form('post', '/banners/add', fields, files).expect(400);
  expect(Object.keys(body.fields)).toEqual([field]);
});
