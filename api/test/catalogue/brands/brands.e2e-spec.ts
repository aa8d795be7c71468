import { picture, startContent, type ContentShop } from '../../support/content-shop.js';

let shop: ContentShop;
beforeAll(async () => {
  shop = await startContent();
});
beforeEach(() => shop.relieveAdmin());
afterAll(() => shop.close());

const served = (name: string) => shop.test.http.get(`/api/uploads/${name}`);

it('API-20 API-21 API-22 API-23 adds, changes, lists and deletes a brand', async () => {
  const icon = await picture('icon');
  const added = await shop.form('post', '/brands/add', { name: '  Noctelle ' }, [icon]).expect(201);
  expect(added.body).toMatchObject({ success: true, message: 'Brand added successfully.' });
  const { brand } = added.body;
  expect(brand).toEqual({
    id: expect.any(Number),
    name: 'Noctelle',
    icon: expect.stringMatching(/^[\w-]+\.png$/),
  });
  await served(brand.icon).expect(200).expect('Content-Type', 'image/png');

  const path = `/brands/update/${brand.id}`;
  const renamed = await shop.form('post', path, { name: 'Noctelle II' }).expect(200);
  expect(renamed.body).toMatchObject({
    message: 'Brand updated successfully.',
    brand: { ...brand, name: 'Noctelle II' },
  });
  expect(await shop.list('/brands/all')).toEqual([{ ...brand, name: 'Noctelle II' }]);

  await shop.send('delete', `/brands/${brand.id}`).expect(200);
  await shop.send('delete', `/brands/${brand.id}`).expect(404);
  expect(await shop.list('/brands/all')).toEqual([]);
  await served(brand.icon).expect(404);
});

it.each<Record<string, string>>([{ name: '' }, { name: '   ' }, {}])(
  'API-21 ADM-BRAND-04 rejects the blank name of %j with the fixed message',
  async (fields) => {
    const { body } = await shop.form('post', '/brands/add', fields).expect(400);
    expect(body).toMatchObject({
      message: 'Brand name cannot be empty.',
      fields: { name: 'Brand name cannot be empty.' },
    });
  },
);

it('API-22 ADM-BRAND-04 rejects a blank new name and keeps the old one', async () => {
  const id = await shop.rows.brand({ name: 'Kept' });
  for (const name of ['', ' \t ']) {
    const { body } = await shop.form('post', `/brands/update/${id}`, { name }).expect(400);
    expect(body.fields).toEqual({ name: 'Brand name cannot be empty.' });
  }
  const unchanged = await shop.form('post', `/brands/update/${id}`, { icon: '' }).expect(200);
  expect(unchanged.body.brand).toEqual({ id, name: 'Kept', icon: null });
});
