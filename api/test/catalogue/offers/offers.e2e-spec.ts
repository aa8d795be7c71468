import { startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

it('API-28 API-29 API-30 API-31 adds, changes, lists and deletes an offer', async () => {
  const { body } = await shop.send('post', '/offers/add').send({ title: ' Flash ' }).expect(201);
  const { offer } = body;
  expect(offer).toEqual({ id: expect.any(Number), title: 'Flash', titleAr: '' });

  const path = `/offers/update/${offer.id}`;
  const changed = await shop.send('post', path).send({ titleAr: 'عرض' }).expect(200);
  expect(changed.body.offer).toEqual({ ...offer, titleAr: 'عرض' });
  expect(await shop.list('/offers/all')).toEqual([{ ...offer, titleAr: 'عرض' }]);

  await shop.send('delete', `/offers/${offer.id}`).expect(200);
  await shop.send('delete', `/offers/${offer.id}`).expect(404);
  expect(await shop.list('/offers/all')).toEqual([]);
});

it('API-29 API-30 reject a missing, blank or too long title, a null and an unknown field', async () => {
  const id = await shop.rows.offer({ title: 'Kept' });
  for (const title of ['', '  ', null, 7, ['a'], { a: 1 }, 'x'.repeat(121)]) {
    const added = await shop.send('post', '/offers/add').send({ title }).expect(400);
    const changed = await shop.send('post', `/offers/update/${id}`).send({ title }).expect(400);
    expect([added, changed].map(({ body }) => Object.keys(body.fields))).toEqual([
      ['title'],
      ['title'],
    ]);
  }
  await shop.send('post', '/offers/add').send({}).expect(400);
  for (const wrong of [{ titleAr: null }, { id: 5 }, { createdAt: '2026-01-01' }])
    await shop.send('post', `/offers/update/${id}`).send(wrong).expect(400);
  const unchanged = await shop.send('post', `/offers/update/${id}`).send({}).expect(200);
  expect(unchanged.body.offer).toEqual({ id, title: 'Kept', titleAr: '' });
});
