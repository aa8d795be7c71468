import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { categoryRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/products?copy=7';
const ADD = 'POST /products/add-product';
const variants = ['S', 'M'].map((size, at) => ({
  ...{
    id: at + 11,
    size,
    color: '',
    stock: 3,
    code: `AC-${size}`,
    price: null,
    offerPrice: null,
    struckAllowed: true,
    lowestPrice: null,
  },
}));
const shop = () =>
  new FakeApi()
    .on('GET /categories/all', [categoryRow()])
    .on('GET /brands/all', [{ id: 12, name: 'Rimah', icon: null }])
    .on('GET /offers/all', [])
    .on('GET /admin/all', [{ id: 102, name: 'Barjeel', about: '', image: null }])
    .on('GET /products/one/{id}', (_, [id]) => ({
      product: productRow({
        ...{ id: Number(id), code: 'AC-1', brand: 12, sizes: '["S","M"]', variants },
        images: '["amber.webp","box.webp"]',
      }),
    }))
    .on(ADD, { success: true, message: 'ok', product: productRow({ id: 8 }) });
const value = async (label: string) =>
  (await screen.findByLabelText<HTMLInputElement>(label)).value;
const sent = async (api: FakeApi) => {
  await waitFor(() => expect(api.callsOf(ADD)).toHaveLength(1));
  const call = api.callsOf(ADD)[0];
  const headers = { 'content-type': call?.headers.get('content-type') ?? '' };
  return new Response(call?.body, { headers }).formData();
};

it('GOODS-20 opens the form of a copy, says what it takes, and adds nothing by itself', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shop() });
  expect(await value('Name')).toBe('Amber Candle');
  expect(await value('Code')).toBe('');
  expect(await value('Brand')).toBe('12');
  expect(await value('Vendor')).toBe('101');
  expect(
    screen.getByText(/^Copy of Amber Candle\. It is added to the shop only when/),
  ).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Product Images' }).children).toHaveLength(2);
  expect(screen.queryByRole('link', { name: /^Arrange/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /another/ })).toBeNull();
  expect(api.callsOf(ADD)).toEqual([]);
});

it('GOODS-20 GOODS-43 saves the copy hidden, with all sizes at stock 0 and without codes, then opens its form', async () => {
  const { api, address } = await renderApp(PATH, { as: admin, api: shop() });
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Musk Candle' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add Product' }));
  const form = await sent(api);
  expect(form.get('name')).toBe('Musk Candle');
  expect(form.get('copyOf')).toBe('7');
  expect(form.get('code')).toBe('');
  expect(form.get('published')).toBe('false');
  expect(JSON.parse(String(form.get('variants')))).toEqual([
    { size: 'S', stock: 0, code: null, price: null, offerPrice: null },
    { size: 'M', stock: 0, code: null, price: null, offerPrice: null },
  ]);
  await waitFor(() => expect(address()).toBe('/dashboard/editproduct/8'));
});

it('GOODS-20 offers another attempt if the original cannot be loaded', async () => {
  const api = shop().on('GET /products/one/{id}', () => problem(500, 'Broken.'));
  await renderApp(PATH, { as: admin, api });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
