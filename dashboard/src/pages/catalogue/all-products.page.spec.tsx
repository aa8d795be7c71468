import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { categoryRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const PATH = '/dashboard/allproducts';
const catalogue = (rows = [productRow()], total = rows.length) =>
  new FakeApi()
    .on('GET /categories/all', [categoryRow()])
    .on('GET /products/all', { products: rows, total, page: 1, limit: 20 });
const lastQuery = (api: FakeApi) =>
  Object.fromEntries(api.callsOf('GET /products/all').at(-1)?.query ?? []);

it('ADM-PROD-01 lists name, model, category, price, stock and vendor', async () => {
  await renderApp(PATH, {
    as: admin,
    api: catalogue([productRow({ price: 120, offerPrice: 99.5 })]),
  });
  const row = (await screen.findByText('Amber Candle')).closest('tr');
  if (!row) throw new Error('no row');
  await within(row).findByText('Perfumes');
  for (const text of ['AED 99.50', 'AED 120.00', '9 in stock', 'Ghaf House'])
    expect(row.textContent?.replace(/\u00a0/g, ' ')).toContain(text);
  expect(within(row).getAllByText('AC 1')).not.toHaveLength(0);
});

it('ADM-PROD-01 passes the search text to the typo-tolerant search and the address', async () => {
  const api = catalogue();
  const { address } = await renderApp(`${PATH}?page=3`, { as: admin, api });
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'ambr candel ' } });
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ q: 'ambr candel', page: '1' }));
  expect(address()).toBe(`${PATH}?q=ambr+candel`);
});

it('reads page, size, order and search text from the address', async () => {
  const api = catalogue([productRow()], 130);
  await renderApp(`${PATH}?page=2&limit=50&sort=price-high&q=candle&category=2`, {
    as: admin,
    api,
  });
  await screen.findByText('Amber Candle');
  expect(lastQuery(api)).toEqual({
    page: '2',
    limit: '50',
    sort: 'price-high',
    q: 'candle',
    category: '2',
  });
  expect(screen.getByText('51–100 of 130')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe(
    'descending',
  );
});

it('sorts by a column heading and stores it in the address', async () => {
  const api = catalogue();
  const { address } = await renderApp(PATH, { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Price' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?sort=price-low`));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ sort: 'price-low' }));
});

it('opens the next page by its link', async () => {
  const api = catalogue([productRow()], 45);
  await renderApp(`${PATH}?q=a`, { as: admin, api });
  fireEvent.click(await screen.findByRole('link', { name: 'Next page' }));
  await waitFor(() => expect(lastQuery(api)).toMatchObject({ page: '2', q: 'a' }));
});

it.each([
  [0, 'Sold out', 'bg-sale'],
  [4, '4 left', 'text-brass'],
  [5, '5 in stock', 'text-muted'],
])('shows a stock of %d as %j', async (stock, text, colour) => {
  await renderApp(PATH, { as: admin, api: catalogue([productRow({ stock })]) });
  expect((await screen.findByText(text)).className).toContain(colour);
});

it('ADM-ROLE-03 requests only a vendor’s own products', async () => {
  const api = catalogue();
  await renderApp(PATH, { as: vendor, api });
  await screen.findByText('Amber Candle');
  for (const { query } of api.callsOf('GET /products/all')) expect(query.get('vendor')).toBe('101');
});

it('shows cards on a phone', async () => {
  await renderApp(PATH, { as: admin, api: catalogue(), wide: false });
  expect(await screen.findByRole('link', { name: 'Amber Candle' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

it('says when nothing matches and clears the filters', async () => {
  const api = catalogue([]);
  const { address } = await renderApp(`${PATH}?q=zzz`, { as: admin, api });
  expect(await screen.findByText('No products match these filters.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?`.slice(0, -1)));
});

it('reports a failed load and offers a retry', async () => {
  const api = catalogue().on('GET /products/all', () =>
    problem(500, 'Broken', { code: 'internal' }),
  );
  await renderApp(PATH, { as: admin, api });
  expect((await screen.findByRole('alert')).textContent).toBe('The products could not be loaded.');
  api.on('GET /products/all', { products: [productRow()], total: 1, page: 1, limit: 20 });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Amber Candle')).toBeTruthy();
});

it('shows skeleton rows while the products load', async () => {
  const api = catalogue().on('GET /products/all', () => new Promise(() => undefined));
  await renderApp(PATH, { as: admin, api });
  expect((await screen.findByRole('table')).getAttribute('aria-busy')).toBe('true');
});

it('shows Arabic product names on Arabic pages', async () => {
  await renderApp(PATH, { as: admin, api: catalogue(), locale: 'ar' });
  expect(await screen.findByText('شمعة عنبر')).toBeTruthy();
});
