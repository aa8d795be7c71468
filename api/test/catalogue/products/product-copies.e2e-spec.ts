import { headersOf } from '../../support/content-shop.js';
import {
  admin,
  own,
  rival,
  rows,
  test,
  useProductShop,
  vendor,
} from '../../support/product-shop.js';

useProductShop();

const add = (fields: Record<string, string>, by = vendor) => {
  const call = test.http.post('/api/products/add-product').set(headersOf(by));
  for (const [name, value] of Object.entries(fields)) void call.field(name, value);
  return call;
};
const FIELDS = { name: 'Copy', price: '10', stock: '0' };

it('GOODS-20 a copy shares the saved images and their colors, and takes nothing else by itself', async () => {
  const id = await rows.product({
    ...own,
    code: 'ORIG-1',
    colors: ['#000000'],
    images: ['a.webp', 'b.webp'],
    usage_images: ['c.webp'],
  });
  const imageColors = JSON.stringify([{ image: 'b.webp', color: '#000000' }]);
  const { body } = await add({
    ...FIELDS,
    category_id: String(own.category_id),
    colors: '["#000000"]',
    copyOf: String(id),
    imageColors,
  }).expect(201);
  expect(body.product).toMatchObject({
    name: 'Copy',
    code: null,
    stock: 0,
    images: '["a.webp","b.webp"]',
    usageImages: '["c.webp"]',
    imageColors: [{ image: 'b.webp', color: '#000000' }],
  });
  expect(body.product.id).not.toBe(id);
});

it('S-01 GOODS-20 vendors copy only their own products', async () => {
  const id = await rows.product({ ...own, images: ['a.webp'] });
  const fields = { ...FIELDS, category_id: String(own.category_id), copyOf: String(id) };
  await add(fields, rival).expect(404);
  await add(fields, admin).expect(201);
  await test.db.query('update products set deleted_at = now() where id = $1', [id]);
  await add(fields).expect(404);
});
