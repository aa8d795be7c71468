import type {
  CashStatementRowDto,
  CouponDto,
  LandingDto,
  StaffReturnDto,
  StatementDto,
} from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';
import { categoryRow, orderRow, stuckRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const outdated = () => problem(409, 'A colleague was faster.', { code: 'changed_meanwhile' });
const HOUR_MS = 3_600_000;
afterEach(() => jest.restoreAllMocks());

/** Returns to the tab after an hour, so that it reads what it shows again. */
const comeBack = () => {
  const later = Date.now() + HOUR_MS;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  window.dispatchEvent(new Event('visibilitychange'));
};
const sent = (api: FakeApi, call: string) =>
  api.callsOf(call).map(({ body }): Record<string, unknown> => JSON.parse(body));
type Area = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;
const press = (name: string | RegExp, area: Area = screen) =>
  fireEvent.click(area.getByRole('button', { name }));
const field = (label: RegExp, area: Area) => area.getByLabelText<HTMLInputElement>(label);
const write = (label: RegExp, value: string, area: Area) =>
  fireEvent.change(field(label, area), { target: { value } });
const dialogOf = async () => within(await screen.findByRole('dialog'));

it('EDIT-15 COUPON-15 a coupon whose list was read again under an open form is not overwritten', async () => {
  let stored: CouponDto = {
    ...{ id: 4, code: 'EID10', amount: null, percent: 10, target: 'goods', minimum: 0 },
    ...{ startsAt: '2026-11-01T08:00:00.000Z', endsAt: null, maxUses: null, maxUsesPerShopper: 1 },
    ...{ shopper: null, isPersonal: false, note: '', uses: 0, given: 0, state: 'running' },
    ...{ reason: 'added', sourceOrder: null, version: 1, createdAt: '2026-11-01T08:00:00.000Z' },
  } as CouponDto;
  const api = new FakeApi()
    .on('GET /coupons/all', () => ({ coupons: [stored], total: 1, page: 1, limit: 20 }))
    .on('POST /coupons/update/4', ({ body }) => {
      const input = JSON.parse(body) as CouponDto;
      if (input.version !== stored.version) return outdated();
      stored = { ...stored, ...input, version: input.version + 1 };
      return { success: true, message: '', coupon: stored };
    });
  await renderApp('/dashboard/coupons', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit: EID10/ }));
  const dialog = await dialogOf();
  write(/^Note/, 'For Eid', dialog);
  stored = { ...stored, percent: 25, version: 2 };
  comeBack();
  await waitFor(() => expect(api.callsOf('GET /coupons/all')).toHaveLength(2));
  press('Save', dialog);
  await waitFor(() => expect(field(/^Percent/, dialog).value).toBe('25'));
  expect(sent(api, 'POST /coupons/update/4')).toMatchObject([{ version: 1, note: 'For Eid' }]);
  expect(field(/^Note/, dialog).value).toBe('For Eid');
  press('Save', dialog);
  await waitFor(() => expect(stored).toMatchObject({ percent: 25, note: 'For Eid', version: 3 }));
});

const statementRow = (over: Partial<StatementDto> = {}): StatementDto => ({
  ...{ id: 7, number: 'VS-7', vendorId: 5, vendor: 'Oud House', month: '2026-10' },
  ...{ issuedAt: '2026-11-01T08:00:00.000Z', paidOn: null, reference: '', version: 0 },
  ...{ entries: 1, sales: 100, refunds: 0, commission: 10, payout: 90, commissionVat: null },
  ...over,
});

it('EDIT-15 a payment that a colleague corrected after the question is not removed', async () => {
  let stored = statementRow({ paidOn: '2026-11-10', reference: 'FT 1', version: 1 });
  const api = new FakeApi()
    .on('GET /vendor-statements/7', () => ({ statement: stored }))
    .on('GET /vendor-statements/7/entries', { entries: [], total: 0, page: 1, limit: 20 })
    .on('PUT /vendor-statements/7/payment', outdated);
  await renderApp('/dashboard/vendor-statements/7', { as: admin, api });
  await screen.findByText('FT 1');
  press('Mark as not paid');
  const question = within(await screen.findByRole('alertdialog'));
  stored = { ...stored, reference: 'FT 2', version: 2 };
  comeBack();
  await screen.findByText('FT 2');
  press('Mark as not paid', question);
  expect(await screen.findByText('A colleague was faster.')).toBeTruthy();
  expect(sent(api, 'PUT /vendor-statements/7/payment')).toMatchObject([{ version: 1 }]);
});

