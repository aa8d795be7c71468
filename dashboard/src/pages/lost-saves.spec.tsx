import { jest } from '@jest/globals';
import { rightsOf } from '@shop/shop-rules';
import { FakeApi, makeSettings, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { orderRow } from '@/testing/rows';
import { admin } from '@/testing/staff';

afterEach(() => {
  jest.restoreAllMocks();
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});

interface Stored {
  version: number;
  [name: string]: unknown;
}
/** A form of what has a version: the server has it already when the response of the first save is lost. */
interface Form {
  page: string;
  read: string;
  write: string;
  row: Stored;
  /** The response to a read. */
  shown?: (row: Stored) => object;
  /** The field that is changed, as it is shown and as it is sent. */
  field: [label: RegExp, text: string];
  /** Opens the form. */
  open?: RegExp;
  save: string;
  saved: string;
  more?: Record<string, object>;
}

const settings = {
  ...makeSettings(),
  version: 3,
  contactPhone: '+971 50 000 0000',
  contactEmail: 'hello@liwan.example',
};
const coupon = {
  ...{ id: 4, code: 'EID10', amount: null, percent: 10, target: 'goods', minimum: 0, version: 1 },
  ...{ startsAt: '2026-11-01T08:00:00.000Z', endsAt: null, maxUses: null, maxUsesPerShopper: 1 },
  ...{ shopper: null, isPersonal: false, note: '', uses: 0, given: 0, state: 'running' },
  ...{ reason: 'added', sourceOrder: null, createdAt: '2026-11-01T08:00:00.000Z' },
};
const payout = {
  ...{ id: 7, number: 'VS-7', vendorId: 5, vendor: 'Oud House', month: '2026-10', version: 0 },
  ...{ issuedAt: '2026-11-01T08:00:00.000Z', paidOn: '2026-11-10', reference: 'FT 1' },
  ...{ entries: 1, sales: 100, refunds: 0, commission: 10, payout: 90, commissionVat: null },
};
const synonym = { id: 4, kind: 'both', terms: ['oud', 'oudh'], means: [], version: 1 };

const FORMS: Record<string, Form> = {
  settings: {
    page: 'settings',
    read: 'GET /settings',
    write: 'PUT /admin/settings',
    row: settings,
    field: [/^Email/, 'sales@liwan.example'],
    save: 'Save settings',
    saved: 'The settings are saved.',
  },
  'business details': {
    page: 'business-details',
    read: 'GET /admin/business-details',
    write: 'PUT /admin/business-details',
    row: {
      ...{ version: 2, legalName: '', invoiceAddress: 'Dubai', invoiceAddressAr: '' },
      ...{ taxNumber: '', taxRecordYears: 5, pickupName: 'Warehouse', pickupLine1: 'Street 1' },
      ...{ pickupLine2: '', pickupCity: 'Dubai', pickupPhone: '+971 4 555 0123' },
    },
    field: [/^Legal name/, 'Liwan LLC'],
    save: 'Save details',
    saved: 'The business details are saved.',
    more: { 'GET /settings': settings },
  },
  'cash rules': {
    page: 'cash-orders/rules',
    read: 'GET /cash-rules',
    write: 'PUT /cash-rules',
    row: {
      ...{ version: 4, newPhone: true, above: true, aboveAmount: 1000, returned: true },
      ...{ retryMinutes: 120, leastCalls: 3 },
    },
    field: [/^Amount in AED/, '750'],
    save: 'Save rules',
    saved: 'Rules saved',
  },
  'the rule for late parcels': {
    page: 'late-parcels',
    read: 'GET /admin/late-parcels/rule',
    write: 'PUT /admin/late-parcels/rule',
    row: { version: 1, enabled: true, coupon: 20 },
    field: [/^Amount of the coupon/, '30'],
    save: 'Save setting',
    saved: 'Setting saved.',
    more: {
      'GET /admin/late-parcels/weeks': { weeks: [] },
      'GET /admin/late-parcels': { parcels: [], total: 0, page: 1, limit: 20 },
    },
  },
  'a coupon': {
    page: 'coupons',
    read: 'GET /coupons/all',
    write: 'POST /coupons/update/4',
    row: coupon,
    shown: (row) => ({ coupons: [row], total: 1, page: 1, limit: 20 }),
    field: [/^Note/, 'For Eid'],
    open: /^Edit: EID10/,
    save: 'Save',
    saved: 'Coupon saved.',
  },
  'a payout': {
    page: 'vendor-statements/7',
    read: 'GET /vendor-statements/7',
    write: 'PUT /vendor-statements/7/payment',
    row: payout,
    shown: (row) => ({ statement: row }),
    field: [/^Reference/, 'FT 2'],
    open: /^Correct payment|^Change payment/,
    save: 'Save payment',
    saved: 'The payment was saved.',
    more: { 'GET /vendor-statements/7/entries': { entries: [], total: 0, page: 1, limit: 20 } },
  },
  'search words': {
    page: 'search-words',
    read: 'GET /search-words',
    write: 'PUT /search-words/4',
    row: synonym,
    shown: (row) => ({ synonyms: [row], total: 1 }),
    field: [/^Words/, 'oud, oudh, aoud'],
    open: /^Edit oud/,
    save: 'Save',
    saved: 'Search words saved.',
    more: {
      'GET /search-words/missing': { missing: [] },
      'GET /search-words/landings': { landings: [] },
      'GET /categories/all': [],
      'GET /brands/all': [],
    },
  },
};

/** A server on which `write` arrives, although the first response is lost. */
const serverOf = ({ read, write, row, shown = (it) => it, more = {} }: Form) => {
  const server = { stored: row, versions: [] as number[] };
  const api = new FakeApi();
  for (const [route, answer] of Object.entries(more)) api.on(route, answer as never);
  api
    .on(read, () => shown(server.stored) as never)
    .on(write, ({ body }) => {
      const input = JSON.parse(body) as Stored;
      server.versions.push(input.version);
      if (input.version !== server.stored.version)
        return problem(409, 'A colleague was faster.', { code: 'changed_meanwhile' });
      server.stored = { ...server.stored, ...input, version: input.version + 1 };
      throw new TypeError('Failed to fetch');
    });
  return { api, server };
};
/** A server on which the session of the first write has ended. */
const endedServerOf = (form: Form) => {
  const { api, server } = serverOf(form);
  let hasEnded = true;
  const saved = (body: string) => {
    const { version, ...input } = JSON.parse(body) as Stored;
    server.versions.push(version);
    server.stored = { ...server.stored, ...input, version: version + 1 };
    return { success: true, message: '' };
  };
  api
    .on(form.write, ({ body }) =>
      hasEnded ? problem(401, 'Please log in.', { code: 'unauthorized' }) : saved(body),
    )
    .on('POST /admin/login', () => {
      hasEnded = false;
      document.cookie = 'XSRF-TOKEN=of-the-new-session';
      return { success: true, message: '', admin };
    });
  return { api, server };
};
const fill = async ({ open, field: [label, text] }: Form) => {
  if (open) fireEvent.click(await screen.findByRole('button', { name: open }));
  const box = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.change(box, { target: { value: text } });
  return box;
};
/** What is not known after a lost response. */
const NOT_SAVED = /(was|were) not (saved|published)|could not be (saved|published)/i;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each(Object.entries(FORMS))(
  'DAY-04 saving %s again after a lost response says that it is saved, and names no colleague',
  async (_name, form) => {
    const { api, server } = serverOf(form);
    await renderApp(`/dashboard/${form.page}`, { as: admin, api });
    const box = await fill(form);
    press(form.save);
    expect(
      await screen.findByText(/^Could not connect\. Nothing you entered is lost/),
    ).toBeTruthy();
    expect(box.value).toBe(form.field[1]);
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
    press(form.save);
    expect(await screen.findByText(form.saved)).toBeTruthy();
    expect(screen.queryByText(/Someone else/)).toBeNull();
    expect(server.stored.version).toBe(form.row.version + 1);
    expect(server.versions).toEqual([form.row.version, form.row.version]);
  },
);

it('DAY-04 saving permissions again after a lost response says that they are saved', async () => {
  const row = {
    version: 3,
    admin: rightsOf('admin'),
    ops: rightsOf('ops'),
    vendor: rightsOf('vendor'),
  };
  const route = 'admin/permissions';
  const form = { read: `GET /${route}`, write: `PUT /${route}`, row } as unknown as Form;
  const { api, server } = serverOf(form);
  await renderApp('/dashboard/permissions', { as: admin, api });
  await screen.findByRole('button', { name: 'Save permissions' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Vendor: See orders' }));
  press('Save permissions');
  await screen.findByText(/^Could not connect\./);
  expect(screen.queryByText(NOT_SAVED)).toBeNull();
  press('Save permissions');
  expect(await screen.findByText('The permissions are saved.')).toBeTruthy();
  expect(screen.queryByText(/Someone else/)).toBeNull();
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(server.versions).toEqual([3, 3]);
});

it.each(Object.entries(FORMS))(
  'EDIT-08 DAY-04 saving %s goes on once after the session has ended, and what was typed stays',
  async (_name, form) => {
    const { api, server } = endedServerOf(form);
    await renderApp(`/dashboard/${form.page}`, { as: admin, api });
    const box = await fill(form);
    press(form.save);
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to the dashboard' }));
    expect(box.value).toBe(form.field[1]);
    fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Admin-pass-1' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText(form.saved)).toBeTruthy();
    expect(server.versions).toEqual([form.row.version]);
  },
);

/** A form of a row without a version, or whose list is read again while it is open. */
interface Editor {
  page: string;
  read: string;
  write: string;
  /** The response to a read, before and after the text has arrived. */
  shown: (text: string | undefined) => object;
  open: RegExp;
  /** Changes a field. */
  field: [label: RegExp, text: string];
  save: string;
  more?: Record<string, object>;
}

const ORDER = '/users/orders/one/ABCDEFGHJKMNPQRSTVWX';
const shopperNote = (text: string) => ({
  ...{ id: 8, text, authorId: admin.id, author: 'Huda', changedAt: null },
  createdAt: '2026-11-20T08:00:00Z',
});
const review = {
  ...{ id: 4, productId: 3, userId: 9, username: 'layla', stars: 2, comment: 'Too small.' },
  ...{ created_at: '2026-11-18T08:00:00.000Z', productName: 'Pearl Ring', productNameAr: '' },
  ...{ shopper: 'Layla Hassan', hiddenAt: null, version: 1 },
};
const returned = (received: number | null) => ({
  ...{ id: 12, operationId: '1234567890123', number: 'LW-10427', reason: 'faulty', note: '' },
  ...{ state: received === null ? 'approved' : 'received', refusal: '', pictures: [] },
  ...{ refund: null, refundFailed: false, steps: [], createdAt: '2026-11-18T08:00:00.000Z' },
  ...{ shopper: 'Layla Hassan', phone: '+971501234567', email: 'layla@example.com' },
  ...{ city: 'Dubai', paymentMethod: 'card', deliveryFee: 25 },
  lines: [
    {
      ...{ lineId: 7, productId: 3, name: 'Pearl Ring', nameAr: '', image: null, size: '' },
      ...{ color: '', price: 99.99, quantity: 2, paid: 199.98, received, good: received },
    },
  ],
});

const EDITORS: Record<string, Editor> = {
  'a note about an order': {
    page: 'orders/ABCDEFGHJKMNPQRSTVWX',
    read: `GET ${ORDER}/notes`,
    write: `PUT ${ORDER}/notes/5`,
    shown: (text = 'Before.') => ({
      notes: [{ id: 5, text, author: 'Huda', mine: true, at: '2026-11-19T06:00:00Z' }],
    }),
    open: /^Edit note/,
    field: [/^Internal note/, 'Mine.'],
    save: 'Save note',
    more: { [`GET ${ORDER}`]: { order: orderRow() }, 'GET /users/orders/tags': { tags: [] } },
  },
  'a note about a shopper': {
    page: 'users/5',
    read: 'GET /admin/shoppers/5/notes',
    write: 'PUT /admin/shoppers/5/notes/8',
    shown: (text = 'Before.') => ({ notes: [shopperNote(text)] }),
    open: /^Edit.*Before/,
    field: [/^Note/, 'Mine.'],
    save: 'Save',
    more: {
      'GET /admin/shoppers/5': {
        ...{ createdAt: '2026-01-05T08:00:00.000Z', blocked: null },
        user: {
          ...{ id: 5, name: 'Mariam Saleh', email: 'mariam@example.com', phone: '', username: '' },
          ...{ gender: 'female', city: 'Dubai', area: '', building: '', flat: '', locale: 'en' },
          ...{ emailVerified: true, wishList: [] },
        },
        figures: {
          ...{ orders: 0, delivered: 0, spent: 0, average: 0, returns: 0 },
          ...{ cashDelivered: 0, cashReturned: 0, cashCancelled: 0 },
        },
      },
    },
  },
  'a reply to a review': {
    page: 'reviews',
    read: 'GET /reviews/all',
    write: 'PUT /reviews/4/reply',
    shown: (reply) => ({
      ...{ total: 1, reviews: [reply ? { ...review, reply, version: 2 } : review] },
    }),
    open: /^Reply to the review/,
    field: [/^Your reply/, 'We are sorry.'],
    save: 'Save reply',
  },
  'what arrived of a return': {
    page: 'returns/12',
    read: 'GET /returns/12',
    write: 'POST /returns/12/receive',
    shown: (text) => ({ return: returned(text === undefined ? null : 1) }),
    open: /^Record arrival/,
    field: [/arrived/i, '1'],
    save: 'Record arrival',
  },
};

it.each(Object.entries(EDITORS))(
  'DAY-04 %s that was saved although the response was lost is not shown as that of a colleague',
  async (_name, { page, read, write, shown, open, field: [label, text], save, more = {} }) => {
    let stored: string | undefined;
    const api = new FakeApi();
    for (const [route, answer] of Object.entries(more)) api.on(route, answer as never);
    api
      .on(read, () => shown(stored) as never)
      .on(write, () => {
        stored = text;
        throw new TypeError('Failed to fetch');
      });
    await renderApp(`/dashboard/${page}`, { as: admin, api });
    fireEvent.click(await screen.findByRole('button', { name: open }));
    const place = screen.queryByRole('dialog') ?? document.body;
    const box = within(place).getAllByLabelText<HTMLInputElement>(label).at(-1);
    if (!box) throw new Error('No field');
    fireEvent.change(box, { target: { value: text } });
    fireEvent.click(within(place).getByRole('button', { name: save }));
    await waitFor(() => expect(api.callsOf(write)).toHaveLength(1));
    const reads = api.callsOf(read).length;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(api.callsOf(read).length).toBeGreaterThan(reads));
    await waitFor(() => expect(box.value).toBe(text));
    expect(screen.queryByText(/Someone else|A colleague/)).toBeNull();
    // Of another text it is said.
    fireEvent.change(box, { target: { value: text === '1' ? '2' : 'Another.' } });
    expect(await within(place).findByText(/Someone else|A colleague/)).toBeTruthy();
  },
);

const PAGE = '/admin/pages/refund';
it.each([
  ['Save draft', `PUT ${PAGE}/draft`, 'The draft is saved.'],
  ['Publish', `PUT ${PAGE}`, 'The page is published.'],
])(
  'DAY-04 pressing "%s" again after a lost response says that it is done, and names no colleague',
  async (name, write, done) => {
    const texts = (title: string) => ({ title, description: 'Refunds.', body: 'Soon.' });
    const row = { page: 'refund', version: 1, en: texts('Refunds'), ar: texts('استرداد') };
    let stored = { ...row, defaults: row, draft: null as object | null, previewPath: '/x' };
    const last = () => ({ version: stored.version, at: '2026-11-21T08:00:00.000Z', actor: 'Huda' });
    const api = new FakeApi()
      .on('GET /settings', makeSettings())
      .on(`GET ${PAGE}`, () => stored as never)
      .on(`GET ${PAGE}/versions`, { versions: [], next: null })
      .on(
        'GET /admin/pages',
        () => [{ page: 'refund', last: last(), draft: stored.draft }] as never,
      )
      .on(write, ({ body }) => {
        const { version, draft, en, ar } = JSON.parse(body);
        const revision = stored.draft ? 7 : 0;
        if (version !== stored.version || draft !== revision)
          return problem(409, 'A colleague was faster.', { code: 'changed_meanwhile' });
        const info = { revision: 7, base: 1, at: '2026-11-21T08:00:00.000Z', actor: 'Huda' };
        // Stored without spaces at the end.
        const trimmed = { ...en, title: en.title.trim() };
        stored =
          name === 'Publish'
            ? { ...stored, version: 2, en: trimmed, ar }
            : { ...stored, draft: { ...info, en: trimmed, ar } };
        throw new TypeError('Failed to fetch');
      });
    await renderApp('/dashboard/pages/refund', { as: admin, api });
    const english = within(await screen.findByRole('region', { name: 'English' }));
    const title = english.getByLabelText('Title');
    fireEvent.change(title, { target: { value: 'Our refunds ' } });
    fireEvent.click(screen.getByRole('button', { name }));
    await screen.findByText(/^Could not connect\./);
    expect(screen.queryByText(NOT_SAVED)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name }));
    expect(await screen.findByText(done)).toBeTruthy();
    expect(screen.queryByText(/^Huda (saved|published)|was faster/)).toBeNull();
    expect(screen.queryByText('Unsaved changes')).toBeNull();
    expect(api.callsOf(write)).toHaveLength(2);
  },
);
