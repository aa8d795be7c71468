import type { ProductDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { categoryRow, productRow } from '@/testing/rows';
import { admin } from '@/testing/staff';

const UPDATE = 'PUT /products/update-product/7';
const ADD = 'POST /products/add-product';
const [BLACK, NAVY] = ['#000000', '#1F2A44'];
const variant = (id: number, size: string, color: string, stock: number) => ({
  ...{ id, size, color, stock },
  ...{ code: null, price: null, offerPrice: null, struckAllowed: true, lowestPrice: null },
});
/** 42 comes in both colors, 43 only in navy. */
const shoe = (over: Partial<ProductDto> = {}) =>
  productRow({
    sizes: '["42","43"]',
    colors: JSON.stringify([BLACK, NAVY]),
    stock: 8,
    variants: [variant(1, '42', BLACK, 3), variant(2, '42', NAVY, 0), variant(3, '43', NAVY, 5)],
    ...over,
  });
const shop = (product: ProductDto) =>
  new FakeApi()
    .on('GET /categories/all', [categoryRow()])
    .on('GET /brands/all', [])
    .on('GET /offers/all', [])
    .on('GET /admin/all', [{ id: 101, name: 'Ghaf House', about: '', image: null }])
    .on('GET /products/one/{id}', { product: { ...product } })
    .on(ADD, { success: true, message: 'ok', product: { ...product } })
    .on(UPDATE, { success: true, message: 'ok', product: { ...product } });
const open = async (product = shoe(), api = shop(product)) => {
  await renderApp('/dashboard/editproduct/7', { as: admin, api });
  await screen.findByLabelText('Name');
  return api;
};
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const toggle = (name = 'Count each size and color separately') =>
  fireEvent.click(screen.getByRole('checkbox', { name }));
const CELLS = ['42, Black', '42, Navy', '43, Black', '43, Navy'];
const stocks = () => CELLS.map((name) => field(`Stock of ${name}`).value);
const addSize = (size: string) => {
  const box = screen.getByRole('textbox', { name: 'Sizes' });
  fireEvent.change(box, { target: { value: size } });
  fireEvent.keyDown(box, { key: 'Enter' });
};
/** The last submitted form. */
const sent = async (api: FakeApi, call = UPDATE) => {
  await waitFor(() => expect(api.callsOf(call)).not.toHaveLength(0));
  const { body, headers } = api.callsOf(call).at(-1) ?? {};
  return new Response(body, {
    headers: { 'content-type': headers?.get('content-type') ?? '' },
  }).formData();
};
const variantsIn = (form: FormData): unknown => JSON.parse(String(form.get('variants')));
beforeEach(() => sessionStorage.clear());

it('VAR-10 a product without sizes and colors has no table, and one with a shared stock sends none', async () => {
  const api = await open(productRow());
  expect(screen.queryByRole('region', { name: 'Sizes and colors' })).toBeNull();
  addSize('S');
  expect(await screen.findByRole('checkbox', { name: 'Count each size separately' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  press('Update Product');
  const form = await sent(api);
  expect(form.has('variants')).toBe(false);
  expect([form.get('stock'), form.get('sizes')]).toEqual(['9', '["S"]']);
});

it('VAR-10 shows a field per size and color, and their sum instead of the stock', async () => {
  await open();
  const table = within(screen.getByRole('table', { name: 'Sizes and colors' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '42',
    '43',
  ]);
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Black',
    'Navy',
  ]);
  expect(stocks()).toEqual(['3', '0', '', '5']);
  expect(screen.getByLabelText('Stock').textContent).toBe('8');
  fill('Stock of 43, Black', '١٠');
  await waitFor(() => expect(screen.getByLabelText('Stock').textContent).toBe('18'));
});

it('VAR-10 adds a new product with variants of its sizes', async () => {
  const api = shop(shoe());
  await renderApp('/dashboard/products', { as: admin, api });
  await screen.findByLabelText('Name');
  addSize('S');
  addSize('M');
  toggle('Count each size separately');
  fireEvent.change(await screen.findByLabelText('Stock of S'), { target: { value: '4' } });
  fill('Stock of M', '0');
  fireEvent.change(
    within(screen.getByRole('group', { name: 'M' })).getByLabelText('Own price (AED)'),
    { target: { value: '٩٩٫٥' } },
  );
  press('Add Product');
  const form = await sent(api, ADD);
  expect(['stock', 'sizes', 'colors'].filter((name) => form.has(name))).toEqual([
    'sizes',
    'colors',
  ]);
  expect(variantsIn(form)).toEqual([
    { size: 'S', stock: 4, code: null, price: null, offerPrice: null },
    { size: 'M', stock: 0, code: null, price: 99.5, offerPrice: null },
  ]);
});

it('VAR-10 a change of the sizes adds and removes rows and keeps the other numbers', async () => {
  await open();
  addSize('44');
  expect((await screen.findByLabelText<HTMLInputElement>('Stock of 44, Navy')).value).toBe('');
  press('Remove size 42');
  expect(screen.queryByLabelText('Stock of 42, Navy')).toBeNull();
  expect(field('Stock of 43, Navy').value).toBe('5');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Black' }));
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
  expect(screen.getByLabelText('Stock').textContent).toBe('5');
});

it('VAR-10 asks for a number of each size and color', async () => {
  const api = await open();
  addSize('44');
  await screen.findByLabelText('Stock of 44, Navy');
  press('Update Product');
  const problemText = 'Enter the stock of 44, 0 if sold out, or remove it from the product.';
  expect(await screen.findByText(problemText)).toBeTruthy();
  expect(api.callsOf(UPDATE)).toEqual([]);
  fill('Stock of 44, Navy', '2');
  await waitFor(() => expect(screen.queryByText(problemText)).toBeNull());
  fill('Stock of 42, Navy', 'two');
  press('Update Product');
  expect(await screen.findByText('Enter a whole number, 0 or more.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('Stock of 42, Navy')));
  expect(api.callsOf(UPDATE)).toEqual([]);
});

it('VAR-10 shows the server’s errors at the variant, in the opened list too', async () => {
  const api = await open();
  const refuse = (pointer: string, detail: string) =>
    api.on(UPDATE, () =>
      problem(422, detail, { code: 'invalid_input', errors: [{ pointer, detail }] }),
    );
  refuse('#/variants/2', 'This size and color is listed twice.');
  fill('Stock of 43, Navy', '6');
  press('Update Product');
  expect(await screen.findByText('This size and color is listed twice.')).toBeTruthy();
  expect(field('Stock of 43, Navy').getAttribute('aria-invalid')).toBe('true');
  refuse('#/variants/2/code', 'Another product already has this code.');
  press('Update Product');
  expect(await screen.findByText('Another product already has this code.')).toBeTruthy();
  const code = within(screen.getByRole('group', { name: '43, Navy' })).getByLabelText('Own code');
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(code.closest('details')?.open).toBe(true);
});

it('VAR-11 fills a row, a column, or all fields with one number', async () => {
  await open();
  expect(screen.getByRole('button', { name: 'Fill all' })).toHaveProperty('disabled', true);
  fill('Number to fill in', '٧');
  press('Fill row 43');
  expect(stocks()).toEqual(['3', '0', '7', '7']);
  fill('Number to fill in', '2');
  press('Fill column Navy');
  expect(stocks()).toEqual(['3', '2', '7', '2']);
  press('Fill all');
  expect(stocks()).toEqual(['2', '2', '2', '2']);
  expect(screen.getByLabelText('Stock').textContent).toBe('8');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
});

it('VAR-11 pastes cells of a spreadsheet from the focused field on', async () => {
  await open();
  const paste = (label: string, text: string) => {
    const event = createEvent.paste(field(label), { clipboardData: { getData: () => text } });
    fireEvent(field(label), event);
    return event;
  };
  paste('Stock of 42, Navy', '١\t9\n4\n5\n');
  expect(stocks()).toEqual(['3', '1', '', '4']);
  expect(paste('Stock of 42, Navy', '12').defaultPrevented).toBe(false);
  expect(paste('Stock of 42, Black', '1\t').defaultPrevented).toBe(true);
  expect(stocks()).toEqual(['1', '', '', '4']);
});

it('VAR-11 the arrow keys move between the rows', async () => {
  await open();
  fireEvent.keyDown(field('Stock of 42, Navy'), { key: 'ArrowDown' });
  await waitFor(() => expect(document.activeElement).toBe(field('Stock of 43, Navy')));
  fireEvent.keyDown(field('Stock of 43, Navy'), { key: 'ArrowUp' });
  await waitFor(() => expect(document.activeElement).toBe(field('Stock of 42, Navy')));
});

it('VAR-12 sends the variants only if they changed, and of them only a changed stock', async () => {
  const api = await open();
  fill('Name', 'Dune Loafer');
  press('Update Product');
  const unchanged = await sent(api);
  const names = ['variants', 'stock', 'sizes', 'colors'];
  expect(names.filter((name) => unchanged.has(name))).toEqual([]);
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  fill('Stock of 42, Navy', '4');
  press('Update Product');
  await waitFor(() => expect(api.callsOf(UPDATE)).toHaveLength(2));
  expect(variantsIn(await sent(api))).toEqual([
    { size: '42', color: BLACK, code: null, price: null, offerPrice: null },
    { size: '42', color: NAVY, stock: 4, code: null, price: null, offerPrice: null },
    { size: '43', color: NAVY, code: null, price: null, offerPrice: null },
  ]);
});

it('VAR-12 a draft keeps what was typed, not the stock of the other variants', async () => {
  await open();
  addSize('44');
  addSize('45');
  fireEvent.change(await screen.findByLabelText('Stock of 45, Black'), { target: { value: '6' } });
  fill('Stock of 42, Navy', '4');
  cleanup();
  await open(shoe({ variants: [variant(1, '42', BLACK, 1), variant(3, '43', NAVY, 5)] }));
  expect(stocks()).toEqual(['1', '4', '', '5']);
  expect(field('Stock of 45, Black').value).toBe('6');
  expect(within(screen.getByRole('table')).getAllByRole('textbox')).toHaveLength(8);
});

it('VAR-10 starts with an empty field for each size and color of a saved product', async () => {
  await open(shoe({ variants: [] }));
  toggle();
  await screen.findByLabelText('Stock of 42, Black');
  expect(stocks()).toEqual(['', '', '', '']);
  fill('Stock of 43, Navy', '2');
  toggle();
  toggle();
  expect(stocks()).toEqual(['', '', '', '2']);
  expect(within(screen.getByRole('table')).getAllByRole('textbox')).toHaveLength(4);
});

it('VAR-12 returns to one stock', async () => {
  const api = await open();
  toggle();
  expect(await screen.findByRole('textbox', { name: 'Stock' })).toHaveProperty('value', '8');
  fill('Stock', '11');
  press('Update Product');
  const form = await sent(api);
  expect(['variants', 'stock', 'sizes'].map((name) => form.get(name))).toEqual([
    '[]',
    '11',
    '["42","43"]',
  ]);
});
