import { FakeApi, problem } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { QuickValuesDto } from '@shop/contracts';
import { categoryRow, productRow } from '@/testing/rows';
import { activateLocale } from '@/shared/i18n/locale';
import { renderApp, turnDevice } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/allproducts';
const VALUES: QuickValuesDto = {
  id: 1,
  price: 120,
  offerPrice: null,
  struckAllowed: true,
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

it('STOCK-05 a corrected stock is saved with its reason once the fields are left', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  const input = await open('Stock of Candle 1');
  expect(screen.queryByRole('combobox', { name: 'Reason for the stock change' })).toBeNull();
  fireEvent.change(input, { target: { value: '7' } });
  const reason = await screen.findByRole('combobox', { name: 'Reason for the stock change' });
  fireEvent.blur(input, { relatedTarget: reason });
  expect(sent(api)).toEqual([]);
  fireEvent.change(reason, { target: { value: 'damaged' } });
  fireEvent.blur(reason, { relatedTarget: document.body });
  await waitFor(() =>
    expect(sent(api)).toEqual([{ stock: 7, was: { stock: 9 }, adjustmentReason: 'damaged' }]),
  );
});

it('STOCK-05 a reason can be chosen after a refusal, without losing the focus', async () => {
  const api = shop().on('PATCH /products/{id}/quick-values', problem(409, 'It is 8 now.'));
  await renderApp(PATH, { as: admin, api });
  typeAnd(await open('Stock of Candle 1'), '7');
  await screen.findByText('It is 8 now.');
  const reason = screen.getByRole('combobox', { name: 'Reason for the stock change' });
  act(() => reason.focus());
  fireEvent.change(reason, { target: { value: 'lost' } });
  expect(document.activeElement).toBe(reason);
  act(() => reason.blur());
  await waitFor(() => expect(sent(api)).toHaveLength(2));
  expect(sent(api)[1]).toMatchObject({ stock: 7, adjustmentReason: 'lost' });
});

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

it('GOODS-01 an open field stays while the values of other rows arrive', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  const input = await open('Price of Candle 1');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  api
    .on('GET /products/all', {
      products: [1, 4].map((id) => productRow({ id, name: `Candle ${id}` })),
      ...{ total: 2, page: 1, limit: 20 },
    })
    .on('GET /products/quick-values', async () => {
      await arrived;
      return { products: [1, 4].map((id) => ({ ...VALUES, id })) };
    });
  fireEvent.change(screen.getByRole('combobox', { name: 'Category' }), { target: { value: '2' } });
  await screen.findByText('Candle 4');
  expect(screen.getByRole('textbox', { name: 'Price of Candle 1' })).toBe(input);
  arrive();
  await cell('Price of Candle 4');
  expect(screen.getByRole('textbox', { name: 'Price of Candle 1' })).toBe(input);
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

it('GOODS-01 a saved value can be undone', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  typeAnd(await open('Price of Candle 1'), '99.50', 'Enter');
  expect(await screen.findByText('Saved: Price of Candle 1')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(api)[1]).toEqual({ price: 120, was: { price: 99.5 } }));
  expect((await cell('Price of Candle 1')).textContent).toContain('120.00');
});

it('VIEWS-16 after an undo in a toast the focus is back in the row', async () => {
  await renderApp(PATH, { as: admin, api: shop() });
  typeAnd(await open('Price of Candle 1'), '99.50');
  // The field of the next row closes when it is left.
  expect(document.activeElement).toBe(await field('Price of Candle 2'));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => undo.focus());
  fireEvent.click(undo);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  const price = await cell('Price of Candle 2');
  await waitFor(() => expect(document.activeElement).toBe(price));
});

/** The first candle has sizes, which the server stores. */
const shopWithSizes = (count = 2) => {
  const variants = Array.from({ length: count }, (_, at) => ({
    ...{ id: at + 11, size: ['S', 'M'][at] ?? `No. ${at}`, color: '#000000', stock: 3, code: null },
    ...{ price: at === 0 ? 50 : null, offerPrice: null, struckAllowed: true, lowestPrice: null },
  }));
  return shop({ variantCount: count, hasOwnPrices: true, stock: 6 })
    .on('GET /products/one/{id}', () => ({ product: productRow({ id: 1, variants }) }))
    .on('PATCH /products/{id}/quick-values', ({ body }) => {
      const [{ id, ...to }] = (JSON.parse(body) as { variants: [{ id: number }] }).variants;
      Object.assign(variants.find((one) => one.id === id) ?? {}, to);
      return { product: { ...VALUES, variantCount: count, stock: 6 } };
    });
};
const unfold = async () =>
  fireEvent.click(await screen.findByRole('button', { name: /sizes: Candle 1$/ }));

