import { picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

const served = (name: string) => shop.test.http.get(`/api/uploads/${name}`);

it('API-40 API-41 API-42 API-43 adds, changes, lists and deletes an ad', async () => {
  const fields = { title: 'Bags', text: 'All of them', path: '/category/7', textAr: 'كلها' };
  const { body } = await shop.form('post', '/main_ads', fields, [await picture('image')]);
  const { mainAd } = body;
  expect(mainAd).toMatchObject({ ...fields, image: expect.stringMatching(/\.png$/) });

  const path = `/main_ads/${mainAd.id}`;
  const changed = await shop.form('put', path, { text: 'Some' }, [await picture('image', '#00f')]);
  expect(changed.status).toBe(200);
  expect(changed.body.mainAd).toMatchObject({ title: 'Bags', text: 'Some' });
  await served(mainAd.image).expect(404);
  expect(await shop.list('/main_ads/all')).toEqual([changed.body.mainAd]);

  await shop.send('delete', path).expect(200);
  await shop.send('delete', path).expect(404);
  expect(await shop.list('/main_ads/all')).toEqual([]);
});