it('EDIT-15 a payout that a colleague recorded meanwhile is not overwritten', async () => {
  let stored = statementRow();
  const api = new FakeApi()
    .on('GET /vendor-statements/7', () => ({ statement: stored }))
    .on('GET /vendor-statements/7/entries', { entries: [], total: 0, page: 1, limit: 20 })
    .on('PUT /vendor-statements/7/payment', ({ body }) => {
      const input = JSON.parse(body) as StatementDto;
      if (input.version !== stored.version) return outdated();
      stored = { ...stored, ...input, version: input.version + 1 };
      return { success: true, message: '', statement: stored };
    });
  await renderApp('/dashboard/vendor-statements/7', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Mark as paid' }));
  const dialog = await dialogOf();
  write(/^Reference/, 'FT 1', dialog);
  stored = { ...stored, paidOn: '2026-11-10', reference: 'FT 2', version: 1 };
  comeBack();
  await waitFor(() => expect(api.callsOf('GET /vendor-statements/7').length).toBeGreaterThan(1));
  await screen.findByText('FT 2');
  press('Save payment', dialog);
  expect(await dialog.findByText('A colleague was faster.')).toBeTruthy();
  expect(sent(api, 'PUT /vendor-statements/7/payment')).toMatchObject([{ version: 0 }]);
  expect(stored.reference).toBe('FT 2');
  expect(field(/^Reference/, dialog).value).toBe('FT 1');
});

it('EDIT-15 the note of a colleague about a row is shown before it is replaced', async () => {
  let stored: CashStatementRowDto = {
    ...{ id: 9, kind: 'less', cash: 'collected', row: 2, lines: 1, waybill: '43000000001' },
    ...{ stated: 10, collected: 20, operationId: null, number: null, collectedAt: null },
    ...{ bookedAt: null, bookedIn: null, note: '', noteVersion: 0, notedBy: null, notedAt: null },
  } as CashStatementRowDto;
  const statement = {
    ...{ id: 3, fileName: 'cod.xlsx', waybillHeading: 'AWB', amountHeading: 'COD', version: 0 },
    ...{ from: null, to: null, createdAt: '2026-11-10T08:00:00.000Z', uploadedBy: 'Huda' },
    ...{
      bookedAt: null,
      undoneAt: null,
      kinds: [{ kind: 'less', rows: 1, stated: 10, booked: 0 }],
    },
  };
  const api = new FakeApi()
    .on('GET /admin/cash-statements/3', { statement })
    .on('GET /admin/cash-statements/3/rows', () => ({
      ...{ rows: [stored], total: 1, page: 1, limit: 20 },
    }))
    .on('PUT /admin/cash-statements/3/rows/9/note', ({ body }) => {
      const input = JSON.parse(body) as { note: string; version: number };
      if (input.version !== stored.noteVersion) return outdated();
      stored = { ...stored, note: input.note, noteVersion: input.version + 1 };
      return { success: true, message: 'Saved.', row: stored };
    });
  await renderApp('/dashboard/cash-statements/3', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: /^Add note/ }));
  const dialog = await dialogOf();
  write(/^Note/, 'Asked the carrier', dialog);
  stored = { ...stored, note: 'Paid on Monday', noteVersion: 1 };
  comeBack();
  await waitFor(() =>
    expect(api.callsOf('GET /admin/cash-statements/3/rows').length).toBeGreaterThan(1),
  );
  press(/^Save/, dialog);
  await waitFor(() =>
    expect(sent(api, 'PUT /admin/cash-statements/3/rows/9/note')).toEqual([
      { note: 'Asked the carrier', version: 0 },
    ]),
  );
  expect(await dialog.findByText(/Paid on Monday/)).toBeTruthy();
  expect(stored.note).toBe('Paid on Monday');
  // What is saved after the refusal is not replaced unseen either.
  stored = { ...stored, note: 'Paid on Tuesday', noteVersion: 2 };
  comeBack();
  expect(await dialog.findByText(/Paid on Tuesday/)).toBeTruthy();
  const reads = api.callsOf('GET /admin/cash-statements/3/rows').length;
  press(/^Save/, dialog);
  await waitFor(() =>
    expect(api.callsOf('GET /admin/cash-statements/3/rows').length).toBeGreaterThan(reads),
  );
  expect(stored.note).toBe('Paid on Tuesday');
  press(/^Save/, dialog);
  await waitFor(() => expect(stored.note).toBe('Asked the carrier'));
  expect(
    sent(api, 'PUT /admin/cash-statements/3/rows/9/note').map(({ version }) => version),
  ).toEqual([0, 1, 2]);
});