it.each([true, false])(
  'GOODS-54 the variants of a product are unfolded below it and edited there; table: %s',
  async (wide) => {
    const { api } = await renderApp(PATH, { as: admin, api: shopWithSizes(), wide });
    await screen.findByText('Candle 1');
    expect(api.callsOf('GET /products/one/1')).toEqual([]);
    await unfold();
    const first = await open('Price of Candle 1, S, Black');
    expect(first.value).toBe('50');
    typeAnd(first, '45');
    const second = await field('Price of Candle 1, M, Black');
    expect(document.activeElement).toBe(second);
    expect(second.value).toBe('');
    typeAnd(second, '1', 'Escape');
    expect((await cell('Price of Candle 1, M, Black')).textContent).toContain('As the product');
    typeAnd(await open('Offer price of Candle 1, S, Black'), '40');
    await cell('Offer price of Candle 1, S, Black');
    typeAnd(await open('Stock of Candle 1, M, Black'), '٧');
    await waitFor(() =>
      expect(sent(api)).toEqual([
        { variants: [{ id: 11, price: 45, priceWas: 50 }] },
        { variants: [{ id: 11, offerPrice: 40, offerPriceWas: null }] },
        { variants: [{ id: 12, stock: 7, was: 3 }] },
      ]),
    );
    await unfold();
    expect(screen.queryByText('S, Black')).toBeNull();
  },
);

it('GOODS-54 a value of a variant can be undone', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shopWithSizes() });
  await unfold();
  typeAnd(await open('Price of Candle 1, S, Black'), '');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent(api)).toEqual([
      { variants: [{ id: 11, price: null, priceWas: 50 }] },
      { variants: [{ id: 11, price: 50, priceWas: null }] },
    ]),
  );
});

it('GOODS-51 a value of a variant that another person changed is refused at the cell and keeps what was typed', async () => {
  const now = 'This value has changed meanwhile: it is now 2.';
  const api = shopWithSizes();
  await renderApp(PATH, { as: admin, api });
  await unfold();
  const m = await open('Stock of Candle 1, M, Black');
  api.on('PATCH /products/{id}/quick-values', () =>
    problem(409, now, { errors: [{ pointer: '#/variants/0/stock', detail: now }] }),
  );
  typeAnd(m, '9');
  expect(await screen.findByText(now)).toBeTruthy();
  expect((await field('Stock of Candle 1, M, Black')).value).toBe('9');
});

it.each([
  ['Price', '0', 'Enter a price above 0 with at most two decimals.'],
  ['Offer price', '50', 'The offer price must be lower than the price.'],
  ['Stock', '1.5', 'Enter a whole number, 0 or more.'],
])('GOODS-52 %s %s of a variant is refused at the cell', async (name, value, message) => {
  const { api } = await renderApp(PATH, { as: admin, api: shopWithSizes() });
  await unfold();
  typeAnd(await open(`${name} of Candle 1, S, Black`), value);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent(api)).toEqual([]);
});

it('GOODS-52 an offer price needs an own price', async () => {
  await renderApp(PATH, { as: admin, api: shopWithSizes() });
  await unfold();
  typeAnd(await open('Offer price of Candle 1, M, Black'), '5');
  expect(
    await screen.findByText('Enter an own price first: an offer price lowers it.'),
  ).toBeTruthy();
});

it('GOODS-54 shows 50 variants at first, all on request', async () => {
  const api = shopWithSizes(60);
  await renderApp(PATH, { as: admin, api });
  await unfold();
  await cell('Price of Candle 1, S, Black');
  expect(screen.queryByText('No. 55, Black')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show all 60' }));
  expect(screen.getByText('No. 55, Black')).toBeTruthy();
});

it('GOODS-54 a failed load of the variants can be repeated', async () => {
  const api = shopWithSizes().on('GET /products/one/{id}', () => problem(500, 'Broken.'));
  await renderApp(PATH, { as: admin, api });
  await unfold();
  expect(await screen.findByText('The sizes could not be loaded.')).toBeTruthy();
});

it('GOODS-04 the stock of a product with sizes is their sum, which is no field', async () => {
  await renderApp(PATH, { as: admin, api: shopWithSizes() });
  await cell('Price of Candle 1');
  expect(screen.queryByRole('button', { name: /^Stock of Candle 1:/ })).toBeNull();
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

const keepEditing = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const leave = async () => fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
const asksToClose = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const search = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), {
    target: { value },
  });

it('EDIT-06 a refused value is lost by leaving or another filter only after a question', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  const input = await open('Price of Candle 1');
  expect(asksToClose()).toBe(false);
  typeAnd(input, '0');
  expect(asksToClose()).toBe(true);
  search('oud');
  await keepEditing();
  expect((await field('Price of Candle 1')).value).toBe('0');
  expect(await screen.findByText(/^Enter a price above 0/)).toBeTruthy();
  expect(api.callsOf('GET /products/all')).toHaveLength(1);
  fireEvent.click(screen.getByRole('link', { name: 'Brands' }));
  await keepEditing();
  expect((await field('Price of Candle 1')).value).toBe('0');
  search('candle');
  await leave();
  await waitFor(() => expect(api.callsOf('GET /products/all')).toHaveLength(2));
  // The same row is in the new list, with its stored value.
  expect((await cell('Price of Candle 1')).textContent).toContain('120.00');
  expect(asksToClose()).toBe(false);
});

