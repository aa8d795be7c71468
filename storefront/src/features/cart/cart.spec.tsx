import { makeProduct, makeQuote, type FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterLogin } from '@/shared/routing/after-login';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

const line = {
  id: 1,
  name: 'Amber Oud',
  price: 200,
  size: '50 ml',
  color: 'Standard',
  quantity: 1,
  images: '["clip.mp4","oud.webp"]',
};
const openCart = async () => {
  const [button] = await screen.findAllByRole('button', { name: /^Cart, / });
  if (button) fireEvent.click(button);
  return within(await screen.findByRole('dialog', { name: 'Your Cart' }));
};
const withLines = async (...lines: object[]) => {
  localStorage.setItem('cart', JSON.stringify(lines));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  renderShop('/about');
  return openCart();
};

let api: FakeApi;
beforeEach(() => {
  resetShop();
  api = shopApi();
});

it('CART-01 CART-02 CART-08 opens empty and disables checkout', async () => {
  logIn();
  const panel = await withLines();
  expect(panel.getByRole('heading', { name: 'Items 0' })).toBeTruthy();
  expect(panel.getByText('Cart is empty.')).toBeTruthy();
  const checkout = panel.getByRole('button', { name: 'Continue to checkout' });
  expect(checkout.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(checkout);
  expect(screen.queryByRole('dialog', { name: 'Checkout' })).toBeNull();
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('CART-03 shows the first picture, name, price, quantity and the remove button of a line', async () => {
  const panel = await withLines(line);
  expect(panel.getByText('AED 200.00', { selector: 'p' })).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Increase quantity of Amber Oud' }).textContent).toBe(
    '+',
  );
  expect(panel.getByRole('button', { name: 'Decrease quantity of Amber Oud' }).textContent).toBe(
    '-',
  );
  expect(panel.getByRole('button', { name: /^Remove/ })).toBeTruthy();
  expect(document.querySelector('[role=dialog] img')?.getAttribute('src')).toContain('oud.webp');
});

it('CART-04 opens the product of a line and closes', async () => {
  const panel = await withLines(line);
  fireEvent.click(panel.getByRole('link', { name: 'Amber Oud' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Amber Oud' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('CART-05 CART-17 asks a guest to log in and still shows the lines', async () => {
  const panel = await withLines(line);
  expect(panel.getByText("Oops! It looks like you're not logged in yet.")).toBeTruthy();
  const link = panel.getByRole('link', { name: 'Please Login to Continue' });
  expect(link.getAttribute('href')).toBe('/auth/login');
  expect(panel.getByText('Amber Oud')).toBeTruthy();
  expect(panel.queryByRole('button', { name: 'Continue to checkout' })).toBeNull();
});

it('CART-06 CART-16 changes the quantity and the total with it', async () => {
  logIn({ city: 'Sharjah' });
  const panel = await withLines(line);
  expect(panel.getByRole<HTMLButtonElement>('button', { name: /Decrease/ }).disabled).toBe(true);
  fireEvent.click(panel.getByRole('button', { name: /Increase/ }));
  expect(panel.getByRole('heading', { name: 'Items 2' })).toBeTruthy();
  expect(panel.getByText('AED 430.00')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem('cart') ?? '[]')).toMatchObject([{ quantity: 2 }]);
});

it('CART-07 removes a line and offers to undo', async () => {
  const panel = await withLines(line);
  fireEvent.click(panel.getByRole('button', { name: /^Remove/ }));
  expect(panel.getByText('Cart is empty.')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Undo' }));
  expect(panel.getByRole('link', { name: 'Amber Oud' })).toBeTruthy();
});

it('CART-07 shows the focused undo button in place of the line', async () => {
  const panel = await withLines(line, { ...line, id: 2, name: 'Rose Musk' });
  const [first] = panel.getAllByRole('button', { name: /^Remove/ });
  if (first) fireEvent.click(first);
  const undo = panel.getByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(undo);
  const [row] = panel.getAllByRole('listitem');
  expect(row?.textContent).toContain('Amber Oud was removed from your cart.');
});

it('CART-16 announces the new total once for each change', async () => {
  const panel = await withLines(line);
  const said = () =>
    panel
      .getByText(/, subtotal AED/, { selector: '[role=status]' })
      .textContent?.replace(/\s/g, ' ');
  expect(said()).toBe('1 item, subtotal AED 200.00');
  fireEvent.click(panel.getByRole('button', { name: /Increase/ }));
  expect(said()).toBe('2 items, subtotal AED 400.00');
  expect(document.querySelectorAll('[role=dialog] [aria-live]')).toHaveLength(0);
});

const [quoted] = makeQuote().lines;
const quoteOf = (change: object) =>
  makeQuote({ lines: quoted ? [{ ...quoted, size: '50 ml', quantity: 1, ...change }] : [] });
const saved = () => JSON.parse(localStorage.getItem('cart') ?? 'null');

it('warns in the line about low stock and offers the available quantity without changing it', async () => {
  api.on('POST /checkout/quote', quoteOf({ available: 3 }));
  const panel = await withLines({ ...line, quantity: 5 });
  expect(await panel.findByText('Only 3 left')).toBeTruthy();
  expect(saved()).toMatchObject([{ quantity: 5 }]);
  expect(panel.getByRole<HTMLButtonElement>('button', { name: /Increase/ }).disabled).toBe(true);
  fireEvent.click(panel.getByRole('button', { name: /^Order 3/ }));
  expect(saved()).toMatchObject([{ quantity: 3 }]);
  expect(panel.queryByText('Only 3 left')).toBeNull();
});

it('CART-06 limits the quantity to the stock and says why', async () => {
  api.on('POST /checkout/quote', quoteOf({ available: 2 }));
  const panel = await withLines(line);
  const more = panel.getByRole<HTMLButtonElement>('button', { name: /Increase/ });
  expect(panel.queryByText('This is all we have in stock')).toBeNull();
  fireEvent.click(more);
  expect(await panel.findByText('This is all we have in stock')).toBeTruthy();
  expect(more.disabled).toBe(true);
  fireEvent.click(more);
  expect(saved()).toMatchObject([{ quantity: 2 }]);
  fireEvent.click(panel.getByRole('button', { name: /Decrease/ }));
  expect(panel.queryByText('This is all we have in stock')).toBeNull();
});

it('CART-06 CART-10 limits the quantity on the product page too, counting other sizes in the cart', async () => {
  const stocked = makeProduct({ stock: 3, sizes: '["50 ml","100 ml"]' });
  api.on('GET /products/one/{id}', { product: stocked });
  localStorage.setItem('cart', JSON.stringify([{ ...line, size: '100 ml', quantity: 2 }]));
  window.dispatchEvent(new StorageEvent('storage', { key: 'cart' }));
  renderShop('/product/1');
  fireEvent.click(await screen.findByRole('radio', { name: '50 ml' }));
  const [add] = screen.getAllByRole('button', { name: 'Add to cart' });
  if (add) fireEvent.click(add);
  const panel = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  const more = await screen.findByRole<HTMLButtonElement>('button', { name: /^Increase/ });
  expect(more.disabled).toBe(true);
  expect(screen.getByText('This is all we have in stock')).toBeTruthy();
});

it('counts the other sizes of a product when stock is low', async () => {
  api.on('POST /checkout/quote', quoteOf({ available: 4, quantity: 3 }));
  const panel = await withLines({ ...line, quantity: 3 }, { ...line, size: '100 ml', quantity: 3 });
  fireEvent.click(await panel.findByRole('button', { name: /^Order 1/ }));
  expect(saved()).toMatchObject([{ quantity: 1 }, { quantity: 3 }]);
});

it.each([
  ['sold out', { available: 0, problem: 'insufficient_stock' }, 'Out of stock'],
  ['no longer sold', { available: 0, problem: 'unavailable' }, 'No longer available'],
])('says that a product is %s and takes it out', async (_what, change, text) => {
  api.on('POST /checkout/quote', quoteOf(change));
  const panel = await withLines(line);
  expect(await panel.findByText(text)).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: /^Remove from cart/ }));
  expect(panel.getByText('Cart is empty.')).toBeTruthy();
});

it('shows a changed price and applies it', async () => {
  api.on('POST /checkout/quote', quoteOf({ unitPrice: 180 }));
  const panel = await withLines(line);
  expect(await panel.findByText('The price is now AED 180.00')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: /^Accept this price/ }));
  expect(saved()).toMatchObject([{ price: 180 }]);
  expect(panel.queryByText(/The price is now/)).toBeNull();
});

