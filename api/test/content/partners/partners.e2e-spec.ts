import { picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

it('API-24 API-25 API-26 API-27 adds, changes, lists and deletes a partner', async () => {
  const fields = { name: 'Saqreen', path: 'https://example.com/saqreen' };
  const { body } = await shop
    .form('post', '/partners/add', fields, [await picture('icon')])
    .expect(201);
  const { partner } = body;
  expect(partner).toMatchObject({ ...fields, icon: expect.stringMatching(/\.png$/) });

  const path = `/partners/update/${partner.id}`;
  const changed = await shop.form('post', path, { path: '/about' }).expect(200);
  expect(changed.body.partner).toEqual({ ...partner, path: '/about' });
  expect(await shop.list('/partners/all')).toEqual([{ ...partner, path: '/about' }]);

  await shop.send('delete', `/partners/${partner.id}`).expect(200);
  await shop.send('delete', `/partners/${partner.id}`).expect(404);
  expect(await shop.list('/partners/all')).toEqual([]);
});

it('API-25 accepts a partner with only a name', async () => {
  const { body } = await shop.form('post', '/partners/add', { name: 'Hudhud' }).expect(201);
  expect(body.partner).toMatchObject({ name: 'Hudhud', path: '', icon: null });
});