it('EDIT-06 leaving waits for a value that is being saved, and asks if it is refused', async () => {
  let answer = (): void => undefined;
  const api = shop().on('PATCH /products/{id}/quick-values', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return problem(409, 'This value has changed meanwhile.', { code: 'changed_meanwhile' });
  });
  await renderApp(PATH, { as: admin, api });
  typeAnd(await open('Stock of Candle 3'), '4');
  await waitFor(() => expect(sent(api, 3)).toHaveLength(1));
  fireEvent.click(screen.getByRole('link', { name: 'Brands' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  answer();
  await keepEditing();
  expect((await field('Stock of Candle 3')).value).toBe('4');
  expect(screen.getByText('This value has changed meanwhile.')).toBeTruthy();
});

it('EDIT-06 variants with an unsaved value are folded away after a question', async () => {
  await renderApp(PATH, { as: admin, api: shopWithSizes() });
  await unfold();
  typeAnd(await open('Price of Candle 1, S, Black'), '0');
  await unfold();
  await keepEditing();
  expect((await field('Price of Candle 1, S, Black')).value).toBe('0');
  await unfold();
  await leave();
  await waitFor(() => expect(screen.queryByText('S, Black')).toBeNull());
});

it('EDIT-13 a value that is typed or refused stays when the device is turned, until it is saved', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  const input = await open('Price of Candle 1');
  fireEvent.change(input, { target: { value: '0' } });
  turnDevice(false);
  expect((await field('Price of Candle 1')).value).toBe('0');
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText(/^Enter a price above 0/)).toBeTruthy();
  turnDevice(true);
  turnDevice(false);
  expect((await field('Price of Candle 1')).value).toBe('0');
  expect(screen.getByRole('table')).toBeTruthy();
  typeAnd(input, '75');
  await waitFor(() => expect(sent(api)).toEqual([{ price: 75, was: { price: 120 } }]));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect((await cell('Price of Candle 1')).textContent).toContain('75.00');
  // From cards to the table as well.
  fireEvent.change(await open('Stock of Candle 2'), { target: { value: '3' } });
  turnDevice(true);
  expect((await field('Stock of Candle 2')).value).toBe('3');
  fireEvent.keyDown(await field('Stock of Candle 2'), { key: 'Escape' });
  expect(await screen.findByRole('table')).toBeTruthy();
  expect(sent(api, 2)).toEqual([]);
});

it('EDIT-14 a column stays while a value that is typed in it is not saved, also if a view hides it', async () => {
  const api = shop()
    .on('GET /list-views', {
      views: [
        {
          ...{ id: 4, list: 'products', name: 'Plain', query: '', missing: [] },
          ...{ hiddenColumns: ['price'], isShared: false, version: 1 },
        },
      ],
      settings: [],
    })
    .on('PUT /list-views/settings', () => problem(503, 'Down'));
  await renderApp(PATH, { as: admin, api });
  typeAnd(await open('Price of Candle 1'), '0');
  const heading = () => screen.queryByRole('columnheader', { name: /^Price/ });
  fireEvent.keyDown(screen.getByRole('button', { name: 'Columns' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
  expect(await screen.findByText(/^The column stays until .*: Price$/)).toBeTruthy();
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  expect((await field('Price of Candle 1')).value).toBe('0');
  expect(heading()).toBeTruthy();
  fireEvent.keyDown(await field('Price of Candle 1'), { key: 'Escape' });
  await waitFor(() => expect(heading()).toBeNull());
  // Shown again, and hidden by a view of the same rows.
  fireEvent.keyDown(screen.getByRole('button', { name: 'Columns' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }));
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
  typeAnd(await open('Price of Candle 1'), '0');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Saved views' }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Plain' }));
  expect((await field('Price of Candle 1')).value).toBe('0');
});

it.each([
  ['en', 'Saved views', /^The columns stay until the values .*: Price, Stock$/],
  ['ar', 'طرق العرض المحفوظة', /^يبقى العمودان .*: السعر، المخزون$/],
] as const)('EDIT-14 the notice names all columns that stay, in %s', async (locale, menu, text) => {
  const view = { id: 4, list: 'products', name: 'Plain', query: '', missing: [] };
  const more = { hiddenColumns: ['price', 'stock'], isShared: false, version: 1 };
  const api = shop()
    .on('GET /list-views', { views: [{ ...view, ...more }], settings: [] })
    .on('PUT /list-views/settings', () => problem(503, 'Down'));
  await renderApp(PATH, { as: admin, api });
  typeAnd(await open('Price of Candle 1'), '0');
  typeAnd(await open('Stock of Candle 2'), '-1');
  await act(() => activateLocale(locale));
  fireEvent.keyDown(screen.getByRole('button', { name: menu }), { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Plain' }));
  expect(await screen.findByText(text)).toBeTruthy();
});
