import { shopperOf } from '../../support/catalogue-rows.js';
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

const publish = (ids: number[], published: boolean, by = vendor) =>
  test.http.put('/api/products/publication').set(headersOf(by)).send({ ids, published });
const unpublished = (by = vendor, query = '') =>
  test.http.get(`/api/products/unpublished${query}`).set(headersOf(by));
const idsOf = ({ body }: { body: { products: { id: number }[] } }) =>
  body.products.map(({ id }) => id);
const hidden = async (row = {}): Promise<number> => {
  const id = await rows.product({ ...own, ...row });
  await publish([id], false).expect(200);
  return id;
};

it('GOODS-40 a hidden product is in no public list, search, filter or quote, and returns with publishing', async () => {
  const brand_id = await rows.insert('brands', { name: 'Quiet House' });
  const id = await rows.product({
    ...own,
    brand_id,
    name: 'Moonlit Kaftan',
    tags: ['women'],
    stock: 4,
  });
  const surfaces = async (): Promise<string[]> => {
    const { http } = test;
    const lists = {
      all: `all?q=Moonlit`,
      group: `all?tag=women&limit=100`,
      brand: `all?brand=${brand_id}`,
      vendor: `all?vendor=${own.vendor_id}&limit=100`,
      category: `category/${own.category_id}?limit=100`,
      search: `search?q=Moonlit%20Kaftan`,
    };
    const found: string[] = [];
    for (const [name, path] of Object.entries(lists))
      if (idsOf(await http.get(`/api/products/${path}`).expect(200)).includes(id)) found.push(name);
    const { body: facets } = await http.get(`/api/products/facets?brand=${brand_id}`).expect(200);
    if (facets.total > 0) found.push('facets');
    if ((await http.get(`/api/products/one/${id}`)).status === 200) found.push('one');
    if ((await http.get(`/api/products/one/${id}/related`)).status === 200) found.push('related');
    const { body: quote } = await http
      .post('/api/checkout/quote')
      .send({ lines: [{ productId: id, quantity: 1 }] });
    if (quote.lines[0].problem === null) found.push('quote');
    return found;
  };
  const everywhere = await surfaces();
  expect(everywhere.sort()).toEqual(
    'all brand category facets group one quote related search vendor'.split(' '),
  );
  await publish([id], false).expect(200);
  expect(await surfaces()).toEqual([]);
  const { body } = await publish([id], true).expect(200);
  expect(body).toMatchObject({ changed: 1 });
  expect((await surfaces()).sort()).toEqual(everywhere);
});

it('GOODS-40 a hidden product cannot be wished for or reviewed', async () => {
  const id = await hidden({ stock: 3 });
  const shopper = await shopperOf(test, 'salma');
  const as = { Authorization: `Bearer ${shopper.token}` };
  await test.http
    .post(`/api/users/${shopper.id}/wishlist/add`)
    .set(as)
    .send({ productId: id })
    .expect(404);
  await test.http
    .post('/api/reviews/add')
    .set(as)
    .send({ productId: id, stars: 5, comment: 'Lovely.' })
    .expect(404);
});

it('GOODS-41 staff list hidden products, the last changed first, and find them by name, model and code', async () => {
  const first = await hidden({ name: 'Amber Robe 50%', code: 'AR-9', images: ['robe.webp'] });
  const second = await hidden({ name: 'Pearl Clutch', model: 'Nacre' });
  expect(idsOf(await unpublished(vendor, '?limit=2').expect(200))).toEqual([second, first]);
  const { body } = await unpublished(vendor, '?q=ar-9');
  expect(body).toMatchObject({
    total: 1,
    products: [{ id: first, name: 'Amber Robe 50%', image: 'robe.webp', vendorName: 'The seller' }],
  });
  expect(idsOf(await unpublished(vendor, '?q=nacre'))).toEqual([second]);
  // Wildcards of SQL are plain characters.
  expect(idsOf(await unpublished(vendor, '?q=50%25'))).toEqual([first]);
  expect(idsOf(await unpublished(vendor, '?q=_'))).toEqual([]);
  expect(idsOf(await unpublished(rival))).toEqual([]);
  expect(idsOf(await unpublished(admin, '?limit=100'))).toEqual(
    expect.arrayContaining([first, second]),
  );
  await test.http.delete(`/api/products/${second}`).set(headersOf(vendor)).expect(200);
  expect(idsOf(await unpublished(vendor, '?q=nacre'))).toEqual([]);
});

it('GOODS-42 vendors publish and hide only their own products, all or none, and the audit log names each', async () => {
  const [a, b] = [await rows.product({ ...own, name: 'One' }), await rows.product(own)];
  await publish([a], false, rival).expect(404);
  await publish([a, 2_000_000], false).expect(404);
  await test.http.get(`/api/products/one/${a}`).expect(200);
  expect((await publish([a, b], false, admin).expect(200)).body).toMatchObject({ changed: 2 });
  expect((await publish([a, b], false).expect(200)).body).toMatchObject({ changed: 0 });
  await publish([], false).expect(400);
  const { body } = await test.http
    .get(`/api/admin/audit?subject=products&subjectId=${a}`)
    .set(headersOf(admin));
  expect(body.entries).toHaveLength(1);
  expect(body.entries[0]).toMatchObject({ action: 'unpublished', label: 'One' });
});

