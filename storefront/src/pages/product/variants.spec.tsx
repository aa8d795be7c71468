import { makeProduct, type FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderShop, resetShop, shopApi } from '@/testing/render-shop';

const BLACK = '#000000';
const GOLD = '#D4AF37';
const variant = (id: number, size: string, color: string, stock: number, price = 0) => ({
  id,
  size,
  color,
  stock,
  code: null,
  price: price || null,
  offerPrice: null,
  struckAllowed: true,
  lowestPrice: null,
});
/** S is sold out in black, M in both colors, L in gold. */
const variants = [
  variant(1, 'S', BLACK, 0),
  variant(2, 'S', GOLD, 2),
  variant(3, 'M', BLACK, 0),
  variant(4, 'M', GOLD, 0),
  variant(5, 'L', BLACK, 9, 300),
];
const product = makeProduct({
  sizes: '["S","M","L"]',
  colors: JSON.stringify([BLACK, GOLD]),
  price: 200,
  offerPrice: 150,
  stock: 11,
  variants,
});

let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

const visit = async (change: Partial<typeof product> = {}) => {
  api.on('GET /products/one/{id}', { product: { ...product, ...change } });
  renderShop('/product/1');
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' }, { timeout: 15_000 });
  return within(screen.getByRole('main'));
};
type Main = Awaited<ReturnType<typeof visit>>;
const names = (main: Main) =>
  main
    .getAllByRole('radio')
    .map((each) => each.getAttribute('aria-label') ?? each.closest('label')?.textContent);
const choose = (main: Main, name: string) => fireEvent.click(main.getByRole('radio', { name }));
const buyButton = (main: Main, name: string) =>
  main.getByRole<HTMLButtonElement>('button', { name });

it('VAR-20 strikes through the sizes and colors that are sold out with the chosen ones', async () => {
  const main = await visit();
  expect(names(main)).toEqual(['S', 'M: Sold out', 'L', 'Black', 'Gold']);
  choose(main, 'Gold');
  expect(names(main)).toEqual(['S', 'M: Sold out', 'L: Sold out', 'Black', 'Gold']);
  choose(main, 'S');
  expect(names(main)).toEqual(['S', 'M: Sold out', 'L: Sold out', 'Black: Sold out', 'Gold']);
  const struck = main.getAllByRole('radio').map((each) => {
    const chip = each.closest('label');
    return chip?.matches('.struck') || chip?.querySelector('.struck') !== null;
  });
  expect(struck).toEqual([false, true, true, true, false]);
});

it('GOODS-53 shows the offer price of a variant beside its own price', async () => {
  const offered = variants.map((each) => (each.id === 5 ? { ...each, offerPrice: 240 } : each));
  const main = await visit({ variants: offered });
  choose(main, 'L');
  choose(main, 'Black');
  expect(main.getAllByText(/240\.00/).length).toBeGreaterThan(0);
  expect(main.getAllByText(/300\.00/).length).toBeGreaterThan(0);
});

it('VAR-20 strikes nothing through when the sizes share one stock', async () => {
  const main = await visit({ variants: [] });
  expect(names(main)).toEqual(['S', 'M', 'L', 'Black', 'Gold']);
});

it('VAR-21 says at the button that the chosen size and color are sold out', async () => {
  const main = await visit();
  expect(buyButton(main, 'Add to cart').disabled).toBe(false);
  choose(main, 'M: Sold out');
  expect(buyButton(main, 'Out of stock').disabled).toBe(true);
  expect(main.getByText('Out of stock', { selector: 'p' })).toBeTruthy();
  choose(main, 'S');
  choose(main, 'Black: Sold out');
  expect(buyButton(main, 'Out of stock').disabled).toBe(true);
  choose(main, 'Gold');
  expect(main.getByText('Only 2 left')).toBeTruthy();
  expect(buyButton(main, 'Add to cart').disabled).toBe(false);
});

