import type { DraftOrderDto } from '@shop/contracts';
import { jest } from '@jest/globals';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const line = {
  ...{ productId: 3, name: 'Pearl Ring', nameAr: 'خاتم لؤلؤ', image: null, size: '', color: '' },
  ...{ quantity: 2, price: 99.99 },
};
const row = (over: Partial<DraftOrderDto> = {}): DraftOrderDto => ({
  ...{ id: 12, version: 1, state: 'open', locale: 'en', fullName: 'Layla Hassan' },
  ...{ phone: '+971501234567', email: 'layla@example.com', city: 'Dubai', area: '' },
  ...{ building: '', flat: '', note: '', conversationUrl: 'https://wa.me/971501234567' },
  ...{ lines: [line], itemCount: 2, subtotal: 199.98, createdBy: 'Sami Ops' },
  ...{ createdAt: '2026-11-18T08:00:00.000Z', sentAt: null, openedAt: null },
  ...{ expiresAt: '2026-11-25T08:00:00.000Z', order: null },
  links: { en: 'https://shop/draft-order/12#key=k', ar: 'https://shop/ar/draft-order/12#key=k' },
  messages: { en: 'Your order: https://shop/#key=k', ar: 'طلبك: https://shop/ar/#key=k' },
  ...over,
});
const quote = {
  lines: [
    {
      ...{ productId: 3, name: 'Pearl Ring', nameAr: '', image: null, size: '', color: '' },
      ...{ quantity: 2, unitPrice: 120, listPrice: 120, priceRange: null, lineTotal: 240 },
      ...{ available: 1, ownStock: false, problem: 'insufficient_stock', option: null },
      optionProblems: [],
    },
  ],
  ...{ subtotal: 240, deliveryFee: 15, total: 255, itemCount: 2, currency: 'AED' },
  ...{ codEnabled: true, deliverBy: '2026-11-25', freeShippingFrom: null },
};
const api = (draft = row()) =>
  new FakeApi()
    .on('GET /draft-orders/12', { draft })
    .on('GET /draft-orders/all', { drafts: [draft], total: 1, page: 1, limit: 20 })
    .on('POST /checkout/quote', quote);
const open = async (fake: FakeApi) => {
  await renderApp('/dashboard/draft-orders/12', { as: admin, api: fake });
  await screen.findByRole('heading', { name: 'Draft 12' });
};
const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it.each([true, false])('DRAFT-13 lists drafts with shopper and state, wide: %s', async (wide) => {
  await renderApp('/dashboard/draft-orders', { as: admin, api: api(), wide });
  const list = within(await screen.findByRole(wide ? 'table' : 'list', { name: 'Draft orders' }));
  for (const text of ['Draft 12', 'Layla Hassan', 'Sami Ops', 'Not sent'])
    expect((await list.findAllByText(text)).length).toBeGreaterThan(0);
});

it('DRAFT-13 says that there is none, that none matches, and that the list failed', async () => {
  const none = { drafts: [], total: 0, page: 1, limit: 20 };
  const fake = api().on('GET /draft-orders/all', none);
  await renderApp('/dashboard/draft-orders', { as: admin, api: fake });
  expect(await screen.findByText('No draft orders yet.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'paid' } });
  expect(await screen.findByText('No draft order matches the filters.')).toBeTruthy();
  expect(fake.callsOf('GET /draft-orders/all').at(-1)?.query.get('state')).toBe('paid');
  fake.on('GET /draft-orders/all', problem(500, 'failed'));
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'sent' } });
  expect(await screen.findByText('The draft orders could not be loaded.')).toBeTruthy();
});

it('DRAFT-12 vendors have no access', async () => {
  const fake = api();
  await renderApp('/dashboard/draft-orders', { as: vendor, api: fake });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
  expect(fake.callsOf('GET /draft-orders/all')).toEqual([]);
});

it('DRAFT-20 DRAFT-28 finds a product while typing, adds it, and saves once', async () => {
  const hit = { id: 3, name: 'Pearl Ring', nameAr: '', image: null, price: 99.99 };
  const product = productRow({ id: 3, name: 'Pearl Ring', price: 99.99, stock: 4 });
  const fake = api()
    .on('GET /products/search', { products: [{ ...hit, offerPrice: null, priceRange: null }] })
    .on('GET /products/one/3', { product: { ...product, sizes: '[]', colors: '[]', variants: [] } })
    .on('POST /draft-orders', { success: true, message: 'Saved.', draft: row() });
  await renderApp('/dashboard/draft-orders/new', { as: admin, api: fake });
  await screen.findByRole('heading', { name: 'New draft order' });
  press('Save draft');
  expect(await screen.findByText('Please add at least one product.')).toBeTruthy();
  // A longer text is refused by the server.
  expect(screen.getByLabelText<HTMLInputElement>(/^Find a product/).maxLength).toBe(80);
  write(/^Find a product/, 'pearl');
  fireEvent.click(await screen.findByRole('button', { name: /Pearl Ring/ }));
  fireEvent.click(await screen.findByRole('button', { name: /^Add One size/ }));
  await waitFor(() => expect(screen.queryByText('Please add at least one product.')).toBeNull());
  write(/^Link of the conversation/, 'http://chat.example.com');
  press('Save draft');
  expect(await screen.findByText(/starts with https/)).toBeTruthy();
  expect(fake.callsOf('POST /draft-orders')).toEqual([]);
  write(/^Link of the conversation/, 'https://chat.example.com/7');
  press('Save draft');
  expect(await screen.findByRole('heading', { name: 'Draft 12' })).toBeTruthy();
  const [sent] = fake.callsOf('POST /draft-orders');
  expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(JSON.parse(sent?.body ?? '')).toMatchObject({
    lines: [{ productId: 3, size: '', color: '', quantity: 1 }],
    conversationUrl: 'https://chat.example.com/7',
  });
});

