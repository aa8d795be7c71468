import { makeCategory, makeProduct, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const products = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    makeProduct({ id: index + 1, name: `Product ${index + 1}` }),
  );
const serve = (route: string, count: number) =>
  api.on(route, ({ query }) => {
    const page = Number(query.get('page'));
    const limit = Number(query.get('limit'));
    const rows = products(count);
    return { products: rows.slice((page - 1) * limit, page * limit), total: count, page, limit };
  });
const cards = () => within(screen.getByRole('main')).getAllByRole('article').length;
const lastQuery = (route: string) =>
  Object.fromEntries(api.callsOf(route).at(-1)?.query.entries() ?? []);

beforeEach(() => {
  resetShop();
  api = shopApi().on('GET /categories/all', [
    makeCategory(),
    makeCategory({ id: 3, name: 'Jewelry' }),
  ]);
});

it('CAT-01 CAT-03 shows banner, switcher, search, sort and 25 products, then 25 more', async () => {
  serve('GET /products/category/2', 60);
  const { router } = renderShop('/category/2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Perfumes' })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Categories' })).toBeTruthy();
  await waitFor(() => expect(cards()).toBe(25));
  fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(cards()).toBe(50));
  expect(router.state.location.search).toBe('?shown=50');
  expect(screen.getAllByText('50 of 60 products')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(cards()).toBe(60));
  expect(screen.queryByRole('button', { name: 'Show More' })).toBeNull();
});

it('CAT-02 filters by the tag of the address', async () => {
  serve('GET /products/category/2', 2);
  renderShop('/category/2?tag=Oud');
  await waitFor(() => expect(cards()).toBe(2));
  expect(lastQuery('GET /products/category/2')).toMatchObject({ tag: 'Oud' });
  expect(screen.getByRole('link', { name: 'Oud', current: true })).toBeTruthy();
});

it('CAT-04 offers exactly five orders and keeps the chosen one in the address', async () => {
  serve('GET /products/category/2', 2);
  const { router } = renderShop('/category/2');
  const sort = await screen.findByLabelText<HTMLSelectElement>('Sort by');
  expect([...sort.options].map(({ value }) => value)).toEqual([
    'default',
    'price-low',
    'price-high',
    'name-asc',
    'name-desc',
  ]);
  fireEvent.change(sort, { target: { value: 'price-low' } });
  await waitFor(() =>
    expect(lastQuery('GET /products/category/2')).toMatchObject({ sort: 'price-low' }),
  );
  expect(router.state.location.search).toBe('?sort=price-low');
});

it('CAT-05 clears search and sort when the category changes', async () => {
  serve('GET /products/category/2', 2);
  serve('GET /products/category/3', 2);
  const { router } = renderShop('/category/2?q=oud&sort=name-asc');
  const nav = within(await screen.findByRole('navigation', { name: 'Categories' }));
  fireEvent.click(await nav.findByRole('link', { name: 'Jewelry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Jewelry' })).toBeTruthy();
  expect(router.state.location.search).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Search in this list').value).toBe('');
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('default');
});

it('searches inside the category after a pause in typing', async () => {
  serve('GET /products/category/2', 2);
  const { router } = renderShop('/category/2');
  fireEvent.change(await screen.findByLabelText('Search in this list'), {
    target: { value: 'amber ' },
  });
  await waitFor(() => expect(router.state.location.search).toBe('?q=amber'));
  await waitFor(() => expect(lastQuery('GET /products/category/2')).toMatchObject({ q: 'amber' }));
});

it('says that a category could not be loaded and tries again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /products/category/2', problem(500, 'Broken'));
  renderShop('/category/2');
  expect(await screen.findByText('The products could not be loaded.')).toBeTruthy();
  serve('GET /products/category/2', 2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(cards()).toBe(2));
  quiet.mockRestore();
});

it('GRP-01 GRP-02 GRP-03 shows 50 products of a group and 50 more, also under men', async () => {
  serve('GET /products/all', 120);
  renderShop('/group/men');
  expect(await screen.findByRole('heading', { level: 1, name: 'Men' })).toBeTruthy();
  await waitFor(() => expect(cards()).toBe(50));
  expect(lastQuery('GET /products/all')).toMatchObject({ group: 'man', limit: '50' });
  fireEvent.click(screen.getByRole('button', { name: 'Show More' }));
  await waitFor(() => expect(cards()).toBe(100));
});

it('GRP-01 knows no other group', async () => {
  renderShop('/group/dogs');
  expect(await screen.findByRole('link', { name: 'Go Home' })).toBeTruthy();
});

it('BRD-01 BRD-02 shows the products of a brand, or says that there are none', async () => {
  serve('GET /products/all', 0);
  renderShop('/brand/55');
  expect(await screen.findByText('No products found for this brand.')).toBeTruthy();
  expect(lastQuery('GET /products/all')).toMatchObject({ brand: '55' });
});

it('says that a vendor does not exist', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /admin/{id}', problem(404, 'Nothing is here.'));
  renderShop('/vendor/9');
  expect(await screen.findByText('Vendor not found.')).toBeTruthy();
  quiet.mockRestore();
});