/** Words that lead to pages; `stored` can be replaced, as by a colleague. */
const landingShop = (...rows: LandingDto[]) => {
  const shop = { stored: rows };
  const api = new FakeApi()
    .on('GET /search-words', { synonyms: [], total: 0 })
    .on('GET /search-words/missing', { missing: [] })
    .on('GET /search-words/landings', () => ({ landings: shop.stored }))
    .on('GET /categories/all', [categoryRow()])
    .on('GET /brands/all', [])
    .on('PUT /search-words/landings', ({ body }) => {
      const { before, ...input } = JSON.parse(body) as LandingDto & { before?: string | null };
      if (before !== undefined && before !== (shop.stored[0]?.path ?? null)) {
        const detail = `These words lead to ${shop.stored[0]?.path}.`;
        return problem(409, detail, {
          code: 'changed_meanwhile',
          errors: [{ pointer: '#/words', detail }],
        });
      }
      shop.stored = [{ ...input, id: 1 }];
      return { success: true, message: '', landing: shop.stored[0] };
    });
  return { api, shop };
};
const chooseLanding = async (words: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a page' }));
  const dialog = await dialogOf();
  write(/^Search/, words, dialog);
  const path = `/category/${categoryRow().id}`;
  await dialog.findByRole('option', { name: categoryRow().name });
  fireEvent.change(dialog.getByRole('combobox'), { target: { value: path } });
  return { dialog, path };
};
const LANDINGS = 'PUT /search-words/landings';

it('WORDS-21 the page that a colleague has chosen for words is named, and replaced by saving again', async () => {
  const { api, shop } = landingShop();
  await renderApp('/dashboard/search-words', { as: admin, api });
  const { dialog, path } = await chooseLanding('Henna');
  shop.stored = [{ id: 1, words: 'henna', path: '/category/12' }];
  press(/^Save/, dialog);
  expect(await dialog.findByText('These words lead to /category/12.')).toBeTruthy();
  expect(shop.stored[0]?.path).toBe('/category/12');
  press(/^Save/, dialog);
  await waitFor(() => expect(shop.stored[0]?.path).toBe(path));
  expect(sent(api, LANDINGS).map((body) => body['before'])).toEqual([null, undefined]);
});

it('EDIT-15 WORDS-21 a page that was read again under the open form is not replaced unseen', async () => {
  const { api, shop } = landingShop();
  await renderApp('/dashboard/search-words', { as: admin, api });
  const { dialog } = await chooseLanding('henna');
  shop.stored = [{ id: 1, words: 'henna', path: '/category/12' }];
  comeBack();
  expect(await screen.findByText('/category/12')).toBeTruthy();
  press(/^Save/, dialog);
  expect(await dialog.findByText('These words lead to /category/12.')).toBeTruthy();
  expect(shop.stored[0]?.path).toBe('/category/12');
});

it('EDIT-15 WORDS-21 a refusal of other words does not let a save replace a page unseen', async () => {
  const { api, shop } = landingShop();
  await renderApp('/dashboard/search-words', { as: admin, api });
  const { dialog } = await chooseLanding('henna');
  shop.stored = [{ id: 1, words: 'henna', path: '/category/12' }];
  press(/^Save/, dialog);
  await dialog.findByText('These words lead to /category/12.');
  shop.stored = [{ id: 2, words: 'abaya', path: '/category/13' }];
  write(/^Search/, 'abaya', dialog);
  press(/^Save/, dialog);
  expect(await dialog.findByText('These words lead to /category/13.')).toBeTruthy();
  expect(sent(api, LANDINGS).map((body) => body['before'])).toEqual([null, null]);
  expect(shop.stored[0]?.path).toBe('/category/13');
});

