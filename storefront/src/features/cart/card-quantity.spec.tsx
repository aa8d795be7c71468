import { makeProduct, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';
import { quickChoice } from './quick-choice-store';

const variant = (size: string, stock: number) => ({
  id: stock,
  size,
  color: '#1F2A44',
  stock,
  code: null,
  price: null,
  offerPrice: null,
  struckAllowed: true,
  lowestPrice: null,
});
const shoe = {
  name: 'Loafer',
  sizes: '["41","42"]',
  colors: '["#1F2A44"]',
  stock: 9,
  variants: [variant('41', 2), variant('42', 7)],
};
const line = { id: 1, name: 'Loafer', price: 200, size: '41', color: '#1F2A44', images: '[]' };

let api: FakeApi;
beforeEach(() => {
  resetShop();
  quickChoice.close();
  api = shopApi();
});

const showCard = (change: object, ...lines: object[]) => {
  const product = makeProduct(change);
  api.on('GET /products/category/{id}', {
    products: [{ ...product, variants: undefined }],
    total: 1,
    page: 1,
    limit: 10,
  });
  api.on('GET /products/one/{id}', { product });
  localStorage.setItem('cart', JSON.stringify(lines));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  renderShop('/category/2');
};
const savedLines = () => JSON.parse(localStorage.getItem('cart') ?? '[]');
const button = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });

it('CARD-02 a card changes the quantity up to the stock, and removes at 1 with undo', async () => {
  showCard({ stock: 2 });
  fireEvent.click(await button(/^Add to cart/));
  const panel = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const more = await button(/^Increase quantity of Amber Oud/);
  fireEvent.click(more);
  expect(savedLines()).toMatchObject([{ id: 1, quantity: 2 }]);
  expect(more.disabled).toBe(true);
  expect(screen.getByText('This is all we have in stock')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Decrease quantity of Amber Oud/ }));
  const remove = screen.getByRole('button', { name: 'Remove from cart: Amber Oud' });
  act(() => remove.focus());
  fireEvent.click(remove);
  expect(savedLines()).toEqual([]);
  expect(screen.getByText('Amber Oud was removed from your cart.')).toBeTruthy();
  const undo = screen.getByRole('button', { name: /^Undo.*Amber Oud/ });
  expect(document.activeElement).toBe(undo);
  fireEvent.click(undo);
  expect(savedLines()).toMatchObject([{ id: 1, quantity: 1 }]);
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Remove from cart: Amber Oud' }),
  );
});

it('CARD-03 the limit on a card is the stock of the size in the cart, once it is known', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  showCard(shoe, { ...line, quantity: 1 });
  api.on('GET /products/one/{id}', async () => {
    await waiting;
    return { product: makeProduct(shoe) };
  });
  const more = await button(/^Increase quantity of Loafer/);
  expect(more.disabled).toBe(true);
  answer();
  await waitFor(() => expect(more.disabled).toBe(false));
  fireEvent.click(more);
  expect(savedLines()).toMatchObject([{ size: '41', quantity: 2 }]);
  expect(more.disabled).toBe(true);
});

it('CARD-04 a card with one size in the cart opens the choice of another, which says what is in the cart', async () => {
  showCard(shoe, { ...line, quantity: 2 });
  fireEvent.click(await button(/41, Navy.*Choose options/));
  const choice = within(await screen.findByRole('dialog', { name: 'Choose options' }));
  fireEvent.click(await choice.findByRole('radio', { name: '41' }));
  expect(await choice.findByText('2 in cart')).toBeTruthy();
  expect(choice.getByRole<HTMLButtonElement>('button', { name: 'Add to cart' }).disabled).toBe(
    true,
  );
  fireEvent.click(choice.getByRole('radio', { name: '42' }));
  expect(choice.queryByText('2 in cart')).toBeNull();
  fireEvent.click(choice.getByRole('button', { name: 'Increase quantity of Loafer' }));
  fireEvent.click(choice.getByRole('button', { name: 'Add to cart' }));
  expect(savedLines()).toMatchObject([
    { size: '41', quantity: 2 },
    { size: '42', quantity: 2 },
  ]);
});

it('CARD-04 several sizes in the cart are shown as their sum, which opens the choice', async () => {
  showCard(shoe, { ...line, quantity: 2 }, { ...line, size: '42', quantity: 3 });
  const sum = await button(/^5 in cart.*Choose options/);
  expect(screen.queryByRole('button', { name: /^(Increase|Decrease)/ })).toBeNull();
  fireEvent.click(sum);
  expect(await screen.findByRole('dialog', { name: 'Choose options' })).toBeTruthy();
});
