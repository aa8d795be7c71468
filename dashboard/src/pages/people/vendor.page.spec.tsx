import { FakeApi } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const PATH = '/dashboard/vendor/101';
const texts = { about: '', aboutAr: '' };
const ghaf = { id: 101, name: 'Ghaf House', ...texts, image: null, email: 'ghaf@example.com' };
const shop = (products = [productRow()], about: object = {}) =>
  new FakeApi()
    .on('GET /admin/101', { ...ghaf, ...about })
    .on('GET /products/all', { products, total: products.length, page: 1, limit: 20 });

it('ADM-VEN-05 shows the vendor, also without a description', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ghaf House' })).toBeTruthy();
  expect(screen.getByText('No description available.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ghaf@example.com' })).toBeTruthy();
  await screen.findByRole('heading', { name: 'Amber Candle' });
  expect(api.callsOf('GET /products/all')[0]?.query.get('vendor')).toBe('101');
});

it.each([
  ['en', { about: 'Abayas', aboutAr: 'عبايات' }, 'Abayas'],
  ['ar', { about: 'Abayas', aboutAr: 'عبايات' }, 'عبايات'],
  ['ar', { about: 'Abayas', aboutAr: ' ' }, 'Abayas'],
  ['en', { about: '', aboutAr: 'عبايات' }, 'عبايات'],
] as const)(
  'GOODS-59 shows the text of the language or else the other one (%s, %j)',
  async (locale, about, shown) => {
    await renderApp(PATH, { as: admin, api: shop([], about), locale });
    expect(await screen.findByText(shown)).toBeTruthy();
  },
);

it('ADM-VEN-06 shows a card per product: model, price to pay, warranty, stock and colours', async () => {
  const watch = productRow({
    price: 120,
    offerPrice: 99.5,
    warranty: '2 years',
    colors: '["#D4AF37"]',
  });
  await renderApp(PATH, { as: admin, api: shop([watch]) });
  const card = (await screen.findByRole('heading', { name: 'Amber Candle' })).closest('li');
  const text = card?.textContent?.replace(/\u00a0/g, ' ');
  for (const part of ['AC 1', 'AED 99.50', '2 years', '9 in stock', 'Gold'])
    expect(text).toContain(part);
  expect(card?.querySelector('img')?.src).toContain('amber');
});

it('ADM-VEN-07 links to the images and the form of each product', async () => {
  await renderApp(PATH, { as: admin, api: shop() });
  const card = within(await screen.findByRole('list', { name: 'Products' }));
  expect(
    card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Order Images Amber Candle', '/dashboard/orderimages/7'],
    ['Order Usage Amber Candle', '/dashboard/orderusage/7'],
    ['Edit Amber Candle', '/dashboard/editproduct/7'],
  ]);
});

it('ADM-VEN-08 says that it is loading', async () => {
  const api = shop().on('GET /admin/101', () => new Promise(() => undefined));
  const { router } = await renderApp(PATH, { as: admin, api });
  expect((await screen.findAllByText('Loading...')).length).toBeGreaterThan(0);
  router.dispose();
});

it.each(['/dashboard/vendor/999', '/dashboard/vendor/abc'])(
  'ADM-VEN-08 finds no vendor at %s',
  async (path) => {
    await renderApp(path, { as: admin, api: shop() });
    expect(await screen.findByText('Vendor not found.')).toBeTruthy();
  },
);

it('ADM-VEN-08 says when a vendor has no products', async () => {
  await renderApp(PATH, { as: admin, api: shop([]) });
  expect(await screen.findByText('No products found for this vendor.')).toBeTruthy();
});

it('ADM-VEN-05 does not find an account that is not a vendor', async () => {
  await renderApp(PATH, { as: admin, api: shop([], { type: 'ops' }) });
  expect(await screen.findByText('Vendor not found.')).toBeTruthy();
});

it('ADM-ROLE-03 shows a vendor only their own page', async () => {
  const { api } = await renderApp('/dashboard/vendor/102', { as: vendor, api: shop() });
  expect(await screen.findByText('Vendor not found.')).toBeTruthy();
  expect(api.callsOf('GET /products/all')).toEqual([]);
});

it('ADM-ROLE-05 opens a vendor’s own page', async () => {
  await renderApp(PATH, { as: vendor, api: shop() });
  expect(await screen.findByRole('heading', { name: 'Amber Candle' })).toBeTruthy();
});