const returnRow = (over: Partial<StaffReturnDto> = {}): StaffReturnDto => ({
  ...{ id: 12, operationId: '1234567890123', number: 'LW-10427', state: 'approved' },
  ...{ reason: 'faulty', note: 'The pearl is loose.', refusal: '', pictures: [], refund: null },
  ...{ createdAt: '2026-11-18T08:00:00.000Z', shopper: 'Layla Hassan', phone: '+971501234567' },
  ...{ email: 'layla@example.com', city: 'Dubai', paymentMethod: 'card', deliveryFee: 25 },
  steps: [{ state: 'requested', at: '2026-11-18T08:00:00.000Z' }],
  lines: [returnLine()],
  refundFailed: false,
  ...over,
});
const returnLine = (received: number | null = null, good = received) => ({
  ...{ lineId: 7, productId: 3, name: 'Pearl Ring', nameAr: '', image: null, size: '', color: '' },
  ...{ price: 99.99, quantity: 2, paid: 199.98, received, good },
});
/** A return that can be replaced, as by a colleague; decisions about an outdated one are refused. */
const returnShop = (row: StaffReturnDto) => {
  const shop = { stored: row };
  const decide = (state: StaffReturnDto['state'], { body }: { body: string }) => {
    const { before } = JSON.parse(body) as { before: string };
    const seen = JSON.parse(before) as { state: string; received: Record<string, unknown[]> };
    const [received, good] = seen.received['7'] ?? [];
    const [line] = shop.stored.lines;
    if (seen.state !== shop.stored.state || received !== line?.received || good !== line?.good)
      return outdated();
    shop.stored = { ...shop.stored, state };
    return { success: true, message: '', return: shop.stored };
  };
  const api = new FakeApi()
    .on('GET /returns/12', () => ({ return: shop.stored }))
    .on('POST /users/orders/one/{id}/refund/quote', {
      goods: 99.99,
      amount: 99.99,
      refundable: 200,
    })
    .on('POST /returns/12/refuse', (call) => decide('refused', call))
    .on('POST /returns/12/receive', (call) => decide('received', call))
    .on('POST /returns/12/refund', (call) => decide('refunding', call));
  return { api, shop };
};
const readAgain = async (api: FakeApi, call: string) => {
  const reads = api.callsOf(call).length;
  comeBack();
  await waitFor(() => expect(api.callsOf(call).length).toBeGreaterThan(reads));
};

