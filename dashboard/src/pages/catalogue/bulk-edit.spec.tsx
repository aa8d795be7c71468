import type { BulkChangeDto, BulkRowDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { categoryRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/allproducts';
const CHANGE = 'POST /products/bulk-change';
const values = { price: 100, offerPrice: null, category_id: 2, brand: null, offer: null, tags: [] };
const row = (id: number, over: Partial<BulkRowDto> = {}): BulkRowDto => ({
  ...{
    id,
    name: `Candle ${id}`,
    nameAr: '',
    version: 3,
    from: values,
    changed: true,
    struckAllowed: true,
  },
  ...{ to: { ...values, price: 110 }, problem: null },
  ...over,
});
const TOO_LOW = 'The offer price must be below the price.';

/** Three candles; the second cannot be changed. */
const shop = () =>
  new FakeApi()
    .on('GET /categories/all', [categoryRow(), categoryRow({ id: 6, name: 'Watches' })])
    .on('GET /brands/all', [{ id: 12, name: 'Rimah', icon: null }])
    .on('GET /offers/all', [{ id: 1, title: 'Flash Sale', titleAr: '' }])
    .on('GET /products/quick-values', { products: [] })
    .on('GET /products/all', {
      products: [1, 2, 3].map((id) => productRow({ id, name: `Candle ${id}` })),
      ...{ total: 3, page: 1, limit: 20 },
    })
    .on(CHANGE, ({ body }) => {
      const { products } = JSON.parse(body) as BulkChangeDto;
      const rows = products.map(({ id }) =>
        id === 2 ? row(id, { changed: false, problem: TOO_LOW }) : row(id),
      );
      return { products: rows, changed: rows.filter(({ changed }) => changed).length };
    });
const sent = (api: FakeApi) =>
  api.callsOf(CHANGE).map(({ body }) => JSON.parse(body) as BulkChangeDto);
const open = async (api = shop()) => {
  await renderApp(PATH, { as: admin, api });
  for (const id of [1, 2, 3])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select Candle ${id}` }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 3 products' }));
  await dialog.findByLabelText('Category');
  return { api, dialog };
};
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
const fill = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const press = (dialog: Dialog, name: string) =>
  fireEvent.click(dialog.getByRole('button', { name }));

it('GOODS-30 shows old and new prices before anything changes', async () => {
  const { api, dialog } = await open();
  fill(dialog, 'Price', 'raisePercent');
  fill(dialog, 'Percent', '10');
  expect(dialog.getByText('Prices are rounded to 0.01 AED.')).toBeTruthy();
  press(dialog, 'Preview');
  expect(await dialog.findByText('2 of 3 products will change.')).toBeTruthy();
  expect(sent(api)).toEqual([
    {
      products: [{ id: 1 }, { id: 2 }, { id: 3 }],
      preview: true,
      price: { by: 'percent', value: 10 },
    },
  ]);
  const [first, second] = dialog.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/100\.00.*110\.00/);
  expect(second?.textContent).toContain(TOO_LOW);
  press(dialog, 'Back');
  expect(dialog.getByLabelText<HTMLInputElement>('Percent').value).toBe('10');
});

it('GOODS-31 changes only what the preview allowed, by its versions, and clears it from the selection', async () => {
  const { api, dialog } = await open();
  fill(dialog, 'Brand', 'none');
  fill(dialog, 'Category', '6');
  fill(dialog, 'Price', 'lowerAmount');
  fill(dialog, 'Amount (AED)', '5.50');
  press(dialog, 'Preview');
  fireEvent.click(await dialog.findByRole('button', { name: 'Change 2 products' }));
  expect(await screen.findByText('2 products were changed.')).toBeTruthy();
  expect(sent(api)[1]).toEqual({
    products: [
      { id: 1, version: 3 },
      { id: 3, version: 3 },
    ],
    preview: false,
    category_id: 6,
    brand: null,
    price: { by: 'amount', value: -5.5 },
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('1 selected')).toBeTruthy();
});

it('GOODS-32 lists the products that another person changed after the preview', async () => {
  const changed = 'This product has changed since the preview.';
  const { api, dialog } = await open();
  fill(dialog, 'Offer', '1');
  press(dialog, 'Preview');
  await dialog.findByRole('button', { name: 'Change 2 products' });
  api.on(CHANGE, {
    products: [row(1), row(3, { changed: false, problem: changed })],
    changed: 1,
  });
  press(dialog, 'Change 2 products');
  expect(await dialog.findByText(/^1 of 2 products were changed\./)).toBeTruthy();
  expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  expect(dialog.getByText(changed)).toBeTruthy();
});

it.each([
  ['raisePercent', 'Percent', ''],
  ['raisePercent', 'Percent', '0'],
  ['lowerPercent', 'Percent', '101'],
  ['raiseAmount', 'Amount (AED)', '1.234'],
  ['raiseAmount', 'Amount (AED)', 'ten'],
])('GOODS-30 refuses %s with “%s” %s at the field', async (change, label, value) => {
  const { api, dialog } = await open();
  fill(dialog, 'Price', change);
  fill(dialog, label, value);
  press(dialog, 'Preview');
  expect(await dialog.findByText(/^Enter a number above 0/)).toBeTruthy();
  expect(dialog.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
  expect(sent(api)).toEqual([]);
});

it('GOODS-58 adds tags of the chosen category, and asks for at least one', async () => {
  const api = shop().on('GET /categories/all', [
    categoryRow({ tags: JSON.stringify(['women', 'oud']) }),
    categoryRow({ id: 6, name: 'Watches', tags: JSON.stringify(['steel', 'women']) }),
  ]);
  const { dialog } = await open(api);
  fill(dialog, 'Tags', 'add');
  const offered = () =>
    within(dialog.getByRole('group', { name: 'Add tags' }))
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent);
  expect(offered()).toEqual(['women', 'oud', 'steel']);
  fireEvent.click(dialog.getByRole('checkbox', { name: 'oud' }));
  fill(dialog, 'Category', '6');
  expect(offered()).toEqual(['steel', 'women']);
  press(dialog, 'Preview');
  expect(await dialog.findByText('Choose at least one tag.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('checkbox', { name: 'steel' }));
  press(dialog, 'Preview');
  await waitFor(() => expect(sent(api)).toHaveLength(1));
  expect(sent(api)[0]).toMatchObject({
    category_id: 6,
    tags: { by: 'add', values: ['steel'] },
    preview: true,
  });
});

it('GOODS-30 asks what to change, and shows why the preview failed', async () => {
  const api = shop().on(CHANGE, () => problem(400, 'The selected value does not exist.'));
  const { dialog } = await open(api);
  press(dialog, 'Preview');
  expect(await dialog.findByText('Choose what to change.')).toBeTruthy();
  fill(dialog, 'Category', '6');
  press(dialog, 'Preview');
  expect(await dialog.findByText('The selected value does not exist.')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLSelectElement>('Category').value).toBe('6');
});

it('EDIT-03 shows why the products were not changed in the dialog', async () => {
  const { api, dialog } = await open();
  fill(dialog, 'Offer', '1');
  press(dialog, 'Preview');
  await dialog.findByRole('button', { name: 'Change 2 products' });
  const refusal = 'This offer has ended.';
  api.on(CHANGE, () => problem(422, refusal));
  press(dialog, 'Change 2 products');
  expect((await dialog.findByRole('alert')).textContent).toBe(refusal);
  expect(screen.getAllByText(refusal)).toHaveLength(1);
});

it('DAY-06 a lost response says that the products may have been changed, but not of a preview', async () => {
  const { api, dialog } = await open();
  fill(dialog, 'Offer', '1');
  press(dialog, 'Preview');
  await dialog.findByRole('button', { name: 'Change 2 products' });
  api.on(CHANGE, () => {
    throw new TypeError('Failed to fetch');
  });
  press(dialog, 'Change 2 products');
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^No response arrived, so this/);
  press(dialog, 'Back');
  press(dialog, 'Preview');
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Could not connect\./);
});

it('EDIT-03 the failure of a fix is not shown beside another fix', async () => {
  await renderApp(`${PATH}?problem=any`, {
    as: admin,
    api: shop()
      .on('GET /products/needs-work', {
        products: [productRow({ id: 1, name: 'Candle 1' })],
        ...{ total: 1, page: 1, limit: 20 },
      })
      .on('POST /products/fixes', ({ body }) => {
        if (!JSON.parse(body).preview) throw new TypeError('Failed to fetch');
        const changes = [{ field: 'name', from: 'Candle  1', to: 'Candle 1' }];
        const fixed = { id: 1, version: 3, name: 'Candle  1', nameAr: '', changes };
        return { changed: 1, products: [{ ...fixed, code: null, category_id: null, tag: null }] };
      }),
  });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Candle 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Fix…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Fix 1 product' }));
  fill(dialog, 'What to fix', 'trim');
  fireEvent.click(await dialog.findByRole('button', { name: 'Change 1 product' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^No response arrived, so this/);
  fill(dialog, 'What to fix', 'publish');
  expect(dialog.queryByRole('alert')).toBeNull();
});

it('GOODS-30 offers another attempt if the choices cannot be loaded', async () => {
  const api = shop().on('GET /brands/all', () => problem(500, 'Broken.'));
  await renderApp(PATH, { as: admin, api });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Candle 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit 1 product' }));
  const retry = await dialog.findByRole('button', { name: 'Try again' });
  api.on('GET /brands/all', []);
  fireEvent.click(retry);
  expect(await dialog.findByLabelText('Category')).toBeTruthy();
});

it('GOODS-34 edits at most 100 products at once', async () => {
  const api = shop().on('GET /products/all', ({ query }) => {
    const page = Number(query.get('page') ?? 1);
    const limit = Number(query.get('limit') ?? 20);
    const ids = Array.from({ length: 101 }, (_, at) => at + 1).slice((page - 1) * limit);
    const products = ids.slice(0, limit).map((id) => productRow({ id, name: `Candle ${id}` }));
    return { products, total: 101, page, limit };
  });
  await renderApp(PATH, { as: admin, api });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Candle 1' }));
  fireEvent.click(screen.getByRole('button', { name: 'Select all 101 matching' }));
  await waitFor(() => expect(screen.getByText('101 selected')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('At most 100 products can be edited at once.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
