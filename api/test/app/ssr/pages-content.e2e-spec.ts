import { isDeepStrictEqual } from 'node:util';
import { formatAed, jsonList } from '@shop/shop-rules';
import { rowsOf, shopperOf, staffSessionOf } from '../../support/catalogue-rows.js';
import { SHOP_URL, startSite, type PageResponse, type Site } from '../../support/pages-site.js';

const HOSTILE = '</script><img src=x onerror=alert(1)> & "quotes"';

let site: Site;
let category = 0;
let brand = 0;
let vendor = 0;
let oud = 0;
let hostile = 0;

beforeAll(async () => {
  site = await startSite();
  const rows = rowsOf(site.test);
  vendor = await rows.staff('ghaf');
  category = await rows.category({ name: 'Perfumes', name_ar: 'عطور', banner: 'perfumes.webp' });
  brand = await rows.brand({ name: HOSTILE });
  const product = { category_id: category, vendor_id: vendor };
  oud = await rows.product({
    ...product,
    name: 'Amber Oud',
    name_ar: 'عود العنبر',
    description: 'Deep and warm.',
    price_fils: 27_000,
    offer_price_fils: 24_350,
    code: 'LW-1',
    tags: ['women'],
    images: ['clip.mp4', 'oud.webp'],
  });
  hostile = await rows.product({
    ...product,
    name: HOSTILE,
    description: HOSTILE,
    brand_id: brand,
    stock: 0,
  });
  await rows.insert('banners', {
    title: 'Majlis scents',
    path: '/category/1',
    image_url: 'h.webp',
  });
});
afterAll(() => site.close());

const attribute = (text: string, tag: RegExp, name: string): (string | undefined)[] =>
  [...text.matchAll(new RegExp(`<(?:${tag.source})[^>]*>`, 'g'))].map(
    ([found]) => new RegExp(`${name}="([^"]*)"`).exec(found)?.[1],
  );
/** Text of the first heading. */
const headingOf = ({ text }: PageResponse): string | undefined =>
  /<h1[^>]*>([^]*?)<\/h1>/.exec(text)?.[1]?.replace(/<[^<>]*>/g, '');
const jsonOf = (text: string, mark: string): string =>
  new RegExp(`<script[^>]*${mark}[^>]*>([^]*?)</script>`).exec(text)?.[1] ?? '';
interface Facts {
  '@graph': Record<string, unknown>[];
}
const factsOf = ({ text }: PageResponse): Record<string, unknown>[] =>
  (JSON.parse(jsonOf(text, 'ld\\+json')) as Facts)['@graph'];
interface Query {
  queryKey: unknown[];
  state: { data: unknown };
}
const queriesOf = ({ text }: PageResponse): Query[] =>
  JSON.parse(jsonOf(text, 'id="queries"')) as Query[];
const dataOf = (page: PageResponse, ...key: unknown[]): unknown =>
  queriesOf(page).find(({ queryKey }) => isDeepStrictEqual(queryKey, key))?.state.data;

type Row = Record<string, unknown>;
const LISTS = ['tags', 'images', 'usageImages', 'sizes', 'colors'];
/** A row of the API as decoded by the storefront. */
const decoded = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      LISTS.includes(name) ? jsonList(value as string) : value,
    ]),
  );
const productsOf = ({ products, total }: Row): Row => ({
  products: (products as Row[]).map(decoded),
  total,
});

it('PDP-01 describes a product with the prices shown on the page', async () => {
  const page = await site.get(`/product/${oud}`);
  expect(page.text).toContain('<title data-head>Amber Oud · Liwan</title>');
  expect(headingOf(page)).toBe('Amber Oud');
  expect(page.text).toContain(formatAed(243.5));
  expect(attribute(page.text, /meta property="og:image"/, 'content')).toEqual([
    `${SHOP_URL}/api/uploads/oud.webp?w=1200`,
  ]);
  expect(attribute(page.text, /meta property="product:price:amount"/, 'content')).toEqual([
    '243.50',
  ]);
  const [product, trail] = factsOf(page);
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'LW-1',
    image: [`${SHOP_URL}/api/uploads/oud.webp?w=1200`],
    offers: {
      price: '243.50',
      priceCurrency: 'AED',
      availability: 'https://schema.org/InStock',
      url: `${SHOP_URL}/product/${oud}`,
      hasMerchantReturnPolicy: { merchantReturnDays: 15 },
    },
  });
  expect(product).not.toHaveProperty('aggregateRating');
  expect(trail).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home' }, { name: 'Perfumes' }, { name: 'Amber Oud' }],
  });
});