it('opens with lines that have no options', async () => {
  const panel = await withLines({ id: 3, name: 'Old line', price: 10, quantity: 1 });
  expect(panel.getByRole('link', { name: 'Old line' })).toBeTruthy();
});

it('CONST-01 CONST-02 CONST-03 adds the fee of the city once the city is known', async () => {
  const panel = await withLines(line);
  expect(panel.getByText('calculated at checkout')).toBeTruthy();
  expect(panel.getByText('AED 0.00')).toBeTruthy();
  logIn({ city: ' dUBAI ' });
  expect(await panel.findByText('AED 25.00')).toBeTruthy();
  expect(panel.getByText('AED 225.00')).toBeTruthy();
});

it.each([undefined, '', 'Undefined'])(
  'CHK-25 shows the subtotal and no total until the city is known (%p)',
  async (city) => {
    if (city !== undefined) logIn({ city });
    const panel = await withLines({ ...line, quantity: 2 });
    const shown = (name: string) => panel.queryByText(name, { selector: 'dt' });
    expect(shown('Subtotal')?.nextElementSibling?.textContent).toBe('AED\u00a0400.00');
    expect(panel.getByText('calculated at checkout')).toBeTruthy();
    expect(shown('Total')).toBeNull();
    expect(panel.getByText(/, subtotal AED/, { selector: '[role=status]' })).toBeTruthy();
    expect(panel.queryByRole('button', { name: /AED/ })).toBeNull();
    act(() => logIn({ city: 'Sharjah' }));
    await waitFor(() =>
      expect(shown('Total')?.nextElementSibling?.textContent).toBe('AED\u00a0430.00'),
    );
    expect(panel.queryByText('calculated at checkout')).toBeNull();
    expect(panel.getByText(/, total AED/, { selector: '[role=status]' })).toBeTruthy();
  },
);

