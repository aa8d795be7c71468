import type { ProductDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { categoryRow, productRow } from '@/testing/rows';
import { admin, vendor } from '@/testing/staff';

const PATH = '/dashboard/editproduct/7';
const UPDATE = 'PUT /products/update-product/7';
const choices = () =>
  new FakeApi()
    .on('GET /categories/all', [
      categoryRow(),
      categoryRow({ id: 6, name: 'Watches', tags: '["women","steel"]' }),
    ])
    .on('GET /brands/all', [{ id: 12, name: 'Rimah', icon: null }])
    .on('GET /offers/all', [{ id: 1, title: 'Flash Sale', titleAr: '' }])
    .on('GET /admin/all', [
      { id: 101, name: 'Ghaf House', about: '', image: null },
      { id: 102, name: 'Barjeel', about: '', image: null },
    ]);

/** A fake server with one product that accepts changes of its current version. */
const shop = (product: ProductDto = productRow({ sizes: '["S"]' })) => {
  const state = { product };
  const api = choices()
    .on('GET /products/one/{id}', () => ({ product: { ...state.product } }))
    .on(UPDATE, ({ body, headers }) => {
      const version = Number(/name="version"\s+(\d+)/.exec(body)?.[1]);
      expect(headers.get('content-type')).toContain('multipart/form-data');
      if (version !== state.product.version)
        return problem(409, 'Changed meanwhile.', { code: 'changed_meanwhile' });
      const name = /name="name"\s+([^\r\n]+)/.exec(body)?.[1] ?? '';
      state.product = { ...state.product, name, version: version + 1 };
      return { success: true, message: 'ok', product: { ...state.product } };
    });
  return { api, state };
};
const open = async (api = shop().api, as = admin) => {
  const scene = await renderApp(PATH, { as, api });
  await screen.findByLabelText('Name');
  return scene;
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Update Product' }));
const sentForms = (api: FakeApi) =>
  Promise.all(
    api.callsOf(UPDATE).map(({ body, headers }) =>
      new Response(body, {
        headers: { 'content-type': headers.get('content-type') ?? '' },
      }).formData(),
    ),
  );
const sent = async (api: FakeApi, count = 1) => {
  await waitFor(() => expect(api.callsOf(UPDATE)).toHaveLength(count));
  const form = (await sentForms(api)).at(-1);
  if (!form) throw new Error('No request was sent.');
  return form;
};
beforeEach(() => sessionStorage.clear());

it('ADM-PROD-10 has its five sections, the managers of both lists, and Update Product', async () => {
  await open();
  for (const name of ['Product Information', 'Pricing', 'Colors', 'Product Images', 'Usage Images'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(link('Arrange product images')).toBe('/dashboard/orderimages/7');
  expect(link('Arrange usage images')).toBe('/dashboard/orderusage/7');
  expect(screen.getByRole('button', { name: 'Update Product' })).toBeTruthy();
});

it('ADM-PROD-10 shows the product and submits it with its version', async () => {
  const { api } = shop(productRow({ offerPrice: 99.5, brand: 12, offer: 1, version: 4 }));
  await open(api);
  const labels = ['Name', 'Price (AED)', 'Offer price (AED)', 'Stock', 'Brand', 'Vendor', 'Offer'];
  expect(labels.map(value)).toEqual(['Amber Candle', '120', '99.5', '9', '12', '101', '1']);
  fill('Stock', '');
  save();
  const form = await sent(api);
  const names = ['version', 'stock', 'vendor', 'category_id', 'brand', 'offer', 'tags'];
  expect(names.map((name) => form.get(name))).toEqual([
    '4',
    '0',
    '101',
    '2',
    '12',
    '1',
    '["women"]',
  ]);
});

it('STOCK-05 a changed stock is submitted with a reason, if one is chosen', async () => {
  const { api } = shop();
  await open(api);
  const reasons = () => screen.queryByRole('combobox', { name: 'Reason for the stock change' });
  expect(reasons()).toBeNull();
  fill('Stock', '12');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Reason for the stock change' }), {
    target: { value: 'delivered' },
  });
  save();
  const form = await sent(api);
  expect([form.get('stock'), form.get('adjustmentReason')]).toEqual(['12', 'delivered']);
  await waitFor(() => expect(reasons()).toBeNull());
  fill('Name', 'Oud Candle');
  save();
  expect((await sent(api, 2)).get('adjustmentReason')).toBeNull();
});

it('ADM-PROD-11 reports the update, and the next change uses the new version', async () => {
  const { api } = shop();
  await open(api);
  fill('Name', 'Rose Candle');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  save();
  expect(await screen.findAllByText('Product updated successfully')).not.toHaveLength(0);
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  fill('Name', 'Oud Candle');
  save();
  expect((await sent(api, 2)).get('version')).toBe('2');
});

it('ADM-PROD-11 reports a failed update, with the reason at the field', async () => {
  const { api } = shop();
  api.on(UPDATE, () =>
    problem(400, 'The offer price must be below the price.', {
      code: 'invalid_input',
      errors: [
        { pointer: '#/offerPrice', detail: 'The offer price must be below the price.' },
        { pointer: '#/code', detail: 'Another product already has this code.' },
      ],
    }),
  );
  await open(api);
  fill('Code', 'LW-1');
  save();
  expect(await screen.findAllByText('Failed to update product.')).not.toHaveLength(0);
  expect(screen.getByText('Another product already has this code.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Offer price (AED)'));
  expect(value('Code')).toBe('LW-1');
});

it('DAY-06 after a 504 of the proxy the form says that the product may have been saved', async () => {
  const { api } = shop();
  api.on(UPDATE, () => new Response('<h1>Timeout</h1>', { status: 504 }));
  await open(api);
  fill('Code', 'LW-1');
  save();
  // In the form and in a message.
  await waitFor(() => expect(screen.getAllByText(/^No response arrived/)).toHaveLength(2));
  expect(screen.queryByText('Failed to update product.')).toBeNull();
});

it('ADM-PROD-12 reports invalid sizes or colours, and saving repairs them', async () => {
  const { api } = shop(productRow({ sizes: 'broken' }));
  await open(api);
  expect(screen.getByText('Product data is incomplete.').getAttribute('role')).toBe('alert');
  save();
  expect((await sent(api)).get('sizes')).toBe('[]');
});

it('ADM-PROD-13 covers the form until the save has ended', async () => {
  let end = () => undefined as void;
  const { api } = shop();
  api.on(
    UPDATE,
    () => new Promise((resolve) => (end = () => resolve({ success: true, message: 'ok' }))),
  );
  await open(api);
  save();
  const overlay = await screen.findByText('Saving the product…');
  expect(overlay.closest('form')?.getAttribute('aria-busy')).toBe('true');
  end();
  await waitFor(() => expect(screen.queryByText('Saving the product…')).toBeNull());
});

it('loads another editor’s changes without losing typed text', async () => {
  const { api, state } = shop();
  await open(api);
  fill('Name', 'Rose Candle');
  state.product = { ...state.product, price: 90, version: 5 };
  save();
  const question = await screen.findByRole('alertdialog', {
    name: 'This product was changed by someone else.',
  });
  fireEvent.click(within(question).getByRole('button', { name: 'Load latest version' }));
  await waitFor(() => expect(value('Price (AED)')).toBe('90'));
  expect(value('Name')).toBe('Rose Candle');
  save();
  const form = await sent(api, 2);
  expect(['version', 'name', 'price'].map((name) => form.get(name))).toEqual([
    '5',
    'Rose Candle',
    '90',
  ]);
});

it('restores a draft after a reload, and offers to discard it', async () => {
  const { api } = shop();
  await open(api);
  fill('Name', 'Rose Candle');
  cleanup();
  await open(api);
  expect(value('Name')).toBe('Rose Candle');
  expect(screen.getByText('Unsaved changes')).toBeTruthy();
  const note = screen.getByText(/^Your unsaved changes were restored/).parentElement;
  fireEvent.click(within(note as HTMLElement).getByRole('button', { name: 'Discard' }));
  expect(value('Name')).toBe('Amber Candle');
  expect(screen.queryByText(/^Your unsaved changes were restored/)).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('deletes the draft when the page is left without saving', async () => {
  await open();
  fill('Name', 'Rose Candle');
  fireEvent.click(screen.getByRole('link', { name: 'Arrange product images' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

it('ADM-PROD-05 lists the tags that a change of the category removes, and can undo it', async () => {
  const { api } = shop(productRow({ tags: '["women","oud"]' }));
  await open(api);
  fill('Category', '6');
  expect(await screen.findByText('Tags not available in this category: oud')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(value('Category')).toBe('2'));
  expect(screen.queryByText('Tags not available in this category: oud')).toBeNull();
  save();
  expect((await sent(api)).get('tags')).toBe('["women","oud"]');
});

it('shows a tag that the category no longer has, so that it can be removed', async () => {
  const { api } = shop(productRow({ tags: '["women","amber"]' }));
  await open(api);
  fireEvent.click(screen.getByRole('checkbox', { name: 'amber' }));
  save();
  expect((await sent(api)).get('tags')).toBe('["women"]');
});

it.each([
  ['2', '2'],
  ['2', '6'],
  ['6', '2'],
])(
  'ADM-PROD-03 keeps colours and warranty of category %s when category %s is saved',
  async (from, to) => {
    const { api } = shop(
      productRow({
        category_id: Number(from),
        colors: '["#000000"]',
        warranty: '2 years',
        tags: '[]',
      }),
    );
    await open(api);
    expect(screen.getByRole('checkbox', { name: 'Black' })).toHaveProperty('checked', true);
    expect(value('Warranty')).toBe('2 years');
    fill('Category', to);
    fill('Name', 'Rose Candle');
    save();
    const form = await sent(api);
    expect(['category_id', 'colors', 'warranty'].map((name) => form.get(name))).toEqual([
      to,
      '["#000000"]',
      '2 years',
    ]);
  },
);

it('ADM-ROLE-04 fixes the vendor on the form of an existing product', async () => {
  await open(shop().api, vendor);
  const options = within(screen.getByLabelText('Vendor')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Ghaf House']);
});

it('ADM-ROLE-03 a product of another vendor is not found', async () => {
  const api = choices().on('GET /products/one/{id}', () =>
    problem(404, 'This product was not found.', { code: 'not_found' }),
  );
  await renderApp(PATH, { as: vendor, api });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

it('offers a retry when the product cannot be loaded', async () => {
  const api = choices().on('GET /products/one/{id}', () => problem(503, 'Busy.'));
  await renderApp(PATH, { as: admin, api });
  expect(await screen.findByText('The product could not be loaded.')).toBeTruthy();
  api.on('GET /products/one/{id}', { product: { ...productRow() } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Amber Candle');
});

it('ADM-PROD-10 links to its sections, which get the focus', async () => {
  await open();
  const sections = screen.getByRole('navigation', { name: 'Sections of the form' });
  for (const name of ['Pricing', 'Usage Images']) {
    fireEvent.click(within(sections).getByRole('button', { name }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name }));
  }
});

it('GOODS-43 GOODS-44 publishes a product in its form; until then it has a preview link in place of its page', async () => {
  const { api, state } = shop(productRow({ published: false }));
  api.on('POST /products/{id}/preview', problem(503, 'Busy.'));
  await open(api);
  expect(screen.queryByRole('link', { name: 'View in shop' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Preview link' }));
  expect(await screen.findByText('Busy.')).toBeTruthy();
  const visible = screen.getByLabelText<HTMLInputElement>(/^Visible in the shop/);
  expect(visible.checked).toBe(false);
  fireEvent.click(visible);
  state.product = { ...state.product, published: true };
  save();
  expect((await sent(api)).get('published')).toBe('true');
  expect(await screen.findByRole('link', { name: 'View in shop' })).toBeTruthy();
});

const stockChange = (id: number, more: object = {}) => ({
  ...{ id, size: '', color: '', before: 10, after: 7, reason: 'order' },
  ...{ orderNumber: 'LW-10427', operationId: 'ABCDEFGHJK', actor: null },
  at: '2026-11-21T10:00:00.000Z',
  ...more,
});
const openStockHistory = async (api: FakeApi) => {
  await open(api);
  const history = screen.getByText('Stock history').closest('details');
  if (!history) throw new Error('There is no stock history.');
  history.open = true;
  fireEvent(history, new Event('toggle'));
  return within(history);
};

it('STOCK-02 STOCK-03 shows what changed the stock of which size, by whom, and older changes on demand', async () => {
  const { api } = shop();
  const edited = {
    reason: 'edited',
    adjustmentReason: 'damaged',
    actor: 'Huda',
    orderNumber: null,
    operationId: null,
  };
  api.on('GET /products/{id}/stock-changes', ({ query }) =>
    query.get('before') === '8'
      ? { changes: [stockChange(7, { reason: 'imported', orderNumber: null })], next: null }
      : {
          changes: [
            stockChange(9),
            stockChange(8, { ...edited, size: 'M', color: '#1F2A44', before: 2, after: 12 }),
          ],
          next: 8,
        },
  );
  const history = await openStockHistory(api);
  const order = await history.findByRole('link', { name: 'LW-10427' });
  expect(order.getAttribute('href')).toBe('/dashboard/orders/ABCDEFGHJK');
  const [sold, changed] = history.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(sold).toMatch(/^Order · LW-1042710 → 7.*21 Nov 2026/);
  expect(changed).toMatch(/^Edited: Damaged · Huda2 → 12M, Navy/);
  fireEvent.click(history.getByRole('button', { name: 'Show older changes' }));
  expect(await history.findByText('Excel import')).toBeTruthy();
  expect(history.queryByRole('button', { name: 'Show older changes' })).toBeNull();
});

it('STOCK-03 says that a stock never changed, or that its history could not be loaded', async () => {
  const { api } = shop();
  api.on('GET /products/{id}/stock-changes', problem(500, 'Broken.'));
  const history = await openStockHistory(api);
  const retry = await history.findByRole('button', { name: 'Try again' });
  api.on('GET /products/{id}/stock-changes', { changes: [], next: null });
  fireEvent.click(retry);
  expect(await history.findByText('The stock has not changed yet.')).toBeTruthy();
});