it('CARD-01 the only variant of a product has its own price on the page and in its facts', async () => {
  const rows = rowsOf(site.test);
  const id = await rows.product({ category_id: category, vendor_id: vendor, price_fils: 27_000 });
  const only = { product_id: id, size: '75 ml', stock: 2, price_fils: 31_500 };
  await rows.insert('product_variants', only);
  const page = await site.get(`/product/${id}`);
  expect(factsOf(page)[0]).toMatchObject({ offers: { price: '315.00' } });
  expect(page.text).toContain(formatAed(315, 'en'));
  expect(page.text).not.toContain(formatAed(270, 'en'));
});

it('SIZE-11 has an offer for each variant if these differ, and one if they do not', async () => {
  const productId = await rowsOf(site.test).product({
    name: 'Silk Dress',
    code: 'SD-1',
    price_fils: 20_000,
    category_id: category,
    vendor_id: vendor,
  });
  const variant = (size: string, row: object) =>
    rowsOf(site.test).insert('product_variants', {
      product_id: productId,
      size,
      color: '#000000',
      stock: 2,
      ...row,
    });
  const small = await variant('S', {});
  await variant('M', { position: 1 });
  const factsOfDress = async () => {
    const [product] = factsOf(await site.get(`/product/${productId}`));
    return product;
  };
  expect(await factsOfDress()).toMatchObject({
    '@type': 'Product',
    sku: 'SD-1',
    offers: { price: '200.00' },
  });
  await variant('L', { position: 2, stock: 0, price_fils: 25_000, code: 'SD-1-L' });
  const url = `${SHOP_URL}/product/${productId}`;
  const group = await factsOfDress();
  expect(group).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'SD-1',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    hasVariant: [
      {
        '@type': 'Product',
        sku: `${productId}-${small}`,
        name: 'Silk Dress S Black',
        size: 'S',
        color: 'Black',
        offers: {
          price: '200.00',
          availability: 'https://schema.org/InStock',
          hasMerchantReturnPolicy: { '@id': `${url}#returns`, merchantReturnDays: 15 },
        },
      },
      { size: 'M', offers: { hasMerchantReturnPolicy: { '@id': `${url}#returns` } } },
      {
        sku: 'SD-1-L',
        offers: { price: '250.00', availability: 'https://schema.org/OutOfStock' },
      },
    ],
  });
  expect(group).not.toHaveProperty('offers');
  await site.test.db.query('delete from products where id = $1', [productId]);
});

it('REV-02 contains a rating once there are reviews', async () => {
  const { id } = await shopperOf(site.test, 'layla');
  const row = { product_id: hostile, user_id: id, stars: 4, comment: HOSTILE };
  await rowsOf(site.test).insert('reviews', row);
  await site.test.db.query('update products set rating_sum = 4, review_count = 1 where id = $1', [
    hostile,
  ]);
  const [product] = factsOf(await site.get(`/product/${hostile}`));
  expect(product).not.toHaveProperty('image');
  expect(product).toMatchObject({
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: 'layla' }, reviewBody: HOSTILE }],
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

it('S-14 escapes markup in names', async () => {
  for (const path of [`/product/${hostile}`, `/brand/${brand}`, `/category/${category}`]) {
    const page = await site.get(path);
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/<img src=x/);
    expect(page.text.match(/<\/script>/g)).toHaveLength(2);
    expect(JSON.stringify(queriesOf(page))).toContain('onerror');
  }
});

it('contains the API data for hydration', async () => {
  const frame: [unknown[], string, ((answer: never) => unknown)?][] = [
    [['categories'], '/categories/all', (rows: Row[]) => rows.map(decoded)],
    [['brands'], '/brands/all'],
    [['settings'], '/settings'],
    [['partners'], '/partners/all'],
  ];
  const pages: Record<string, typeof frame> = {
    [`/product/${oud}`]: [
      [
        ['product', oud],
        `/products/one/${oud}`,
        ({ product }: { product: Row }) => ({ product: decoded(product), complete: true }),
      ],
      [['reviews', oud], `/reviews/product/${oud}`, ({ reviews }: Row) => reviews],
    ],
    [`/category/${category}`]: [
      [
        ['products', 'category', category, {}, 1, 25],
        `/products/category/${category}?limit=25&page=1`,
        productsOf,
      ],
    ],
    [`/vendor/${vendor}`]: [
      [['vendor', vendor], `/admin/${vendor}`],
      [
        ['products', 'list', { vendor }, 1, 25],
        `/products/all?limit=25&page=1&vendor=${vendor}`,
        productsOf,
      ],
    ],
    '/': [
      [['banners'], '/banners/all'],
      [['main-ads'], '/main_ads/all'],
    ],
  };
  for (const [path, own] of Object.entries(pages)) {
    const page = await site.get(path);
    for (const [key, address, read = (answer: never) => answer] of [...frame, ...own]) {
      const answer = JSON.parse((await site.get(`/api${address}`)).text) as never;
      expect([key, dataOf(page, ...key)]).toEqual([key, read(answer)]);
    }
  }
});