const showCard = (product: Partial<ReturnType<typeof makeProduct>>) => {
  api.on('GET /products/category/{id}', {
    products: [makeProduct(product)],
    total: 1,
    page: 1,
    limit: 10,
  });
  api.on('GET /products/one/{id}', { product: makeProduct(product) });
  renderShop('/category/2');
};
const savedLines = () => JSON.parse(localStorage.getItem('cart') ?? '[]');

it('CART-10 CART-12 adds a product from its card to the cart and removes it', async () => {
  showCard({});
  fireEvent.click(await screen.findByRole('button', { name: /^Add to cart/ }));
  expect(savedLines()).toMatchObject([{ id: 1, size: 'Standard', color: 'Standard', quantity: 1 }]);
  const panel = within(await screen.findByRole('dialog', { name: 'Your Cart' }));
  fireEvent.click(panel.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Remove from cart/ }));
  expect(savedLines()).toEqual([]);
});

it('CART-12 a card adds the only size a product has', async () => {
  showCard({ sizes: '["75 cm"]' });
  fireEvent.click(await screen.findByRole('button', { name: /^Add to cart/ }));
  expect(savedLines()).toMatchObject([{ size: '75 cm', color: 'Standard' }]);
});

it('CART-20 a card asks for size, color and quantity before it adds', async () => {
  showCard({ sizes: '["50 ml","100 ml"]', colors: '["#000000","#D4AF37"]', stock: 3 });
  fireEvent.click(await screen.findByRole('button', { name: /^Choose options/ }));
  const choice = within(await screen.findByRole('dialog', { name: 'Choose options' }));
  fireEvent.click(await choice.findByRole('button', { name: 'Add to cart' }));
  expect(choice.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Choose a size first.',
    'Choose a color first.',
  ]);
  expect(choice.getByRole('radio', { name: '50 ml' })).toBe(document.activeElement);
  expect(savedLines()).toEqual([]);
  fireEvent.click(choice.getByRole('radio', { name: '100 ml' }));
  fireEvent.click(choice.getByRole('radio', { name: 'Gold' }));
  const more = choice.getByRole('button', { name: 'Increase quantity of Amber Oud' });
  fireEvent.click(more);
  fireEvent.click(more);
  expect(more).toHaveProperty('disabled', true);
  fireEvent.click(choice.getByRole('button', { name: 'Add to cart' }));
  expect(savedLines()).toMatchObject([{ id: 1, size: '100 ml', color: '#D4AF37', quantity: 3 }]);
  expect(await screen.findByRole('dialog', { name: 'Your Cart' })).toBeTruthy();
});

