import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QuickValuesDto } from '@shop/contracts';
import { categoryRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/allproducts';
const VALUES: QuickValuesDto = {
  id: 1,
  price: 120,
  offerPrice: null,
  stock: 9,
  variantCount: 0,
  hasOwnPrices: false,
};

/** Three candles whose values the server stores. */
const shop = (over: Partial<QuickValuesDto> = {}) => {
  const stored = [1, 2, 3].map((id) => ({ ...VALUES, ...over, id }));
  const ids = stored.map(({ id }) => id);
  return new FakeApi()
    .on('GET /categories/all', [categoryRow()])
    .on('GET /products/all', () => ({
      products: ids.map((id) => productRow({ id, name: `Candle ${id}` })),
      total: 3,
      page: 1,
      limit: 20,
    }))
    .on('GET /products/quick-values', () => ({ products: stored }))
    .on('PATCH /products/{id}/quick-values', ({ body }, [id]) => {
      const row = stored.find((one) => one.id === Number(id));
      return { product: Object.assign(row ?? {}, JSON.parse(body)) };
    });
};
const cell = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}:`) });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const open = async (name: string) => {
  fireEvent.click(await cell(name));
  return field(name);
};
const typeAnd = (input: HTMLInputElement, value: string, key = 'Enter') => {
  fireEvent.change(input, { target: { value } });
  fireEvent.keyDown(input, { key });
};
const sent = (api: FakeApi, id = 1) =>
  api.callsOf(`PATCH /products/${id}/quick-values`).map(({ body }) => JSON.parse(body) as unknown);

it('GOODS-01 Enter saves a price and opens the next row, Escape restores', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  const first = await open('Price of Candle 1');
  expect(document.activeElement).toBe(first);
  typeAnd(first, '99.50');
  const second = await field('Price of Candle 2');
  expect(document.activeElement).toBe(second);
  expect((await cell('Price of Candle 1')).textContent).toContain('99.50');
  await waitFor(() => expect(sent(api)).toEqual([{ price: 99.5, was: { price: 120 } }]));
  typeAnd(second, '1', 'Escape');
  const button = await cell('Price of Candle 2');
  expect(button.textContent).toContain('120.00');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(sent(api, 2)).toEqual([]);
});

it('GOODS-01 leaving the field saves it once; an unchanged one is not sent', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  const stock = await open('Stock of Candle 3');
  fireEvent.change(stock, { target: { value: '٤' } });
  fireEvent.keyDown(stock, { key: 'Enter' });
  await waitFor(() => expect(sent(api, 3)).toEqual([{ stock: 4, was: { stock: 9 } }]));
  fireEvent.blur(await open('Stock of Candle 2'));
  expect((await cell('Stock of Candle 2')).textContent).toContain('9');
  expect(sent(api, 2)).toEqual([]);
});

it('GOODS-01 an empty offer price removes it', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop({ offerPrice: 80 }) });
  typeAnd(await open('Offer price of Candle 1'), '');
  await waitFor(() => expect(sent(api)).toEqual([{ offerPrice: null, was: { offerPrice: 80 } }]));
});

it('GOODS-02 a value that another person changed is refused at the cell: typed text stays, the present value is shown', async () => {
  const now = 'This value has changed meanwhile: it is now 90.00.';
  let price = 120;
  const api = shop()
    .on('GET /products/quick-values', () => ({ products: [{ ...VALUES, price }] }))
    .on('PATCH /products/{id}/quick-values', ({ body }) => {
      const { was } = JSON.parse(body) as { was: { price: number } };
      if (was.price === 90) return { product: { ...VALUES, price: 100 } };
      price = 90;
      return problem(409, now, { code: 'changed_meanwhile' });
    });
  await renderApp(PATH, { as: admin, api });
  typeAnd(await open('Price of Candle 1'), '100');
  expect(await screen.findByText(now)).toBeTruthy();
  const input = await field('Price of Candle 1');
  expect(input.value).toBe('100');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  fireEvent.blur(input);
  expect(sent(api)).toHaveLength(1);
  await waitFor(() => expect(api.callsOf('GET /products/quick-values')).toHaveLength(2));
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(sent(api)[1]).toEqual({ price: 100, was: { price: 90 } }));
});

it('GOODS-02 a failed save restores the value and keeps what was typed', async () => {
  const api = shop().on('PATCH /products/{id}/quick-values', () => problem(500, 'Broken.'));
  await renderApp(PATH, { as: admin, api });
  typeAnd(await open('Price of Candle 1'), '100');
  expect((await field('Price of Candle 1')).value).toBe('100');
  fireEvent.keyDown(await field('Price of Candle 1'), { key: 'Escape' });
  expect((await cell('Price of Candle 1')).textContent).toContain('120.00');
});

it.each([
  ['Price', '0', 'Enter a price above 0 with at most two decimals.'],
  ['Price', '12.345', 'Enter a price above 0 with at most two decimals.'],
  ['Price', 'abc', 'Enter a price above 0 with at most two decimals.'],
  ['Price', '80', 'The offer price must be lower than the price.'],
  ['Offer price', '120', 'The offer price must be lower than the price.'],
  ['Stock', '1.5', 'Enter a whole number, 0 or more.'],
  ['Stock', '-1', 'Enter a whole number, 0 or more.'],
])('GOODS-03 %s %s is refused at the cell', async (name, value, message) => {
  const { api } = await renderApp(PATH, { as: admin, api: shop({ offerPrice: 80 }) });
  const input = await open(`${name} of Candle 1`);
  typeAnd(input, value);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(input.value).toBe(value);
  expect(document.activeElement).toBe(input);
  expect(sent(api)).toEqual([]);
});

it('GOODS-04 the stock of a product with sizes opens their table, which saves what changed', async () => {
  const variants = ['S', 'M'].map((size, at) => ({
    ...{ id: at + 11, size, color: '#000000', stock: 3, code: null },
    price: at === 0 ? null : 50,
  }));
  const api = shop({ variantCount: 2, hasOwnPrices: true, stock: 6 }).on('GET /products/one/{id}', {
    product: productRow({ id: 1, variants }),
  });
  await renderApp(PATH, { as: admin, api });
  fireEvent.click(await cell('Stock of Candle 1 by size'));
  const table = within(await screen.findByRole('dialog', { name: 'Stock of Candle 1 by size' }));
  const m = await table.findByRole<HTMLInputElement>('textbox', { name: 'Stock of M, Black' });
  fireEvent.change(m, { target: { value: 'x' } });
  fireEvent.click(table.getByRole('button', { name: 'Save stock' }));
  expect(await table.findByText('Enter a whole number, 0 or more.')).toBeTruthy();
  expect(sent(api)).toEqual([]);
  const now = 'This value has changed meanwhile: it is now 2.';
  api.on('PATCH /products/{id}/quick-values', () =>
    problem(409, now, { errors: [{ pointer: '#/variants/0/stock', detail: now }] }),
  );
  fireEvent.change(m, { target: { value: '7' } });
  fireEvent.click(table.getByRole('button', { name: 'Save stock' }));
  expect(await table.findByText(now)).toBeTruthy();
  expect(m.value).toBe('7');
  expect(sent(api)).toEqual([{ variants: [{ id: 12, stock: 7, was: 3 }] }]);
  api.on('PATCH /products/{id}/quick-values', () => ({ product: { ...VALUES, stock: 10 } }));
  fireEvent.click(table.getByRole('button', { name: 'Save stock' }));
  expect(await screen.findByText('Stock saved.')).toBeTruthy();
});

it('GOODS-05 the list is readable without the editable values', async () => {
  const api = shop().on('GET /products/quick-values', () => problem(500, 'Broken.'));
  await renderApp(PATH, { as: admin, api });
  await screen.findByText('Candle 1');
  expect(screen.queryByRole('button', { name: /^Price of/ })).toBeNull();
  expect(screen.getAllByText(/120\.00/)).toHaveLength(3);
});

it('GOODS-05 a phone edits the same values on its cards', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop(), wide: false });
  typeAnd(await open('Stock of Candle 2'), '0');
  await waitFor(() => expect(sent(api, 2)).toEqual([{ stock: 0, was: { stock: 9 } }]));
  expect((await cell('Stock of Candle 2')).textContent).toContain('Sold out');
});