it('API-04 rendering an unchanged page again gives the same entity tag', async () => {
  const { headers } = await site.get('/about');
  await site.test.db.query("select pg_notify('catalogue', '')");
  const again = await site.get('/about');
  expect(again.headers['etag']).toBe(headers['etag']);
});

it('shows the first banner before the client bundle runs', async () => {
  const home = await site.get('/');
  const { text } = home;
  const [image] = /<img[^>]*h\.webp[^>]*>/.exec(text) ?? [];
  expect(image).toMatch(
    /^(?=.*src="\/api\/uploads\/h\.webp\?w=640")(?=.*1600w)(?=.*fetchpriority="high")/i,
  );
  expect(headingOf(home)).toBe('Majlis scents');
  expect(factsOf(home)[0]).toMatchObject({
    '@type': 'Organization',
    name: 'Liwan',
    url: `${SHOP_URL}/`,
    logo: `${SHOP_URL}/apple-touch-icon.png`,
    contactPoint: { contactType: 'customer service', email: expect.stringContaining('@') },
  });
  expect(text).toContain(`href="/category/${category}"`);
});

it('STAT-03 TEXTS-02 shows the full text of a policy', async () => {
  const page = await site.get('/return-policy');
  expect(headingOf(page)).toBe('Returns');
  expect(page.text).toMatch(/Last updated on \d+ Nov 2026/);
  expect(page.text).toContain('Free returns within 15 days of delivery.');
  expect(page.text).toMatch(
    /How to return an item<\/h2>[^]*<li[^>]*>earrings for pierced ears once worn;/,
  );
  const arabic = await site.get('/ar/return-policy');
  expect([arabic.status, headingOf(arabic)]).toEqual([200, 'الإرجاع']);
});

it('CAT-06 a filtered list contains its own products and the canonical address', async () => {
  const rows = rowsOf(site.test);
  const place = { category_id: category, vendor_id: vendor };
  await rows.product({ ...place, name: 'Rose Soap', price_fils: 900, tags: ['Gift Box'] });
  await rows.product({ ...place, name: 'Rose Oil', price_fils: 500, tags: ['Gift Box'] });
  const query = 'tag=Gift+Box&sort=price-low&utm_source=mail&priceMax=50';
  const address = `/products/category/${category}?limit=25&page=1&priceMax=50&sort=price-low&tag=Gift+Box`;
  const filter = { tag: 'Gift Box', sort: 'price-low', priceMax: 50 };
  const page = await site.get(`/category/${category}?${query}`);
  expect(page.text.indexOf('Rose Oil</bdi>')).toBeGreaterThan(0);
  expect(page.text.indexOf('Rose Soap</bdi>')).toBeGreaterThan(page.text.indexOf('Rose Oil</bdi>'));
  expect(page.text).not.toContain('Amber Oud</bdi>');
  expect(dataOf(page, 'products', 'category', category, filter, 1, 25)).toEqual(
    productsOf(JSON.parse((await site.get(`/api${address}`)).text)),
  );
  expect(attribute(page.text, /link rel="canonical"/, 'href')).toEqual([
    `${SHOP_URL}/category/${category}`,
  ]);
});

it('FIND-09 FIND-12 a shared address with sizes and colors contains its products', async () => {
  const rows = rowsOf(site.test);
  const shoe = { category_id: category, vendor_id: vendor };
  for (const [name, size, stock] of [
    ['Rose Slipper', '41', 2],
    ['Rose Clog', '41', 0],
    ['Rose Boot', '44', 2],
  ] as const) {
    const product_id = await rows.product({ ...shoe, name });
    await rows.insert('product_variants', { product_id, size, color: '#000000', stock });
  }
  const page = await site.get(`/category/${category}?size=41&size=43&color=black&inStock=true&x=1`);
  expect(page.text).toContain('Rose Slipper</bdi>');
  expect(page.text).not.toMatch(/Rose (Clog|Boot)<\/bdi>/);
  expect(attribute(page.text, /link rel="canonical"/, 'href')).toEqual([
    `${SHOP_URL}/category/${category}`,
  ]);
});