it('CART-22 a line without a size gets one in the cart and merges with an existing line', async () => {
  const missing = { option: 'size', problem: 'option_required' };
  const quoted = { ...makeQuote().lines[0], ...missing, optionProblems: [missing] };
  api.on('POST /checkout/quote', { ...makeQuote(), lines: [quoted] });
  api.on('GET /products/one/{id}', { product: makeProduct({ sizes: '["50 ml","100 ml"]' }) });
  const old = { ...line, size: 'Standard', quantity: 2 };
  const panel = await withLines(old, { ...line, size: '100 ml', color: '' });
  expect(await panel.findByText('Please choose a size to order this item.')).toBeTruthy();
  fireEvent.click(await panel.findByRole('button', { name: /^Save choice/ }));
  expect(await panel.findByText('Choose a size first.')).toBeTruthy();
  fireEvent.click(panel.getByRole('radio', { name: '100 ml' }));
  fireEvent.click(panel.getByRole('button', { name: /^Save choice/ }));
  expect(savedLines()).toMatchObject([{ size: '100 ml', quantity: 3 }]);
});

it('CART-22 a discontinued size can be replaced', async () => {
  const gone = { option: 'size', problem: 'option_unknown' };
  const quoted = { ...makeQuote().lines[0], size: '30 ml', ...gone, optionProblems: [gone] };
  api.on('POST /checkout/quote', { ...makeQuote(), lines: [quoted] });
  api.on('GET /products/one/{id}', { product: makeProduct({ sizes: '["50 ml","100 ml"]' }) });
  const panel = await withLines({ ...line, size: '30 ml' });
  expect(
    await panel.findByText('This size is no longer available. Please choose another.'),
  ).toBeTruthy();
  fireEvent.click(await panel.findByRole('radio', { name: '50 ml' }));
  fireEvent.click(panel.getByRole('button', { name: /^Save choice/ }));
  expect(savedLines()).toMatchObject([{ size: '50 ml', quantity: 1 }]);
});

it('CART-22 CHK-14 a line lists every missing option', async () => {
  const [size, color] = ['size', 'color'].map((option) => ({ option, problem: 'option_required' }));
  const quoted = { ...makeQuote().lines[0], ...size, optionProblems: [size, color] };
  api.on('POST /checkout/quote', { ...makeQuote(), lines: [quoted] });
  api.on('GET /products/one/{id}', {
    product: makeProduct({ sizes: '["S","M"]', colors: '["#1F2A44","#000000"]' }),
  });
  const panel = await withLines({ ...line, size: 'Standard', color: 'Standard' });
  expect((await panel.findByRole('alert')).textContent).toBe(
    'Please choose a size to order this item.Please choose a color to order this item.',
  );
});

it('ORD-10 a line shows its color as text and swatch in every stored format', async () => {
  const panel = await withLines(
    { ...line, color: 'rose gold' },
    { ...line, id: 2, color: '#1F2A44' },
    { ...line, id: 3, size: 'Standard', color: 'Default' },
  );
  const swatches = ['Rose Gold', 'Navy'].map(
    (name) => panel.getByText(name).querySelector<HTMLElement>('i')?.style.backgroundColor,
  );
  expect(swatches).toEqual(['rgb(183, 110, 121)', 'rgb(31, 42, 68)']);
  expect(panel.queryByText(/Standard|Default|#1F2A44/)).toBeNull();
});

it('TRANSPORT-32 the login from the cart returns to the address with its fragment', async () => {
  renderShop('/about?a=1#key=secret');
  const panel = await openCart();
  fireEvent.click(panel.getByRole('link', { name: 'Please Login to Continue' }));
  expect(afterLogin.take()).toBe('/about?a=1#key=secret');
});
