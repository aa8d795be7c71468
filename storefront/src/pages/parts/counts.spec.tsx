import { makeProduct, makeQuote, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cart } from '@/features/cart/cart-store';
import { panels } from '@/shared/browser/panels';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

let api: FakeApi;
beforeEach(() => {
  resetShop();
  logIn();
  api = shopApi().on('POST /checkout/quote', makeQuote());
});

const line = {
  id: 1,
  name: 'Amber Oud',
  price: 200,
  size: 'Standard',
  color: 'Standard',
  quantity: 1,
  images: '[]',
};
const counted = (kind: string, count: number) =>
  waitFor(() => {
    const calls = api.callsOf(`POST /counts/${kind}`);
    expect(calls).toHaveLength(count);
    expect(calls.some(({ headers }) => headers.has('authorization'))).toBe(false);
    return calls.map(({ body }): unknown => JSON.parse(body));
  });
const products = (total: number) =>
  api.on('GET /products/all', {
    products: total ? [makeProduct()] : [],
    total,
    page: 1,
    limit: 25,
    totalIsExact: true,
  });

it('STATS-15 counts the page of a product without the account', async () => {
  api.on('GET /products/one/{id}', { product: makeProduct() });
  renderShop('/product/1');
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' }, { timeout: 15_000 });
  expect(await counted('visits', 1)).toEqual([{ step: 'view', productId: 1 }]);
});

it('STATS-15 counts the first item of a cart and the opened checkout', async () => {
  renderShop('/about');
  await screen.findByRole('heading', { level: 1 });
  act(() => cart.add(line));
  act(() => cart.add({ ...line, id: 2 }));
  expect(await counted('visits', 1)).toEqual([{ step: 'cart', productId: 1 }]);
  act(() => panels.open('checkout'));
  await screen.findByRole('dialog', { name: 'Checkout' });
  expect((await counted('visits', 2))[1]).toEqual({ step: 'checkout' });
});

it('STATS-15 counts the words of a result page once, without filters', async () => {
  products(41);
  renderShop('/search?q=oud');
  await screen.findByRole('article');
  expect(await counted('searches', 1)).toEqual([{ words: 'oud', results: 41 }]);
});

it('STATS-15 does not count a filtered result page', async () => {
  products(3);
  renderShop('/search?q=oud&inStock=true');
  await screen.findByRole('article');
  expect(api.callsOf('POST /counts/searches')).toEqual([]);
});

it('STATS-15 counts suggested words that lead to a product, and those without suggestions', async () => {
  const hit = { ...makeProduct(), image: null };
  api.on('GET /products/search', ({ query }) => ({
    products: query.get('q') === 'oud' ? [hit] : [],
  }));
  api.on('GET /products/one/{id}', { product: makeProduct() });
  renderShop('/about');
  const box = within(await screen.findByRole('banner')).getByRole('combobox');
  fireEvent.change(box, { target: { value: 'xqzwvk' } });
  await screen.findByText('No results found');
  fireEvent.blur(box);
  expect(await counted('searches', 1)).toEqual([{ words: 'xqzwvk', results: 0 }]);
  fireEvent.change(box, { target: { value: 'oud' } });
  fireEvent.click(await screen.findByRole('option'));
  expect((await counted('searches', 2))[1]).toEqual({ words: 'oud' });
});
