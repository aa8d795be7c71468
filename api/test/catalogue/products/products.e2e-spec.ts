import { rowsOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { startApp, type TestApp } from '../../support/test-app.js';

let test: TestApp;
let rows: ReturnType<typeof rowsOf>;
const id = { bags: 0, watches: 0, vendor: 0, other: 0, brand: 0, flash: 0, special: 0, tote: 0 };

beforeAll(async () => {
  test = await startApp();
  rows = rowsOf(test);
  id.vendor = await rows.staff('seller');
  id.other = await rows.staff('other');
  await rows.staff('boss', 'admin');
  id.bags = await rows.category({ name: 'Bags', name_ar: 'حقائب', tags: ['women', 'Totes'] });
  id.watches = await rows.category({ name: 'Watches' });
  id.brand = await rows.brand();
  id.flash = await rows.offer({ title_ar: 'تخفيضات' });
  await rows.offer({ title: 'Weekend' });
  id.special = await rows.offer({ title: 'Special' });
  const own = { category_id: id.bags, vendor_id: id.vendor };
  id.tote = await rows.product({
    ...own,
    name: 'Canvas Tote',
    name_ar: 'حقيبة قماش',
    model: 'CT 1',
    price_fils: 14_950,
    offer_price_fils: 9_900,
    brand_id: id.brand,
    offer_id: id.flash,
    tags: ['Women', 'Totes'],
    images: ['tote.webp', 'https://cdn.example.com/tote.mp4'],
    sizes: ['S', 'M'],
    colors: ['#000000'],
    created_at: new Date('2026-01-01T00:00:00Z'),
  });
  await rows.product({
    ...own,
    name: 'Belt Bag',
    price_fils: 12_000,
    tags: ['men'],
    created_at: new Date('2026-02-01T00:00:00Z'),
  });
  await rows.product({
    ...own,
    name: 'abaya bag',
    price_fils: 30_000,
    stock: 0,
    tags: ['MAN', 'womenswear'],
    offer_id: id.special,
    created_at: new Date('2026-03-01T00:00:00Z'),
  });
  await rows.product({
    category_id: id.watches,
    vendor_id: id.other,
    name: 'Steel Watch',
    price_fils: 99_900,
    tags: ['unisex'],
    offer_id: id.special,
    created_at: new Date('2026-04-01T00:00:00Z'),
  });
  await rows.product({ ...own, name: 'Draft', published: false });
  await rows.product({ ...own, name: 'Gone', deleted_at: new Date() });
});
afterAll(() => test.close());

const list = async (path: string) => (await test.http.get(`/api${path}`).expect(200)).body;
const names = async (path: string): Promise<string[]> =>
  (await list(path)).products.map(({ name }: { name: string }) => name);

it('API-04 lists the live products, newest first, with total and page', async () => {
  const body = await list('/products/all');
  expect(body).toMatchObject({ total: 4, page: 1, limit: 100 });
  expect(body.products.map(({ name }: { name: string }) => name)).toEqual([
    'Steel Watch',
    'abaya bag',
    'Belt Bag',
    'Canvas Tote',
  ]);
});

it('API-04 returns JSON with an entity tag for revalidation', async () => {
  const first = await test.http.get('/api/products/all').expect(200);
  expect(first.headers['content-type']).toMatch('application/json');
  const tag = String(first.headers['etag']);
  await test.http.get('/api/products/all').set('If-None-Match', tag).expect(304);
});

it('API-05 PDP-14 PDP-20 IMG-04 returns a product with every field, its lists as JSON text', async () => {
  const { product } = await list(`/products/one/${id.tote}`);
  expect(product).toEqual({
    id: id.tote,
    name: 'Canvas Tote',
    nameAr: 'حقيبة قماش',
    model: 'CT 1',
    description: '',
    descriptionAr: '',
    price: 149.5,
    offerPrice: 99,
    struckAllowed: false,
    lowestPrice: null,
    priceRange: null,
    stock: 5,
    warranty: '',
    warrantyAr: '',
    category_id: id.bags,
    vendor: id.vendor,
    vendorName: 'The seller',
    brand: id.brand,
    brandName: 'Noctelle',
    code: null,
    offer: id.flash,
    rating: 0,
    reviewCount: 0,
    tags: '["Women","Totes"]',
    images: '["tote.webp","https://cdn.example.com/tote.mp4"]',
    usageImages: '[]',
    imageColors: [],
    offerTitle: 'Flash',
    offerTitleAr: 'تخفيضات',
    sizes: '["S","M"]',
    colors: '["#000000"]',
    soldOutSizes: '[]',
    soldOutColors: '[]',
    variants: [],
    hasSizeGuide: false,
    createdAt: expect.stringMatching(/^2026-01-01T/),
    updatedAt: expect.any(String),
    version: 1,
  });
});

it('API-05 returns 404 for an unknown product', async () => {
  const { body } = await test.http.get('/api/products/one/999999').expect(404);
  expect(body).toMatchObject({ code: 'not_found', success: false });
});

it('API-05 returns 404 for an unpublished and for a deleted product', async () => {
  const hidden: { id: number }[] = await test.db.query(
    "select id from products where name in ('Draft', 'Gone')",
  );
  expect(hidden).toHaveLength(2);
  for (const { id: one } of hidden) await test.http.get(`/api/products/one/${one}`).expect(404);
});

it('API-06 returns four different live products', async () => {
  const { products } = await list('/products/random-four');
  expect(new Set(products.map(({ id: one }: { id: number }) => one)).size).toBe(4);
});

it('API-07 HOME-04 lists the flash sale as offer 1', async () => {
  expect(await names(`/products/offer/${id.flash}`)).toEqual(['Canvas Tote']);
});

it('API-07 HOME-08 lists the special products as offer 3', async () => {
  expect(await names(`/products/offer/${id.special}`)).toEqual(['Steel Watch', 'abaya bag']);
});

it('API-08 lists and counts the products of a category', async () => {
  const body = await list(`/products/category/${id.bags}?limit=2`);
  expect(body).toMatchObject({ total: 3, page: 1, limit: 2 });
  expect(body.products).toHaveLength(2);
  expect(await names(`/products/category/${id.bags}?limit=2&page=2`)).toEqual(['Canvas Tote']);
});

it.each([
  ['price-low', ['Canvas Tote', 'Belt Bag', 'abaya bag', 'Steel Watch']],
  ['price-high', ['Steel Watch', 'abaya bag', 'Belt Bag', 'Canvas Tote']],
  ['name-asc', ['abaya bag', 'Belt Bag', 'Canvas Tote', 'Steel Watch']],
  ['name-desc', ['Steel Watch', 'Canvas Tote', 'Belt Bag', 'abaya bag']],
  ['newest', ['Steel Watch', 'abaya bag', 'Belt Bag', 'Canvas Tote']],
])('CAT-04 sorts by %s, prices including offers', async (sort, expected) => {
  expect(await names(`/products/all?sort=${sort}`)).toEqual(expected);
});

it('GRP-02 a product is in a group if one of its tags equals it, ignoring case', async () => {
  expect(await names('/products/all?group=women')).toEqual(['Canvas Tote']);
  expect(await names('/products/all?group=unisex')).toEqual(['Steel Watch']);
  expect(await names('/products/all?group=kids')).toEqual([]);
});

it('GRP-02 the tags man and men are one group', async () => {
  expect(await names('/products/all?group=man')).toEqual(['abaya bag', 'Belt Bag']);
  expect(await names('/products/all?group=men')).toEqual(['abaya bag', 'Belt Bag']);
});

it('CAT-02 filters a category by tag', async () => {
  const body = await list(`/products/category/${id.bags}?tag=totes`);
  expect(body).toMatchObject({ total: 1, products: [{ name: 'Canvas Tote' }] });
});

it('filters by brand, vendor and stock together', async () => {
  expect(await names(`/products/all?brand=${id.brand}`)).toEqual(['Canvas Tote']);
  expect(await names(`/products/all?vendor=${id.other}`)).toEqual(['Steel Watch']);
  const body = await list(`/products/all?vendor=${id.vendor}&inStock=true&sort=price-low`);
  expect(body).toMatchObject({ total: 2 });
});

it.each(['limit=101', 'limit=0', 'page=0', 'sort=random()', 'group=pets', 'category=1;drop'])(
  'API-04 rejects the query %s',
  async (query) => {
    const { body } = await test.http.get(`/api/products/all?${query}`).expect(400);
    expect(body.errors).toHaveLength(1);
  },
);

it('API-15 lists the categories with their tags as JSON text and their product counts', async () => {
  const body = await list('/categories/all');
  expect(body).toEqual([
    {
      id: id.bags,
      name: 'Bags',
      nameAr: 'حقائب',
      shortInfo: '',
      shortInfoAr: '',
      description: '',
      descriptionAr: '',
      icon: null,
      banner: null,
      tags: '["women","Totes"]',
      hiddenInMenu: false,
      productCount: 3,
      createdBy: null,
    },
    expect.objectContaining({ name: 'Watches', productCount: 1 }),
  ]);
});

it('API-15 updates the counts when products are moved, hidden or deleted', async () => {
  const counts = async (): Promise<number[]> =>
    (await list('/categories/all')).map((one: { productCount: number }) => one.productCount);
  const moved = await rows.product({ category_id: id.bags, vendor_id: id.vendor, name: 'Moving' });
  expect(await counts()).toEqual([4, 1]);
  await test.db.query('update products set category_id = $2 where id = $1', [moved, id.watches]);
  expect(await counts()).toEqual([3, 2]);
  await test.db.query('update products set published = false where id = $1', [moved]);
  expect(await counts()).toEqual([3, 1]);
  await test.db.query('update products set published = true where id = $1', [moved]);
  await test.db.query('delete from products where id = $1', [moved]);
  expect(await counts()).toEqual([3, 1]);
});

it('API-16 returns a category, or 404', async () => {
  expect(await list(`/categories/${id.bags}`)).toMatchObject({ id: id.bags, name: 'Bags' });
  await test.http.get('/api/categories/999').expect(404);
});

it('API-20 API-24 API-28 API-36 API-40 list brands, partners, offers, videos and main ads as plain arrays', async () => {
  await rows.insert('partners', { name: 'Saqreen', path: '/about', icon: 'p.webp' });
  await rows.insert('videos', { video_url: 'v.mp4', poster: 'v.webp', title: 'A film' });
  await rows.insert('main_ads', { title: 'An ad', image: 'ad.webp', path: '/category/1' });
  expect(await list('/brands/all')).toEqual([{ id: id.brand, name: 'Noctelle', icon: null }]);
  expect(await list('/partners/all')).toEqual([
    { id: expect.any(Number), name: 'Saqreen', path: '/about', icon: 'p.webp' },
  ]);
  expect(await list('/offers/all')).toHaveLength(3);
  expect(await list('/videos')).toMatchObject([
    { videoUrl: 'v.mp4', poster: 'v.webp', title: 'A film', model: '', link: null },
  ]);
  expect(await list('/main_ads/all')).toMatchObject([
    { title: 'An ad', text: '', image: 'ad.webp', path: '/category/1' },
  ]);
});

it('API-32 hides inactive banners from guests and shows them to staff', async () => {
  await rows.insert('banners', { title: 'On', image_url: 'on.webp', category: id.bags });
  await rows.insert('banners', { title: 'Off', active: false });
  expect(await list('/banners/all')).toMatchObject([
    { title: 'On', imageUrl: 'on.webp', category: id.bags, active: true },
  ]);
  const { cookie } = await staffSessionOf(test, 'boss');
  const { body } = await test.http.get('/api/banners/all').set('Cookie', cookie).expect(200);
  expect(body.map(({ title }: { title: string }) => title)).toEqual(['On', 'Off']);
});

it('the database rejects rows that break the rules of stock and price', async () => {
  const own = { category_id: id.bags, vendor_id: id.vendor };
  await expect(rows.product({ ...own, stock: -1 })).rejects.toThrow(/stock/);
  await expect(rows.product({ ...own, offer_price_fils: 10_000 })).rejects.toThrow(/offer/);
  await expect(rows.product({ ...own, offer_price_fils: 0 })).rejects.toThrow(/offer/);
});