it('DAY-03 DAY-05 a return that a colleague has received meanwhile is not refused unseen, and the typed reason stays', async () => {
  const { api, shop } = returnShop(returnRow());
  await renderApp('/dashboard/returns/12', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = await dialogOf();
  write(/^Reason/, 'The seal is open.', dialog);
  shop.stored = returnRow({ state: 'received', lines: [returnLine(2, 1)] });
  await readAgain(api, 'GET /returns/12');
  press('Refuse', dialog);
  expect(await screen.findByText('A colleague was faster.')).toBeTruthy();
  expect(shop.stored.state).toBe('received');
  expect(field(/^Reason/, dialog).value).toBe('The seal is open.');
  press('Refuse', dialog);
  await waitFor(() => expect(shop.stored.state).toBe('refused'));
});

it('DAY-05 a typed reason stays when a colleague has ended the return', async () => {
  const { api, shop } = returnShop(returnRow());
  await renderApp('/dashboard/returns/12', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  const dialog = await dialogOf();
  write(/^Reason/, 'The seal is open.', dialog);
  shop.stored = returnRow({ state: 'refunded', lines: [returnLine(2, 1)] });
  await readAgain(api, 'GET /returns/12');
  await screen.findByText('Refunded');
  expect(field(/^Reason/, dialog).value).toBe('The seal is open.');
  press('Close', dialog);
  press('Leave', within(await screen.findByRole('alertdialog')));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Refuse' })).toBeNull());
});

it('DAY-03 quantities that a colleague has counted meanwhile are shown before they are replaced', async () => {
  const { api, shop } = returnShop(returnRow());
  await renderApp('/dashboard/returns/12', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Record arrival' }));
  const dialog = await dialogOf();
  shop.stored = returnRow({ state: 'received', lines: [returnLine(1, 0)] });
  await readAgain(api, 'GET /returns/12');
  press('Record arrival', dialog);
  expect(await dialog.findByText('A colleague has recorded: 1 arrived, 0 good')).toBeTruthy();
  expect(shop.stored.lines[0]?.received).toBe(1);
  expect(await screen.findByText('A colleague was faster.')).toBeTruthy();
  press('Record arrival', dialog);
  await waitFor(() => expect(sent(api, 'POST /returns/12/receive')).toHaveLength(2));
});

it('DAY-03 what arrived of a return is not refunded after a colleague has corrected it', async () => {
  const { api, shop } = returnShop(returnRow({ state: 'received', lines: [returnLine(2)] }));
  await renderApp('/dashboard/returns/12', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Refund' }));
  const dialog = await dialogOf();
  await waitFor(() => expect(field(/^Amount/, dialog).value).toBe('99.99'));
  shop.stored = returnRow({ state: 'received', lines: [returnLine(1)] });
  press('Refund', dialog);
  expect(await screen.findByText('A colleague was faster.')).toBeTruthy();
  expect(shop.stored.state).toBe('received');
});

it('DAY-05 a coupon stays open with what is typed when a colleague’s change takes it out of the list', async () => {
  const row = {
    ...{ id: 4, code: 'EID10', amount: null, percent: 10, target: 'goods', minimum: 0 },
    ...{ startsAt: '2026-11-01T08:00:00.000Z', endsAt: null, maxUses: null, maxUsesPerShopper: 1 },
    ...{ shopper: null, isPersonal: false, note: '', uses: 0, given: 0, state: 'running' },
    ...{ reason: 'added', sourceOrder: null, version: 1, createdAt: '2026-11-01T08:00:00.000Z' },
  } as CouponDto;
  let stored = row;
  const api = new FakeApi()
    .on('GET /coupons/all', () => {
      const coupons = stored.state === 'running' ? [stored] : [];
      return { coupons, total: coupons.length, page: 1, limit: 20 };
    })
    .on('GET /coupons/4', () => ({ coupon: stored }))
    .on('POST /coupons/update/4', ({ body }) => {
      const input = JSON.parse(body) as CouponDto;
      if (input.version !== stored.version) return outdated();
      stored = { ...stored, ...input, version: input.version + 1 };
      return { success: true, message: '', coupon: stored };
    });
  await renderApp('/dashboard/coupons?state=running', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: /^Edit: EID10/ }));
  const dialog = await dialogOf();
  write(/^Note/, 'For Eid', dialog);
  stored = { ...row, state: 'planned', percent: 25, version: 2 };
  await readAgain(api, 'GET /coupons/all');
  expect(field(/^Note/, dialog).value).toBe('For Eid');
  press('Save', dialog);
  await waitFor(() => expect(field(/^Percent/, dialog).value).toBe('25'));
  press('Save', dialog);
  await waitFor(() => expect(stored).toMatchObject({ percent: 25, note: 'For Eid', version: 3 }));
});

const SETTLE = /^Settled outside/;
it.each<[name: string, page: string, read: string, before: object, after: object]>([
  [
    'the list of stuck orders',
    'stuck-orders',
    'GET /admin/stuck-orders',
    { orders: [stuckRow({ kind: 'refund_failed' })], total: 1 },
    { orders: [], total: 0 },
  ],
  [
    'an order',
    'orders/ABCDEFGHJKMNPQRSTVWX',
    'GET /users/orders/one/ABCDEFGHJKMNPQRSTVWX',
    {
      order: orderRow({
        paymentState: 'refund_failed',
        failedRefunds: [
          {
            ...{ amount: 20.5, problem: 'Card closed', failedAt: '2026-11-20T08:00:00.000Z' },
            ...{ reason: '', requestedBy: '', requestedAt: null },
          },
        ],
      }),
    },
    { order: orderRow() },
  ],
  [
    'a return',
    'returns/12',
    'GET /returns/12',
    { return: returnRow({ refundFailed: true }) },
    { return: returnRow({ refundFailed: false }) },
  ],
])(
  'DAY-05 what is typed about a failed refund of %s stays when a colleague has settled it',
  async (_name, page, read, before, after) => {
    let stored = before;
    const api = new FakeApi()
      .on(read, () => stored as never)
      .on('GET /users/orders/one/{id}/notes', { notes: [] });
    await renderApp(`/dashboard/${page}`, { as: admin, api });
    fireEvent.click(await screen.findByRole('button', { name: SETTLE }));
    const dialog = await dialogOf();
    write(/^Reference/, 'FT-12', dialog);
    stored = after;
    await readAgain(api, read);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field(/^Reference/, dialog).value).toBe('FT-12');
    press('Close', dialog);
    press('Leave', within(await screen.findByRole('alertdialog')));
    await waitFor(() => expect(screen.queryByRole('button', { name: SETTLE })).toBeNull());
  },
);

it('DAY-05 what is typed about a duplicate refund stays when a colleague has resolved it', async () => {
  const read = 'GET /users/orders/one/ABCDEFGHJKMNPQRSTVWX';
  let stored = orderRow({ refundedTwice: 20.5 });
  const api = new FakeApi()
    .on(read, () => ({ order: stored }))
    .on('GET /users/orders/one/{id}/notes', { notes: [] });
  await renderApp('/dashboard/orders/ABCDEFGHJKMNPQRSTVWX', { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as resolved/ }));
  const dialog = await dialogOf();
  write(/^Resolution/, 'Paid back.', dialog);
  stored = orderRow();
  await readAgain(api, read);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(field(/^Resolution/, dialog).value).toBe('Paid back.');
});