it('SRCH-07 a search page contains the results and is not indexed', async () => {
  const page = await site.get('/search?q=ambre%20oud');
  expect(headingOf(page)).toBe('Results for “ambre oud”');
  expect(page.text).toContain('Amber Oud</bdi>');
  expect(dataOf(page, 'products', 'list', { q: 'ambre oud' }, 1, 25)).toMatchObject({ total: 1 });
  expect(page.text).toContain('<meta name="robots" content="noindex" data-head />');
  const hostile = await site.get(`/search?q=${encodeURIComponent(HOSTILE)}`);
  expect(hostile.text).not.toContain('<img src=x');
});

it.each([
  `q=${'x'.repeat(81)}`,
  'q=%00',
  'sort=oldest',
  'priceMin=x',
  'shown=50',
  `tag=${'y'.repeat(400)}`,
])('CAT-06 %s, which filters nothing, returns the plain list', async (query) => {
  const page = await site.get(`/category/${category}?${query}`);
  expect(page.status).toBe(200);
  expect(dataOf(page, 'products', 'category', category, {}, 1, 25)).toBeDefined();
});

it('preloads the fonts of the language', async () => {
  const { text } = await site.get(`/ar/product/${oud}`);
  expect(attribute(text, /link rel="preload" as="font"/, 'href')).toEqual([
    '/assets/manrope-1.woff2',
    '/assets/readex-1.woff2',
  ]);
});

it('serves Arabic from right to left, with links between the languages', async () => {
  const [en, ar] = [await site.get(`/product/${oud}`), await site.get(`/ar/product/${oud}`)];
  expect(ar.text).toContain('<html lang="ar" dir="rtl">');
  expect(headingOf(ar)).toBe('عود العنبر');
  expect(ar.text).toContain('· ليوان</title>');
  const places = (page: PageResponse) => attribute(page.text, /link rel="alternate"/, 'href');
  expect(places(ar)).toEqual([
    `${SHOP_URL}/product/${oud}`,
    `${SHOP_URL}/ar/product/${oud}`,
    `${SHOP_URL}/product/${oud}`,
  ]);
  expect(places(en)).toEqual(places(ar));
  expect(attribute(ar.text, /link rel="canonical"/, 'href')).toEqual([
    `${SHOP_URL}/ar/product/${oud}`,
  ]);
});

it.each([
  ['/group/men', '/group/man'],
  ['/group/WOMEN/?tag=x&sort=price-low&shown=50', '/group/women'],
  ['/about/', '/about'],
  ['/ar/', '/ar'],
])('CAT-04 %s has one address', async (path, canonical) => {
  const { text } = await site.get(path);
  expect(attribute(text, /link rel="canonical"/, 'href')).toEqual([SHOP_URL + canonical]);
});

it.each([
  '/login',
  '/register',
  '/auth/signup',
  '/reset-password',
  '/verify-email',
  '/profile',
  '/order/1234567890123',
  '/payment-success/ABC',
  '/payment-failure',
  '/ar/wishlist',
])('%s is not indexed', async (path) => {
  const { text } = await site.get(path);
  expect(text).toContain('<meta name="robots" content="noindex" data-head />');
  expect(text).not.toContain('rel="canonical"');
  expect(text).not.toContain('og:');
});

it('PDP-01 a list without its own picture uses the first product for previews', async () => {
  const { text } = await site.get('/group/women');
  expect(attribute(text, /meta property="og:image"/, 'content')).toEqual([
    `${SHOP_URL}/api/uploads/oud.webp?w=1200`,
  ]);
});

it.each([
  ['/product/2000000000', 'Product not found'],
  ['/category/99', 'This page does not exist'],
  ['/brand/99', 'This page does not exist'],
  ['/vendor/99', 'Vendor'],
  // The API would reject it.
  ['/vendor/99999999999', undefined],
])('STAT-04 %s, which does not exist, returns a 404 page', async (path, heading) => {
  const page = await site.get(path);
  expect([page.status, headingOf(page)]).toEqual([404, heading]);
  expect(page.text).toContain('<meta name="robots" content="noindex" data-head />');
});

