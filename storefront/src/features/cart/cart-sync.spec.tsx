import { makeQuote, problem, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { panels } from '@/shared/browser/panels';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';
import { fakeCart, type FakeCartLine } from '@/testing/fake-cart';
import { cart } from './cart-store';

let api: FakeApi;
let server: ReturnType<typeof fakeCart>;

const row = (productId: number, quantity: number, size = '') => ({
  productId,
  size,
  color: '',
  quantity,
});

beforeEach(() => {
  resetShop();
  api = shopApi()
    .on('POST /users/logout', { success: true, message: '' })
    .on('POST /checkout/quote', ({ body }) => ({
      ...makeQuote(),
      lines: JSON.parse(body).lines.map((line: FakeCartLine) => ({
        ...makeQuote().lines[0],
        ...line,
        name: `Product ${line.productId}`,
      })),
    }));
  server = fakeCart(api);
});

const line = (id: number, quantity: number, size = 'Standard') => ({
  id,
  name: `Product ${id}`,
  price: 200,
  size,
  color: 'Standard',
  quantity,
  images: '[]',
});
const fill = (...lines: ReturnType<typeof line>[]) => {
  localStorage.setItem('cart', JSON.stringify(lines));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
};
const shown = () => cart.lines().map(({ id, quantity }) => [id, quantity]);
const open = async () => {
  renderShop('/about');
  await screen.findByRole('heading', { level: 1 });
};
const isMerged = () => waitFor(() => expect(localStorage.getItem('cart-account')).toBe('7'));

it('SCART-10 after sign-in the cart has what other devices added, and a message says how much', async () => {
  server.lines = [row(1, 3), row(2, 1), row(3, 1, '42')];
  fill(line(1, 2), line(4, 1));
  logIn();
  await open();
  expect(await screen.findByText('3 products from your saved cart were added.')).toBeTruthy();
  expect(shown()).toEqual([
    [1, 3],
    [4, 1],
    [2, 1],
    [3, 1],
  ]);
  expect(cart.lines()[2]).toMatchObject({ name: 'Product 2', price: 200 });
  expect(server.lines.map(({ productId }) => productId).toSorted()).toEqual([1, 2, 3, 4]);
});

it('SCART-11 several changes are sent in one call, removals too', async () => {
  fill(line(1, 1), line(2, 1));
  logIn();
  await open();
  await isMerged();
  act(() => {
    cart.setQuantity(line(1, 1), 2);
    cart.setQuantity(line(1, 1), 5);
    cart.remove(line(2, 1));
  });
  await waitFor(() => expect(server.lines).toMatchObject([{ productId: 1, quantity: 5 }]), {
    timeout: 3000,
  });
  expect(api.callsOf('PUT /users/7/cart')).toHaveLength(1);
  expect(localStorage.getItem('cart-unsent')).toBe('null');
});

it('SCART-11 what could not be sent is stored and sent once there is a connection', async () => {
  fill(line(1, 1));
  logIn();
  await open();
  await isMerged();
  api.on('PUT /users/{id}/cart', problem(503, 'Later.'));
  act(() => cart.add(line(2, 4)));
  await waitFor(() => expect(api.callsOf('PUT /users/7/cart')).toHaveLength(1), { timeout: 3000 });
  const { lines } = server;
  server = fakeCart(api);
  server.lines = [...lines, row(3, 1)];
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() =>
    expect(shown()).toEqual([
      [1, 1],
      [2, 4],
      [3, 1],
    ]),
  );
  expect(server.lines).toHaveLength(3);
});

it('SCART-12 follows other devices when the window gets the focus, and starts another purchase once empty', async () => {
  fill(line(1, 1));
  logIn();
  await open();
  await isMerged();
  const purchase = cart.purchaseId();
  server.lines = [row(1, 2)];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(shown()).toEqual([[1, 2]]));
  server.lines = [];
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(shown()).toEqual([]));
  expect(cart.purchaseId()).not.toBe(purchase);
});

it('SCART-12 a logout sends the last change and empties the cart, which the next login brings back', async () => {
  fill(line(1, 1));
  logIn();
  await open();
  await isMerged();
  act(() => {
    cart.setQuantity(line(1, 1), 6);
    panels.open('user');
  });
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(shown()).toEqual([]);
  expect(server.lines).toMatchObject([{ productId: 1, quantity: 6 }]);
  act(() => logIn());
  await waitFor(() => expect(shown()).toEqual([[1, 6]]));
});

it('SCART-04 an order empties this browser; what another device added since stays', async () => {
  fill(line(1, 1));
  logIn();
  await open();
  await isMerged();
  server.lines = [row(5, 1)];
  act(() => cart.spend('K7M2Q9'));
  expect(shown()).toEqual([]);
  await waitFor(() => expect(shown()).toEqual([[5, 1]]), { timeout: 3000 });
  expect(server.lines).toEqual([row(5, 1)]);
});

it('SCART-04 a cash order without a response keeps the cart, so that the request can be repeated', async () => {
  fill(line(1, 1));
  logIn();
  await open();
  await isMerged();
  sessionStorage.setItem('attempt-cod', '{}');
  server.lines = [];
  const calls = api.calls.length;
  act(() => void window.dispatchEvent(new Event('focus')));
  act(() => cart.setQuantity(line(1, 1), 2));
  expect(shown()).toEqual([[1, 2]]);
  sessionStorage.removeItem('attempt-cod');
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(server.lines).toEqual([row(1, 2)]));
  expect(api.calls.slice(calls).map(({ method }) => method)).not.toContain('GET');
});

it('SCART-05 says when the cart is full and shows what the server has', async () => {
  fill(line(1, 1));
  logIn();
  await open();
  await isMerged();
  api.on('PUT /users/{id}/cart', problem(422, 'A cart can hold 50.', { code: 'cart_full' }));
  act(() => cart.add(line(2, 1)));
  expect(await screen.findByText('A cart can hold 50.', {}, { timeout: 3000 })).toBeTruthy();
  await waitFor(() => expect(shown()).toEqual([[1, 1]]));
});

it('AUTH-26 a refused cart opens no sign-in; the shopper is shown as a guest and keeps the cart', async () => {
  fill(line(1, 1));
  logIn();
  api.on('POST /users/{id}/cart/merge', problem(401, 'Please log in.', { code: 'unauthorized' }));
  await open();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown()).toEqual([[1, 1]]);
});

it('CART-17 the cart of a guest stays in the browser', async () => {
  await open();
  act(() => cart.add(line(1, 1)));
  expect(localStorage.getItem('cart-unsent')).toBeNull();
  expect(api.calls.filter(({ path }) => path.includes('/cart'))).toEqual([]);
});

it('SCART-20 orders with the purchase of the account, and sends its own for a new cart', async () => {
  fill(line(1, 1));
  const own = cart.purchaseId();
  logIn();
  await open();
  await isMerged();
  expect(server.purchaseId).toBe(own);
  server.purchaseId = '0b0e7c52-6f0f-4a5e-9d53-5c1f3f2f8f11';
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(cart.purchaseId()).toBe(server.purchaseId));
});