it('VAR-21 limits the quantity to the stock of the size and color, whatever else is in the cart', async () => {
  const other = { id: 1, name: 'Amber Oud', price: 300, size: 'L', color: BLACK, quantity: 9 };
  localStorage.setItem('cart', JSON.stringify([other]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  const main = await visit();
  choose(main, 'S');
  choose(main, 'Gold');
  fireEvent.click(buyButton(main, 'Add to cart'));
  const more = main.getByRole<HTMLButtonElement>('button', { name: /^Increase/, hidden: true });
  expect(more.disabled).toBe(false);
  fireEvent.click(more);
  expect(more.disabled).toBe(true);
  expect(main.getByText('This is all we have in stock')).toBeTruthy();
});

it('VAR-21 shows and adds the own price of a size and color, without the offer', async () => {
  const main = await visit();
  expect(main.getByText('AED 150.00')).toBeTruthy();
  choose(main, 'L');
  choose(main, 'Black');
  expect(main.getByText('AED 300.00')).toBeTruthy();
  expect(main.queryByText('AED 150.00')).toBeNull();
  expect(main.queryByText('-25%')).toBeNull();
  fireEvent.click(buyButton(main, 'Add to cart'));
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([
    { size: 'L', color: BLACK, price: 300 },
  ]);
});

it('CARD-06 shows the lowest price in stock until the choice decides it', async () => {
  const main = await visit();
  const price = () =>
    main.getByText(/^AED/, { selector: 'p > span' }).textContent.replace(/\s/g, ' ');
  expect(price()).toBe('Sale price From AED 150.00');
  choose(main, 'S');
  expect(price()).toBe('Sale price AED 150.00');
  choose(main, 'L');
  expect(price()).toBe('AED 300.00');
});

it('VAR-40 chooses what the address names, and keeps the choice in it without a new history entry', async () => {
  api.on('GET /products/one/{id}', { product });
  const entries = history.length;
  const { address } = renderShop('/product/1?size=L&color=gold');
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' }, { timeout: 15_000 });
  const main = within(screen.getByRole('main'));
  const chosen = () =>
    main
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked)
      .map(({ value }) => value);
  expect(chosen()).toEqual(['L', GOLD]);
  choose(main, 'Black');
  await waitFor(() => expect(address.search).toBe('?size=L&color=black'));
  expect(history.length).toBe(entries);
  expect(main.getByText('AED 300.00')).toBeTruthy();
});

it('VAR-41 a line of the cart leads to its size and color, also on the page of its product', async () => {
  const line = { id: 1, name: 'Amber Oud', price: 150, size: 'S', color: GOLD, quantity: 1 };
  localStorage.setItem('cart', JSON.stringify([line]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  api.on('GET /products/one/{id}', { product });
  const { address } = renderShop('/product/1?size=L&color=black');
  await screen.findByRole('heading', { level: 1, name: 'Amber Oud' }, { timeout: 15_000 });
  const main = within(screen.getByRole('main'));
  fireEvent.click(screen.getByRole('button', { name: /^Cart/ }));
  const cart = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
  const link = await cart.findByRole('link', { name: 'Amber Oud' });
  expect(link.getAttribute('href')).toBe('/product/1?size=S&color=d4af37');
  fireEvent.click(link);
  await waitFor(() => expect(address.search).toBe('?size=S&color=gold'));
  const chosen = main.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
  expect(chosen.map(({ value }) => value)).toEqual(['S', GOLD]);
  choose(main, 'L: Sold out');
  await waitFor(() => expect(address.search).toBe('?size=L&color=gold'));
});

it('HONEST-09 strikes a price through only where that is allowed, with the lowest price before the sale', async () => {
  const offered = variants.map((each) =>
    each.id === 5 ? { ...each, offerPrice: 240, struckAllowed: false } : each,
  );
  const main = await visit({ variants: offered, struckAllowed: true, lowestPrice: 180 });
  choose(main, 'L');
  choose(main, 'Black');
  expect(main.getAllByText(/240\.00/).length).toBeGreaterThan(0);
  expect(main.queryByText(/300\.00/)).toBeNull();
  expect(main.queryByText(/^Lowest price/)).toBeNull();
  expect(main.queryByText(/^Save/)).toBeNull();
  choose(main, 'S: Sold out');
  choose(main, 'Gold');
  expect(main.getAllByText(/200\.00/).length).toBeGreaterThan(0);
  expect(
    main.getAllByText(/^Lowest price of the 30 days before the sale: .*180\.00/).length,
  ).toBeGreaterThan(0);
  expect(main.getByText('Save 50 AED')).toBeTruthy();
});
