import type { SellerDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops, withRights } from '@/testing/staff';

const seller = (over: Partial<SellerDto> = {}): SellerDto => ({
  id: 3,
  name: 'Noura Atelier',
  email: 'noura@example.com',
  phone: '+971509876543',
  location: 'Sharjah',
  created_at: '2026-11-18T21:30:00.000Z',
  state: 'open',
  decided_at: null,
  decided_by: null,
  reason: null,
  vendor: null,
  link_until: null,
  ...over,
});
const approved = seller({
  state: 'approved',
  decided_at: '2026-11-19T08:00:00.000Z',
  decided_by: 'Huda',
  vendor: 12,
  link_until: new Date(Date.now() + 86_400_000).toISOString(),
});
const open = async (row: SellerDto, wide = true, as = admin) => {
  const api = new FakeApi().on('GET /seller/all-sellers', {
    sellers: [row],
    total: 1,
    page: 1,
    limit: 20,
  });
  const page = await renderApp('/dashboard/sellers', { as, api, wide });
  await screen.findByText('Noura Atelier');
  return page;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it.each([true, false])(
  'ADM-SELL-01 lists id, name, contacts and city, as a table (%s) or as cards',
  async (wide) => {
    await open(seller(), wide);
    expect(screen.getByRole('heading', { level: 1, name: 'Seller requests' })).toBeTruthy();
    expect(screen.getByText(/No\. 3/).textContent).toContain('Sharjah');
    for (const text of ['noura@example.com', '+971509876543', 'Open'])
      expect(within(screen.getByRole('main')).getAllByText(text).length).toBeGreaterThan(0);
    expect(screen.getByText(/19 Nov/)).toBeTruthy();
  },
);

it('ADM-SELL-01 filters the requests by state, in the address', async () => {
  const { api, address } = await open(seller());
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'refused' } });
  await waitFor(() => expect(address()).toBe('/dashboard/sellers?state=refused'));
  await waitFor(() =>
    expect(api.callsOf('GET /seller/all-sellers').at(-1)?.query.get('state')).toBe('refused'),
  );
});

it('ADM-SELL-02 asks before a request is approved, and reloads the list', async () => {
  const { api } = await open(seller());
  api.on('POST /seller/3/approve', { success: true, message: 'Done.', seller: approved });
  press('Approve Noura Atelier');
  const question = await screen.findByRole('alertdialog', { name: 'Approve Noura Atelier?' });
  expect(api.callsOf('POST /seller/3/approve')).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText(/Noura Atelier is now a vendor/)).toBeTruthy();
  expect(api.callsOf('POST /seller/3/approve')).toHaveLength(1);
  await waitFor(() =>
    expect(api.callsOf('GET /seller/all-sellers').length).toBeGreaterThanOrEqual(2),
  );
});

it('ADM-SELL-02 says that the address already has an account', async () => {
  const { api } = await open(seller());
  api.on('POST /seller/3/approve', problem(409, 'Taken.', { code: 'username_taken' }));
  press('Approve Noura Atelier');
  const question = await screen.findByRole('alertdialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Approve' }));
  expect(
    await screen.findByText('An account with this email address already exists.'),
  ).toBeTruthy();
});

it('ADM-SELL-03 refuses with a reason, which is required', async () => {
  const { api } = await open(seller());
  api.on('POST /seller/3/refuse', { success: true, message: 'Done.', seller: seller() });
  press('Decline Noura Atelier');
  const window = await screen.findByRole('dialog', { name: 'Decline Noura Atelier?' });
  fireEvent.click(within(window).getByRole('button', { name: 'Decline' }));
  expect(
    await within(window).findByText('Enter a reason. It is sent to the applicant.'),
  ).toBeTruthy();
  fireEvent.change(within(window).getByLabelText('Reason'), { target: { value: ' Not now. ' } });
  fireEvent.click(within(window).getByRole('button', { name: 'Decline' }));
  expect(await screen.findByText('The request of Noura Atelier was declined.')).toBeTruthy();
  expect(JSON.parse(api.callsOf('POST /seller/3/refuse')[0]?.body ?? '')).toEqual({
    reason: 'Not now.',
  });
});

it('ADM-SELL-04 shows who decided and when, links to the vendor and mails the link again', async () => {
  const { api } = await open(approved);
  api.on('POST /seller/3/invite', { success: true, message: 'Done.', seller: approved });
  expect(screen.getByText('Huda').parentElement?.textContent).toMatch(/Huda · 19 Nov/);
  const link = screen
    .getAllByRole('link', { name: 'Approved' })
    .map((each) => each.getAttribute('href'));
  expect(link).toEqual(['/dashboard/vendor/12']);
  expect(screen.queryByRole('button', { name: /Approve|Decline/ })).toBeNull();
  press('Send the link again to Noura Atelier');
  expect(await screen.findByText('A new link is being sent to noura@example.com.')).toBeTruthy();
  expect(api.callsOf('POST /seller/3/invite')).toHaveLength(1);
});

it('ADM-SELL-04 shows why a request was refused, and can still approve it', async () => {
  await open(seller({ state: 'refused', decided_by: 'Huda', reason: 'Enough oud.' }));
  expect(screen.getByText('Enough oud.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Approve Noura Atelier' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Decline Noura Atelier' })).toBeNull();
});

it('RIGHT-12 links to the page of the vendor only for accounts that may open it', async () => {
  const link = () => screen.queryByRole('link', { name: 'Approved' });
  await open(approved);
  expect(link()?.getAttribute('href')).toBe('/dashboard/vendor/12');
  cleanup();
  await open(approved, true, withRights(ops, { and: ['sellerRequests.decide'] }));
  expect(screen.getByText('Approved', { selector: 'span span' })).toBeTruthy();
  expect(link()).toBeNull();
});
