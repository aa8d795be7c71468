import { rightsOf } from '@shop/shop-rules';
import { FakeApi, makeSettings, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

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
    press(form.save);
    expect(await screen.findByText(form.saved)).toBeTruthy();
    expect(screen.queryByText(/Someone else/)).toBeNull();
    expect(server.stored.version).toBe(form.row.version + 1);
    expect(server.versions.slice(0, 2)).toEqual([form.row.version, form.row.version]);
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
