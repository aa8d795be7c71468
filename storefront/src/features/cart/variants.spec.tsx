import { makeProduct, makeQuote, problem, type FakeApi } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';
import { quickChoice } from './quick-choice-store';

const variant = (size: string, color: string, stock: number) => ({
  id: 1,
  size,
  color,
  stock,
  code: null,
  price: stock === 2 ? 250 : null,
  offerPrice: null,
  struckAllowed: true,
  lowestPrice: null,
});
const shoe = makeProduct({
  sizes: '["41","42"]',
  colors: '["#000000","#D4AF37"]',
  soldOutSizes: '["41"]',
  stock: 7,
  variants: [variant('41', '#000000', 0), variant('42', '#000000', 2), variant('42', '#D4AF37', 5)],
});
const card = { ...shoe, variants: undefined };
const savedLines = () => JSON.parse(localStorage.getItem('cart') ?? '[]');

let api: FakeApi;
beforeEach(() => {
  resetShop();
  quickChoice.close();
  api = shopApi()
    .on('GET /products/category/{id}', { products: [card], total: 1, page: 1, limit: 10 })
    .on('GET /products/one/{id}', { product: shoe });
});

const openChoice = async () => {
  renderShop('/category/2');
  fireEvent.click(await screen.findByRole('button', { name: /^Choose options/ }));
  return within(await screen.findByRole('dialog', { name: 'Choose options' }));
};

it('VAR-22 the quick choice loads the variants and strikes through what is sold out', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  api.on('GET /products/one/{id}', async () => {
    await waiting;
    return { product: shoe };
  });
  const choice = await openChoice();
  const add = choice.getByRole('button', { name: 'Loading...' });
  expect(add.getAttribute('aria-busy')).toBe('true');
  answer();
  expect(await choice.findByRole('radio', { name: '41: Sold out' })).toBeTruthy();
  fireEvent.click(choice.getByRole('radio', { name: '41: Sold out' }));
  expect(choice.getByRole<HTMLButtonElement>('button', { name: 'Out of stock' }).disabled).toBe(
    true,
  );
  expect(choice.getByRole('radio', { name: 'Gold: Sold out' })).toBeTruthy();
});

it('BACK-08 the quick choice offers a stock alert for a sold-out size and color', async () => {
  const answer = { success: true, message: '', isConfirmed: false, key: 'k' };
  api.on('POST /stock-alerts', answer);
  const choice = await openChoice();
  fireEvent.click(await choice.findByRole('radio', { name: '41: Sold out' }));
  fireEvent.click(choice.getByRole('radio', { name: 'Black: Sold out' }));
  fireEvent.click(await choice.findByRole('button', { name: "Notify me when it's back" }));
  const field = await choice.findByRole('textbox', { name: /Email/ });
  fireEvent.change(field, { target: { value: 'mona@example.com' } });
  fireEvent.click(choice.getByRole('button', { name: "Notify me when it's back" }));
  expect(await choice.findByText(/^Check your inbox/)).toBeTruthy();
  const [call] = api.callsOf('POST /stock-alerts');
  expect(JSON.parse(call?.body ?? '')).toMatchObject({ productId: 1, variantId: 1 });
  expect(savedLines()).toEqual([]);
});

it('VAR-22 the quick choice adds at most the stock of the size and color, at its price', async () => {
  const choice = await openChoice();
  fireEvent.click(await choice.findByRole('radio', { name: '42' }));
  fireEvent.click(choice.getByRole('radio', { name: 'Gold' }));
  const more = choice.getByRole<HTMLButtonElement>('button', { name: /^Increase/ });
  for (let press = 0; press < 4; press++) fireEvent.click(more);
  expect(more.disabled).toBe(true);
  fireEvent.click(choice.getByRole('radio', { name: 'Black' }));
  expect(choice.getByText('Only 2 left')).toBeTruthy();
  expect(choice.getByText('AED 250.00')).toBeTruthy();
  fireEvent.click(choice.getByRole('button', { name: 'Add to cart' }));
  expect(savedLines()).toMatchObject([{ size: '42', color: '#000000', price: 250, quantity: 2 }]);
});

it('VAR-22 the quick choice adds nothing before the variants are loaded', async () => {
  api.on('GET /products/one/{id}', problem(500, 'Broken'));
  const choice = await openChoice();
  expect(await choice.findByText('Failed to load product data.')).toBeTruthy();
  fireEvent.click(choice.getByRole('radio', { name: '42' }));
  fireEvent.click(choice.getByRole('radio', { name: 'Black' }));
  fireEvent.click(choice.getByRole('button', { name: 'Add to cart' }));
  expect(savedLines()).toEqual([]);
  api.on('GET /products/one/{id}', { product: shoe });
  fireEvent.click(choice.getByRole('button', { name: 'Try again' }));
  expect(await choice.findByRole('radio', { name: '41: Sold out' })).toBeTruthy();
});

const line = { id: 1, name: 'Shoe', price: 200, color: '', images: '[]' };
const [quotedLine] = makeQuote().lines;
const quoteOf = (...changes: object[]) =>
  makeQuote({
    lines: quotedLine
      ? changes.map((change) => ({ ...quotedLine, color: '', ownStock: true, ...change }))
      : [],
  });
const openCart = async (...lines: object[]) => {
  localStorage.setItem('cart', JSON.stringify(lines));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  renderShop('/about');
  const [button] = await screen.findAllByRole('button', { name: /^Cart, / });
  if (button) fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Your Cart' }));
};

it('VAR-23 a line has the limit of its size and leaves the other sizes as they are', async () => {
  api.on(
    'POST /checkout/quote',
    quoteOf(
      { size: '41', quantity: 4, available: 3, problem: 'insufficient_stock' },
      { size: '42', quantity: 1, available: 1 },
    ),
  );
  const panel = await openCart(
    { ...line, size: '41', quantity: 4 },
    { ...line, size: '42', quantity: 1 },
  );
  expect((await panel.findAllByRole('alert')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Only 3 left'),
  ]);
  expect(panel.getByText('This is all we have in stock')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: /^Order 3/ }));
  expect(savedLines()).toMatchObject([
    { size: '41', quantity: 3 },
    { size: '42', quantity: 1 },
  ]);
});

it('VAR-23 a line of a sold-out size says so, and the other size stays', async () => {
  api.on(
    'POST /checkout/quote',
    quoteOf(
      { size: '41', quantity: 1, available: 0, problem: 'insufficient_stock' },
      { size: '42', quantity: 2, available: 5, unitPrice: 250 },
    ),
  );
  const panel = await openCart(
    { ...line, size: '41', quantity: 1 },
    { ...line, size: '42', quantity: 2 },
  );
  expect(await panel.findByText('Out of stock')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: /^Accept this price/ }));
  fireEvent.click(panel.getByRole('button', { name: /^Remove from cart/ }));
  expect(savedLines()).toMatchObject([{ size: '42', quantity: 2, price: 250 }]);
});

it('VAR-41 "View details" leads to the chosen size and color', async () => {
  const choice = await openChoice();
  const link = () => choice.getByRole('link', { name: 'View details' }).getAttribute('href');
  expect(link()).toBe('/product/1');
  fireEvent.click(await choice.findByRole('radio', { name: '42' }));
  fireEvent.click(choice.getByRole('radio', { name: 'Gold' }));
  expect(link()).toBe('/product/1?size=42&color=gold');
});