it('STAT-04 a deleted product returns 410', async () => {
  const rows = rowsOf(site.test);
  const gone = await rows.product({ category_id: category, vendor_id: vendor, name: 'Gone' });
  const url = `/product/${gone}`;
  expect((await site.get(url)).status).toBe(200);
  await site.test.db.query('update products set deleted_at = now() where id = $1', [gone]);
  const { status, text } = await site.get(url);
  expect([status, text.includes('Gone')]).toEqual([410, false]);
});

it('the site map lists every page, in files of at most 10,000 addresses', async () => {
  expect((await site.get('/robots.txt')).text).toContain(`Sitemap: ${SHOP_URL}/sitemap.xml`);
  await site.test.db.query(
    `insert into products (id, name, price_fils, stock, category_id, vendor_id)
      select n, 'Piece ' || n, 100, 1, $1, $2 from generate_series(10000, 14999) n`,
    [category, vendor],
  );
  const index = await site.get('/sitemap.xml');
  expect(index.headers['content-type']).toMatch('xml');
  expect([...index.text.matchAll(/<loc>([^<]*)/g)].map(([, url]) => url)).toEqual([
    `${SHOP_URL}/sitemap-pages.xml`,
    `${SHOP_URL}/sitemap-products-0.xml`,
    `${SHOP_URL}/sitemap-products-2.xml`,
  ]);
  const pages = await site.get('/sitemap-pages.xml');
  for (const path of ['/', '/ar', `/category/${category}`, `/brand/${brand}`, '/group/man'])
    expect(pages.text).toContain(`<loc>${SHOP_URL}${path}</loc>`);
  expect(pages.text).toContain(`<loc>${SHOP_URL}/vendor/${vendor}</loc>`);
  const full = await site.get('/sitemap-products-2.xml');
  expect(full.text.match(/<url>/g)).toHaveLength(10_000);
  expect(full.text).toMatch(
    /<loc>https:\/\/shop\.example\/ar\/product\/14999<\/loc>.*hreflang="x-default".*<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/,
  );
  expect((await site.get('/sitemap-products-1.xml')).status).toBe(404);
});

it.each(['/login', '/register', '/reset-password', '/become-a-seller'])(
  'no password gets into an address: the form of %s takes nothing before the program runs',
  async (path) => {
    const { text } = await site.get(path);
    expect(text).toMatch(/<form[^>]*><fieldset disabled=""/);
  },
);

it('ADM-SET-02 SEO-01 pages show the settings of admins', async () => {
  await rowsOf(site.test).staff('boss', 'admin');
  const { cookie, xsrf } = await staffSessionOf(site.test, 'boss');
  const { body } = await site.test.http.get('/api/settings').expect(200);
  const slogans = [
    { en: 'Open on National Day', ar: 'نعمل في اليوم الوطني' },
    { en: 'Gifts are wrapped', ar: 'نغلّف الهدايا' },
  ];
  await site.test.http
    .put('/api/admin/settings')
    .set('Cookie', `__Host-${cookie}`)
    .set('X-XSRF-TOKEN', xsrf)
    .send({
      ...body,
      deliveryFeeDubai: 12.5,
      deliveryFeeOther: 45,
      returnDays: 21,
      contactPhone: '+971 4 555 0000',
      slogans,
    })
    .expect(200);
  const { text } = await site.get('/return-policy');
  expect(text).toContain('Free returns within 21 days of delivery.');
  expect(text).toContain('href="tel:+97145550000"');
  expect((await site.get('/ar/about')).text).toContain('نغلّف الهدايا</p>');
  expect(factsOf(await site.get(`/product/${oud}`))[0]).toMatchObject({
    offers: {
      hasMerchantReturnPolicy: { merchantReturnDays: 21 },
      shippingDetails: [
        {
          shippingRate: { value: 12.5, currency: 'AED' },
          shippingDestination: { addressRegion: 'Dubai' },
        },
        { shippingRate: { value: 45, currency: 'AED' } },
      ],
    },
  });
  expect(factsOf(await site.get('/'))[0]).toMatchObject({
    contactPoint: { telephone: '+971 4 555 0000' },
  });
});

it('the dashboard is not indexed', async () => {
  const { text } = await site.get('/robots.txt', { host: 'admin.shop.example' });
  expect(text).toBe('User-agent: *\nDisallow: /\n');
});