it('GOODS-43 the form adds and changes products that are not published', async () => {
  const add = (published?: string) => {
    const form = test.http
      .post('/api/products/add-product')
      .set(headersOf(vendor))
      .field({ name: 'Draft Belt', price: '90', category_id: String(own.category_id) });
    return published === undefined ? form : form.field({ published });
  };
  expect((await add().expect(201)).body.product.published).toBe(true);
  await add('perhaps').expect(400);
  const { id, version } = (await add('false').expect(201)).body.product;
  await test.http.get(`/api/products/one/${id}`).expect(404);
  const { body } = await test.http
    .get(`/api/products/one/${id}`)
    .set(headersOf(vendor))
    .expect(200);
  expect(body.product).toMatchObject({ name: 'Draft Belt', published: false });
  await test.http.get(`/api/products/one/${id}`).set(headersOf(rival)).expect(404);

  const change = (fields: Record<string, string>) =>
    test.http.put(`/api/products/update-product/${id}`).set(headersOf(vendor)).field(fields);
  // Publishing counts as a change, so that a form opened before it cannot hide the product again.
  await publish([id], true).expect(200);
  await change({ published: 'false', version: String(version) }).expect(409);
  await change({ price: '95' }).expect(200);
  const { body: now } = await test.http.get(`/api/products/one/${id}`).expect(200);
  expect(now.product.price).toBe(95);
  // Shoppers are not told about the state.
  expect(Object.hasOwn(now.product, 'published')).toBe(false);
  await change({ published: 'false' }).expect(200);
  await test.http.get(`/api/products/one/${id}`).expect(404);
});

it('GOODS-44 a preview link shows a hidden product to everyone who has the link, until it expires', async () => {
  const id = await hidden({ name: 'Secret Sandal' });
  const link = (by = vendor) => test.http.post(`/api/products/${id}/preview`).set(headersOf(by));
  await link(rival).expect(404);
  const { body } = await link().expect(200);
  expect(Date.parse(body.validUntil)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  const [, token = ''] = /^\/preview\/(.+)$/.exec(body.path) ?? [];
  const preview = (text: string) => test.http.get(`/api/products/preview/${text}`);
  const { body: shown, headers } = await preview(token).expect(200);
  expect(shown.product).toMatchObject({ id, name: 'Secret Sandal', published: false });
  expect(headers['cache-control']).toBe('no-store');

  await preview(`${token}x`).expect(404);
  await preview('nonsense').expect(404);
  await test.db.query('update preview_links set expires_at = now() where product_id = $1', [id]);
  await preview(token).expect(404);
  const { body: next } = await link().expect(200);
  await test.http.delete(`/api/products/${id}`).set(headersOf(vendor)).expect(200);
  await test.http.get(`/api/products${next.path}`).expect(404);
});

it('GOODS-45 live preview links are listed with who created them, and revoked one by one or all', async () => {
  const id = await hidden({ name: 'Listed Sandal' });
  const path = `/api/products/${id}/previews`;
  const list = (by = vendor) => test.http.get(path).set(headersOf(by));
  const revoke = (link: string | number = '', by = vendor) =>
    test.http.delete(link ? `${path}/${link}` : path).set(headersOf(by));
  const links: string[] = [];
  for (const by of [vendor, admin, vendor]) {
    const { body } = await test.http.post(`/api/products/${id}/preview`).set(headersOf(by));
    links.push(body.path);
  }
  const statuses = () =>
    Promise.all(links.map(async (one) => (await test.http.get(`/api/products${one}`)).status));
  const { body } = await list().expect(200);
  expect(body.links).toHaveLength(3);
  const [, second] = body.links;
  expect(second.createdBy).toBe('The boss');
  expect(JSON.stringify(body)).not.toContain(links[1]?.split('/').at(-1));
  await list(rival).expect(404);
  await revoke(second.id, rival).expect(404);
  await revoke('', rival).expect(404);
  // A link of another product is not found in this one.
  const other = await hidden();
  const elsewhere = `/api/products/${other}/previews/${second.id}`;
  expect((await test.http.delete(elsewhere).set(headersOf(vendor))).body.revoked).toBe(0);

  expect((await revoke(second.id).expect(200)).body.revoked).toBe(1);
  expect((await revoke(second.id).expect(200)).body.revoked).toBe(0);
  expect(await statuses()).toEqual([200, 404, 200]);
  const revoked = await test.http.get(`/api/products${links[1]}`);
  const unknown = await test.http.get('/api/products/preview/nonsense');
  expect(revoked.body.detail).toBe(unknown.body.detail);
  expect((await revoke().expect(200)).body.revoked).toBe(2);
  expect(await statuses()).toEqual([404, 404, 404]);
  expect((await list()).body.links).toEqual([]);
  const entries: { action: string }[] = await test.db.query(
    `select action from audit where subject = 'products' and subject_id = $1 and action like 'preview%'
     order by id`,
    [id],
  );
  expect(entries.map(({ action }) => action)).toEqual([
    ...['preview_created', 'preview_created', 'preview_created'],
    ...['preview_revoked', 'preview_revoked'],
  ]);
});

it('GOODS-46 a product has at most 20 live preview links', async () => {
  const id = await hidden();
  const link = () => test.http.post(`/api/products/${id}/preview`).set(headersOf(vendor));
  for (let count = 0; count < 20; count++) await link().expect(200);
  expect((await link().expect(409)).body.detail).toBe(
    'A product can have at most 20 preview links. Revoke one first.',
  );
  await test.db.query('update preview_links set expires_at = now() where product_id = $1', [id]);
  await link().expect(200);
});
