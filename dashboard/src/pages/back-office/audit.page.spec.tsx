import { AUDIT_ACTIONS } from '@shop/shop-rules';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const entry = (id: number, more: object = {}) => ({
  id,
  at: '2026-11-21T10:00:00.000Z',
  actorId: 1,
  actorName: 'Huda',
  actorRole: 'admin',
  action: 'changed',
  subject: 'brands',
  subjectId: 7,
  label: 'Lunelle',
  changes: {},
  ...more,
});
const audit = (...entries: object[]) =>
  new FakeApi()
    .on('GET /admin/all', [{ id: 5, name: 'Oud House', about: '', image: null }])
    .on('GET /admin/audit', { entries, next: null });
const open = (path: string, api: FakeApi, locale?: 'ar') =>
  renderApp(path, { as: admin, api, locale });
const lines = async (name: string) =>
  within(await screen.findByRole('table', { name, busy: false }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

it('ADM-AUD-01 shows who did what, with the previous values', async () => {
  const price = { priceFils: { from: 10_000, to: 9050 }, stock: { from: null, to: 3 } };
  const api = audit(
    entry(3, { subject: 'products', label: 'Ring', changes: price }),
    entry(2, {
      subject: 'settings',
      label: '',
      changes: { codEnabled: { from: true, to: false } },
    }),
    entry(1, { subject: 'staff', action: 'password_changed', label: 'Oud House' }),
  );
  await open('/dashboard/audit', api);
  const [first, second, third] = await lines('Audit log');
  expect(first).toMatch(/Changed product Ring.*Huda.*21 Nov 2026/);
  expect(first).toMatch(/Price.*100\.00.*90\.50.*Stocknone 3/);
  expect(second).toMatch(/Changed settings .*Cash on deliveryYes No/);
  expect(third).toContain('New password for account Oud House');
});

it('GOODS-56 names the variant whose offer price changed, with the old and the new one', async () => {
  const changes = {
    'variants/42/#1F2A44/offerPriceFils': { from: 8050, to: 7000 },
    'variants/43/#1F2A44/priceFils': { from: null, to: 10_000 },
  };
  await open('/dashboard/audit', audit(entry(3, { subject: 'products', label: 'Ring', changes })));
  const [line] = await lines('Audit log');
  expect(line).toMatch(/42\/#1F2A44 · Offer price.*80\.50.*70\.00/);
  expect(line).toMatch(/43\/#1F2A44 · Price.*none.*100\.00/);
});

it('PLACE-14 shows the times of schedules in Dubai', async () => {
  const api = audit(
    entry(4, {
      subject: 'banners',
      changes: { shownUntil: { from: null, to: '2026-12-01T20:00:00.000Z' } },
    }),
    entry(3, {
      subject: 'storefront_layout',
      changes: { sections: { from: 'flash', to: 'flash (from 2026-12-01T21:30:00.000Z)' } },
    }),
  );
  await open('/dashboard/audit', api);
  const [banner, section] = await lines('Audit log');
  expect(banner).toMatch(/Shown until *none 2 December 2026 at 12:00/);
  expect(section).toMatch(/flash \(from 2 December 2026 at 1:30.AM\)/);
});

it('ADM-AUD-01 shows an export of orders without naming one order', async () => {
  const exported = { subject: 'orders', action: 'exported', subjectId: 0, label: '' };
  await open('/dashboard/audit', audit(entry(5, { ...exported, changes: { orders: { to: 12 } } })));
  const [line] = await lines('Audit log');
  expect(line).toMatch(/^Exported orders *Huda/);
});

it('ADM-AUD-01 shows the states of an order as text and links to it', async () => {
  const api = audit(
    entry(4, {
      subject: 'orders',
      action: 'refund_requested',
      label: 'ABCDEFGHJKMNPQRSTVWX',
      changes: { payment: { from: 'captured', to: 'refund_pending' } },
    }),
  );
  await open('/dashboard/audit', api);
  const [line] = await lines('Audit log');
  expect(line).toContain('Changed order LW-10433');
  expect(line).toContain('PaymentPayment received Refund in progress');
  expect(screen.getByRole('link', { name: 'LW-10433' }).getAttribute('href')).toBe(
    '/dashboard/orders/ABCDEFGHJKMNPQRSTVWX',
  );
});

it('ADM-AUD-01 shows the state of a return as text, and the time with the comma of the language', async () => {
  const changes = { return: { from: 'refunding', to: 'refunded' } };
  await open('/dashboard/audit', audit(entry(4, { subject: 'orders', changes })), 'ar');
  const [line] = await lines('سجل التغييرات');
  expect(line).toContain('استرداد المبلغ قيد التنفيذ تم استرداد المبلغ');
  expect(line).toMatch(/21 نوفمبر 2026، \d/);
});

it.each(['en', 'ar'] as const)(
  'GOODS-60 every action that the API records has a text (%s)',
  async (locale) => {
    const entries = AUDIT_ACTIONS.map((action, index) =>
      entry(index + 1, { action, label: 'Lunelle' }),
    );
    await open('/dashboard/audit', audit(...entries), locale === 'ar' ? 'ar' : undefined);
    const shown = await lines(locale === 'ar' ? 'سجل التغييرات' : 'Audit log');
    expect(shown).toHaveLength(AUDIT_ACTIONS.length);
    for (const [index, action] of AUDIT_ACTIONS.entries()) {
      const text = shown[index] ?? '';
      expect(text).not.toContain('audit.');
      // The name of an action is in lower case, and of no other language.
      expect(text.startsWith(action.replaceAll('_', ' '))).toBe(false);
      expect(text).toMatch(locale === 'ar' ? /^[\u0600-\u06ff]/ : /^[A-Z]/);
    }
  },
);

it('GOODS-60 says how files changed instead of their names', async () => {
  const name = (id: number, type = 'webp') =>
    `0f${id}a3b4c-1111-4222-8333-44445555666${id}.${type}`;
  const [one, two, three] = [name(1), name(2), name(3)];
  const changes = [
    { image: { from: null, to: one } },
    { image: { from: one, to: two } },
    { icon: { from: one, to: null } },
    { videoUrl: { from: name(4, 'mp4'), to: name(5, 'mp4') } },
    { image: { from: 'https://cdn.example.com/a.webp', to: one } },
    { images: { from: [], to: [one] } },
    { images: { from: [one, two], to: [two, three, one] } },
    { images: { from: [one, two], to: [two, one] } },
    { images: { from: [one, two, name(4, 'mp4')], to: [two] } },
    { images: { from: `["${one}","${two}","4…`, to: [one] } },
    { imageColors: { from: [], to: [{ image: one, color: '#1F2A44' }] } },
    { imageColors: { from: null, to: `[{"image":"${one}","col…` } },
    { images: { from: ['https://cdn.example.com/a.webp'], to: [one] } },
  ];
  await open(
    '/dashboard/audit',
    audit(...changes.map((each, id) => entry(id + 1, { changes: each }))),
  );
  const shown = (await lines('Audit log')).map((line) => line?.split('Image').at(-1));
  const said = [
    'none a picture',
    'a picture another picture',
    'a picture none',
    'a video another video',
    'https://cdn.example.com/a.webp a picture',
    'none 1 picture',
    '2 pictures 3 pictures, 1 new',
    '2 pictures 2 pictures, in another order',
    '3 files 1 picture',
    'many pictures 1 picture',
    'none #1F2A44',
    'none many pictures',
    '1 picture 1 picture',
  ];
  for (const [index, text] of said.entries()) expect(shown[index]?.slice(-text.length)).toBe(text);
  expect(document.body.textContent).not.toContain('4222');
});

it('ADM-AUD-02 shows only that private data changed', async () => {
  await open('/dashboard/audit', audit(entry(1, { changes: { email: {} } })));
  expect((await lines('Audit log'))[0]).toContain('Email addresschanged');
});

it('ADM-AUD-03 filters by person, subject and day, in the address', async () => {
  const { api, address } = await open('/dashboard/audit', audit(entry(1)));
  await screen.findByRole('option', { name: 'Oud House' });
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  choose('Changed by', '5');
  choose('Record type', 'products');
  choose('From', '2026-11-01');
  choose('To', '2026-11-30');
  const query = 'actor=5&subject=products&from=2026-11-01&to=2026-11-30';
  await waitFor(() => expect(address()).toBe(`/dashboard/audit?${query}`));
  await waitFor(() => expect(api.callsOf('GET /admin/audit').at(-1)?.query.toString()).toBe(query));
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(address()).toBe('/dashboard/audit'));
});

it('ADM-AUD-03 shows older entries below the newer ones', async () => {
  const api = audit();
  api.on('GET /admin/audit', ({ query }) =>
    query.get('before') === '2'
      ? { entries: [entry(1, { label: 'Old' })], next: null }
      : { entries: [entry(2, { label: 'New' })], next: 2 },
  );
  await open('/dashboard/audit', api);
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText('Old');
  expect(await lines('Audit log')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
});

it('reports an empty list and a failed load, and offers a retry', async () => {
  const api = audit();
  api.on('GET /admin/audit', () => problem(500, 'Down.'));
  await open('/dashboard/audit', api);
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on('GET /admin/audit', { entries: [], next: null });
  fireEvent.click(again);
  expect(await screen.findByText('No changes recorded yet.')).toBeTruthy();
});

it('ADM-AUD-03 says that nothing matches the filters, not that the list is empty', async () => {
  const api = audit();
  api.on('GET /admin/audit', { entries: [], next: null });
  await open('/dashboard/audit?subject=brands', api);
  expect(await screen.findByText('No changes match these filters.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('No changes recorded yet.')).toBeTruthy();
});

it('ADM-AUD-04 loads the history of a vendor when an admin opens it', async () => {
  const account = { id: 5, name: 'Oud House', about: '', aboutAr: '', image: null, type: 'vendor' };
  const done = entry(1, { subject: 'staff', subjectId: 5, label: 'Oud House' });
  const api = new FakeApi()
    .on('GET /admin/{id}', account)
    .on('GET /admin/audit', { entries: [done], next: null })
    .on('GET /products/all', { products: [], total: 0, page: 1, limit: 20 });
  await open('/dashboard/vendor/5', api);
  const summary = await screen.findByText('History');
  expect(api.callsOf('GET /admin/audit')).toEqual([]);
  fireEvent.click(summary);
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getAllByRole('listitem')).toHaveLength(1);
  expect(api.callsOf('GET /admin/audit')[0]?.query.toString()).toBe(
    'subject=staff&subjectId=5&limit=10',
  );
});

it('ADM-AUD-04 has no history for a vendor', async () => {
  const api = audit()
    .on('GET /admin/{id}', { ...vendor, about: '', aboutAr: '', image: null })
    .on('GET /products/all', { products: [], total: 0, page: 1, limit: 20 });
  await renderApp(`/dashboard/vendor/${vendor.id}`, { as: vendor, api });
  await screen.findByRole('heading', { level: 1, name: vendor.name });
  expect(screen.queryByText('History')).toBeNull();
});
