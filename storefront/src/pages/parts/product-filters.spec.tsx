import { makeCategory, makeProduct, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
const LISTED = 'GET /products/category/2';
const FACETS = {
  total: 37,
  brands: [{ id: 7, name: 'Swift', count: 3 }],
  sizes: [
    { value: '100 ml', count: 2 },
    { value: 'L', count: 4 },
    { value: 'S', count: 9 },
  ],
  colors: [{ value: 'rose-gold', count: 5 }],
  ratings: [{ value: '4', count: 6 }],
  discounts: [
    { value: '1', count: 8 },
    { value: '30', count: 1 },
  ],
  inStock: 30,
};
const queryOf = (route: string) => [...(api.callsOf(route).at(-1)?.query.entries() ?? [])];
const values = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);
const open = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
};

beforeEach(() => {
  resetShop();
  api = shopApi()
    .on('GET /categories/all', [makeCategory({ id: 2 })])
    .on('GET /brands/all', [{ id: 7, name: 'Swift', icon: null }])
    .on('GET /products/category/2', {
      products: [makeProduct()],
      total: 1000,
      page: 1,
      limit: 25,
    })
    .on('GET /products/facets', FACETS);
});

it('FIND-09 FIND-10 several values of a filter are in the address, in the call and as chips', async () => {
  const { address } = renderShop('/category/2?size=S&shown=50');
  const dialog = await open('Size (1)');
  await waitFor(() => expect(values(dialog)).toEqual(['S(9)', 'L(4)', '100 ml(2)']));
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'L (4)' }));
  await waitFor(() => expect(address.search).toBe('?size=L&size=S'));
  await waitFor(() =>
    expect(queryOf(LISTED)).toEqual(
      expect.arrayContaining([
        ['size', 'L'],
        ['size', 'S'],
      ]),
    ),
  );
  expect(queryOf('GET /products/facets')).toEqual([
    ['size', 'L'],
    ['size', 'S'],
    ['category', '2'],
  ]);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove filter: S' }));
  await waitFor(() => expect(address.search).toBe('?size=L'));
});

it('FIND-10 of rating and discount one value is chosen, or any', async () => {
  const { address } = renderShop('/category/2?discount=1');
  const dialog = await open('Discount (1)');
  fireEvent.click(await within(dialog).findByRole('radio', { name: '30% off or more (1)' }));
  await waitFor(() => expect(address.search).toBe('?discount=30'));
  fireEvent.click(within(dialog).getByRole('radio', { name: 'Any' }));
  await waitFor(() => expect(address.search).toBe(''));
});

it('FIND-10 chosen values without products stay, with their names', async () => {
  api.on('GET /products/facets', { ...FACETS, brands: [], colors: [] });
  renderShop('/category/2?brand=7&color=rose-gold');
  expect(await screen.findByRole('button', { name: 'Remove filter: Swift' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove filter: Rose Gold' })).toBeTruthy();
  const dialog = await open('Color (1)');
  await waitFor(() => expect(values(dialog)).toEqual(['Rose Gold(0)']));
});

it('FIND-11 the button of the sheet shows and announces the number of results', async () => {
  const { address } = renderShop('/category/2?q=shoe');
  const dialog = within(await open('Filters'));
  expect(await dialog.findByText('Show 37 products')).toBeTruthy();
  api.on('GET /products/facets', { ...FACETS, total: 6 });
  fireEvent.click(dialog.getByRole('radio', { name: '4 stars and up (6)' }));
  expect(dialog.getByRole('button', { name: 'Show products' })).toBeTruthy();
  await waitFor(() => expect(dialog.getByRole('status').textContent).toBe('6 products'));
  expect(address.search).toBe('?q=shoe&rating=4');
  expect(dialog.getByRole('group', { name: 'Brand' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address.search).toBe(''));
});

it('FIND-11 values that could not be loaded can be tried again', async () => {
  const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  api.on('GET /products/facets', problem(500, 'Broken'));
  renderShop('/category/2');
  const dialog = within(await open('Filters'));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  api.on('GET /products/facets', FACETS);
  fireEvent.click(again);
  expect(await dialog.findByRole('checkbox', { name: 'Swift (3)' })).toBeTruthy();
  quiet.mockRestore();
});

it('FIND-11 a filter that no product of the list has cannot be opened', async () => {
  api.on('GET /products/facets', { ...FACETS, sizes: [] });
  renderShop('/category/2');
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Size' }).disabled).toBe(true),
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Color' }).disabled).toBe(false);
});

it('FIND-09 the list of a brand has no filter of brands', async () => {
  api.on('GET /products/all', { products: [makeProduct()], total: 1, page: 1, limit: 25 });
  renderShop('/brand/7?brand=9&color=rose-gold');
  await screen.findByRole('button', { name: 'Color (1)' });
  expect(screen.queryByRole('button', { name: /^Brand/ })).toBeNull();
  await waitFor(() =>
    expect(queryOf('GET /products/facets')).toEqual([
      ['color', 'rose-gold'],
      ['brand', '7'],
    ]),
  );
  expect(queryOf('GET /products/all')).toEqual(expect.arrayContaining([['brand', '7']]));
});