it('DRAFT-20 shows that less is in stock and that the price has changed', async () => {
  await open(api());
  expect(await screen.findByText('Only 1 in stock')).toBeTruthy();
  expect(screen.getByText('Now AED 120.00 instead of AED 99.99')).toBeTruthy();
});

it('DRAFT-20 fills in what is known of a phone number', async () => {
  const found = {
    ...{ fullName: 'Huda Ali', phone: '+971507770001', email: 'huda@example.com' },
    ...{ city: 'Ajman', area: 'Al Nuaimiya', building: 'Rose Tower', flat: '', order: 'LW-10430' },
  };
  const fake = api().on('POST /draft-orders/find-shopper', { shoppers: [found] });
  await open(fake);
  press(/^Find shopper/);
  fireEvent.click(await screen.findByRole('button', { name: /^Use these details/ }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Huda Ali');
  expect(screen.getByLabelText<HTMLSelectElement>(/^City/).value).toBe('Ajman');
  // An account without an address leaves the one that was typed.
  const none = { city: '', area: '', building: '', flat: '', email: '', order: null };
  fake.on('POST /draft-orders/find-shopper', {
    shoppers: [{ ...found, ...none, fullName: 'Huda Salem' }],
  });
  press(/^Find shopper/);
  fireEvent.click(await screen.findByRole('button', { name: /^Use these details/ }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Huda Salem');
  expect(screen.getByLabelText<HTMLInputElement>(/^Building/).value).toBe('Rose Tower');
  fake.on('POST /draft-orders/find-shopper', { shoppers: [] });
  press(/^Find shopper/);
  expect(await screen.findByText(/^No account or recent order/)).toBeTruthy();
});

it('DRAFT-25 shows a refusal at its field and keeps what was typed', async () => {
  const detail = 'Please enter a valid phone number.';
  const fake = api().on(
    'PUT /draft-orders/12',
    problem(400, detail, { errors: [{ pointer: '#/phone', detail }] }),
  );
  await open(fake);
  write(/^Phone/, '12');
  write(/^Name/, 'Mariam');
  press('Save draft');
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Mariam');
});

it('DRAFT-25 loads what a colleague saved, and the next save is based on it', async () => {
  let version = 1;
  const fake = api()
    .on('GET /draft-orders/12', () => ({
      draft: row(version === 1 ? {} : { version, area: 'Deira' }),
    }))
    .on('PUT /draft-orders/12', ({ body }) => {
      if (JSON.parse(body).version === version && version > 1)
        return { success: true, message: 'ok', draft: row({ version: 3 }) };
      version = 2;
      return problem(409, 'changed', { code: 'changed_meanwhile' });
    });
  await open(fake);
  write(/^Name/, 'Mariam');
  press('Save draft');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Area/).value).toBe('Deira'));
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Mariam');
  press('Save draft');
  await waitFor(() => expect(fake.callsOf('PUT /draft-orders/12')).toHaveLength(2));
  const last = JSON.parse(fake.callsOf('PUT /draft-orders/12')[1]?.body ?? '');
  expect(last).toMatchObject({ version: 2, fullName: 'Mariam', area: 'Deira' });
});

it('DRAFT-25 EDIT-15 a draft that a colleague changed after the question is not withdrawn', async () => {
  const stored = { draft: row() };
  const fake = api()
    .on('GET /draft-orders/12', () => stored)
    .on('POST /draft-orders/12/withdraw', problem(409, 'Changed.', { code: 'changed_meanwhile' }));
  await open(fake);
  press('Withdraw');
  const question = within(await screen.findByRole('alertdialog'));
  stored.draft = row({ version: 2, createdBy: 'Huda Ops' });
  // Returns to the tab after an hour, so that it reads the draft again.
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  window.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Huda Ops')).toBeTruthy();
  now.mockRestore();
  fireEvent.click(question.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Changed.')).toBeTruthy();
  expect(fake.callsOf('POST /draft-orders/12/withdraw').map(({ body }) => body)).toEqual([
    '{"version":1}',
  ]);
});

it('DRAFT-21 prepares the message in both languages, and mails the link once', async () => {
  const done = { success: true, message: 'The link is being sent by email.', draft: row() };
  const fake = api().on('POST /draft-orders/12/send', done);
  await open(fake);
  const chat = screen.getByRole('link', { name: 'WhatsApp: العربية' });
  const href = new URL(chat.getAttribute('href') ?? '');
  expect([href.pathname, href.searchParams.get('text')]).toEqual([
    '/971501234567',
    row().messages.ar,
  ]);
  press('Send by email');
  expect(await screen.findByText('The link is being sent by email.')).toBeTruthy();
  expect(fake.callsOf('POST /draft-orders/12/send').map(({ body }) => body)).toEqual([
    '{"by":"email","version":1}',
  ]);
});

it('DRAFT-04 a bought draft is shown without fields, and can be copied', async () => {
  const order = { operationId: 'OP1', number: 'LW-10500', state: 'paid' as const };
  const copied = { success: true, message: 'ok', draft: row({ id: 13 }) };
  const fake = api(row({ state: 'paid', order }))
    .on('POST /draft-orders/12/copy', copied)
    .on('GET /draft-orders/13', { draft: row({ id: 13 }) });
  await open(fake);
  expect(await screen.findByText(/^A paid or withdrawn draft cannot be changed/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'LW-10500' }).getAttribute('href')).toBe(
    '/dashboard/orders/OP1',
  );
  expect(screen.queryByRole('button', { name: 'Save draft' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  press('Copy draft');
  expect(await screen.findByRole('heading', { name: 'Draft 13' })).toBeTruthy();
});
