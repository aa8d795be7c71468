import type { OpenedDraftOrderDto } from '@shop/contracts';
import { makeQuote, makeUser, problem, type FakeApi } from '@shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkoutDraft } from '@/features/checkout/checkout-draft';
import { logIn, renderShop, resetShop, shopApi } from '@/testing/render-shop';

const KEY = 'a'.repeat(43);
const OPEN = 'POST /draft-orders/7/open';
let api: FakeApi;
beforeEach(() => {
  resetShop();
  logIn();
  api = shopApi();
});

const line = (id: number, name: string) => ({
  productId: id,
  name,
  nameAr: '',
  image: null,
  size: '',
  color: '',
  quantity: 2,
  price: 100,
});
const draft = (over: Partial<OpenedDraftOrderDto> = {}): OpenedDraftOrderDto => ({
  id: 7,
  state: 'payable',
  lines: [line(1, 'Amber Oud'), line(2, 'Rose Musk')],
  fullName: 'Mariam Saleh',
  phone: '+971507654321',
  email: '',
  city: 'Sharjah',
  area: 'Al Majaz',
  building: 'Pearl Tower',
  flat: '',
  expiresAt: '2026-12-03T08:00:00.000Z',
  purchaseId: 'cbb6ce4e-1c6f-4f6c-8a7a-0d4f2c0e9a11',
  operationId: null,
  number: null,
  ...over,
});
const quotedLine = (id: number, over: object = {}) => ({
  ...makeQuote().lines[0],
  ...{
    productId: id,
    name: id === 1 ? 'Amber Oud' : 'Rose Musk',
    size: '',
    color: '',
    quantity: 2,
  },
  ...{ unitPrice: 100, lineTotal: 200, available: 9, ownStock: false, problem: null },
  ...over,
});
/** Quotes what is requested; the first product is dearer, the second one sold out. */
const quote = () =>
  api.on('POST /checkout/quote', ({ body }) => {
    const { lines } = JSON.parse(body) as { lines: { productId: number; quantity: number }[] };
    return makeQuote({
      lines: lines.map(({ productId, quantity }) =>
        productId === 1
          ? quotedLine(1, { quantity, unitPrice: 110, lineTotal: 110 * quantity })
          : quotedLine(2, { quantity, available: 0, problem: 'insufficient_stock' }),
      ) as never,
    });
  });
const visit = (opened: OpenedDraftOrderDto | Response, key = KEY) => {
  api.on(OPEN, () => (opened instanceof Response ? opened : { ...opened }));
  renderShop(`/draft-order/7${key && `#key=${key}`}`);
  return screen.findByRole('heading', { level: 1, name: 'Your order' }, { timeout: 15_000 });
};
const main = () => within(screen.getByRole('main'));

it('DRAFT-24 says what became dearer and what is sold out, and the rest goes to the checkout with the address of the draft', async () => {
  quote();
  await visit(draft());
  expect(await main().findByText('The price is now AED 110.00')).toBeTruthy();
  expect(api.callsOf(OPEN)[0]?.headers.get('X-Draft-Key')).toBe(KEY);
  expect(await main().findByText(/^Please change or remove the marked items/)).toBeTruthy();
  const go = main().getByRole('button', { name: 'Continue to checkout' });
  fireEvent.click(go);
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(main().getByRole('button', { name: 'Remove: Rose Musk' }));
  await waitFor(() => expect(main().queryByText(/^Please change or remove/)).toBeNull());
  fireEvent.click(main().getByRole('button', { name: 'Increase quantity of Amber Oud' }));
  fireEvent.click(go);
  const checkout = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  expect(await checkout.findByText('Mariam Saleh')).toBeTruthy();
  expect(checkout.getByText(/Pearl Tower/)).toBeTruthy();
  const requests = api.callsOf('POST /checkout/quote').map(({ body }) => JSON.parse(body).lines);
  expect(requests.at(-1)).toEqual([{ productId: 1, size: '', color: '', quantity: 3 }]);
});

it('DRAFT-24 pays with the purchase of the draft, and names the reason of a refusal', async () => {
  quote();
  api.on(
    'POST /checkout/cod',
    problem(409, 'This order is being paid from another account.', { code: 'draft_being_paid' }),
  );
  await visit(draft({ lines: [line(1, 'Amber Oud')] }));
  fireEvent.click(await main().findByRole('button', { name: 'Continue to checkout' }));
  const checkout = within(await screen.findByRole('dialog', { name: 'Checkout' }));
  await checkout.findByText('Amber Oud');
  fireEvent.click(checkout.getByRole('button', { name: 'Choose payment method' }));
  const payment = within(await screen.findByRole('dialog', { name: 'Complete Your Payment' }));
  fireEvent.click(payment.getByRole('button', { name: 'Cash on delivery' }));
  expect((await payment.findByRole('alert')).textContent).toContain('paid from another account');
  const [sent] = api.callsOf('POST /checkout/cod');
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({ purchase_id: draft().purchaseId });
});

it('DRAFT-24 all items can be removed and restored', async () => {
  quote();
  await visit(draft({ lines: [line(2, 'Rose Musk')] }));
  // The quote replaces the button.
  await main().findByText(/^Please change or remove/);
  fireEvent.click(await main().findByRole('button', { name: 'Remove: Rose Musk' }));
  expect(await main().findByText('You have removed all items.')).toBeTruthy();
  fireEvent.click(main().getByRole('button', { name: 'Restore the items' }));
  expect(await main().findByText('Rose Musk')).toBeTruthy();
});

it.each([
  ['expired', 'The link of this order has expired. Please contact us for a new one.'],
  ['withdrawn', 'This order was withdrawn. Please contact us if you still want it.'],
] as const)('DRAFT-24 a link that is %s says so', async (state, text) => {
  await visit(draft({ state, lines: [], purchaseId: null }));
  expect((await main().findByRole('alert')).textContent).toContain(text);
  expect(main().getByRole('link', { name: 'Ask about this order' }).getAttribute('href')).toContain(
    'wa.me',
  );
});

it('DRAFT-22 the link of a bought draft leads to its order', async () => {
  await visit(
    draft({
      state: 'ordered',
      lines: [],
      purchaseId: null,
      operationId: 'OP1',
      number: 'LW-10500',
    }),
  );
  expect((await main().findByRole('alert')).textContent).toContain('already placed: LW-10500');
  expect(main().getByRole('link', { name: 'View order' }).getAttribute('href')).toBe('/order/OP1');
});

it('DRAFT-24 a link without its key is not valid, and the server is not asked', async () => {
  await visit(draft(), '');
  expect(await main().findByText(/^This link is not valid/)).toBeTruthy();
  expect(api.callsOf(OPEN)).toEqual([]);
});

it('DRAFT-24 a wrong key is not valid', async () => {
  await visit(problem(404, 'This link is not valid.'));
  expect(await main().findByText(/^This link is not valid/)).toBeTruthy();
});

it('DRAFT-26 an address that the shopper has corrected stays when the link is opened again', async () => {
  quote();
  await visit(draft({ lines: [line(1, 'Amber Oud')] }));
  const open = async () => {
    fireEvent.click(await main().findByRole('button', { name: 'Continue to checkout' }));
    return within(await screen.findByRole('dialog', { name: 'Checkout' }));
  };
  expect(await (await open()).findByText(/Pearl Tower/)).toBeTruthy();
  cleanup();
  checkoutDraft.save(makeUser(), { building: 'Coral Tower' });
  await visit(draft({ lines: [line(1, 'Amber Oud')] }));
  expect(await (await open()).findByText(/Coral Tower/)).toBeTruthy();
});
