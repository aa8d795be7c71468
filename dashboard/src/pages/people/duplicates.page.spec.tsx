import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops, withRights } from '@/testing/staff';

const account = (id: number, over: object = {}) => ({
  id,
  name: 'Mariam Saleh',
  email: `mariam${id}@example.com`,
  phone: '+971501234567',
  createdAt: '2026-01-05T08:00:00.000Z',
  isBlocked: false,
  orders: id,
  spent: 1234.5,
  lastOrderAt: '2026-11-18T21:30:00.000Z',
  ...over,
});
const pair = (over: object = {}) => ({
  first: account(5),
  second: account(9, { name: 'Maryam Saleh', orders: 0, spent: 0, lastOrderAt: null }),
  reasons: ['address', 'phone'],
  dismissed: null,
  ...over,
});
const answer = (...pairs: object[]) => ({ pairs, total: pairs.length, page: 1, limit: 20 });
const LIST = 'GET /admin/shopper-pairs';
const DISMISS = 'POST /admin/shopper-pairs/dismiss';
const shop = (...pairs: object[]) => new FakeApi().on(LIST, answer(...pairs));
const open = (api: FakeApi, as: typeof admin = admin) =>
  renderApp('/dashboard/users/duplicates', { as, api });
const bodyOf = async (api: FakeApi, route: string): Promise<unknown> => {
  const [call, ...more] = await waitFor(() => {
    const calls = api.callsOf(route);
    expect(calls).not.toEqual([]);
    return calls;
  });
  expect(more).toEqual([]);
  return JSON.parse(call?.body || 'null');
};

it('PERSON-43 shows both accounts with what they have in common', async () => {
  await open(shop(pair()));
  const row = within(await screen.findByRole('list', { name: 'Probable duplicates' }));
  expect(row.getByText('Same phone number')).toBeTruthy();
  expect(row.getByText('Same name and address')).toBeTruthy();
  expect(row.queryByText('Same mailbox')).toBeNull();
  expect(row.getByText('mariam5@example.com')).toBeTruthy();
  expect(row.getByText('mariam9@example.com')).toBeTruthy();
  const merges = row.getAllByRole('link', { name: /^Merge into this account/ });
  expect(merges.map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/users/5?merge=9',
    '/dashboard/users/9?merge=5',
  ]);
});

it('PERSON-42 dismisses a pair, which is then no longer listed', async () => {
  let isDismissed = false;
  const api = new FakeApi()
    .on(LIST, () => (isDismissed ? answer() : answer(pair())))
    .on(DISMISS, () => {
      isDismissed = true;
      return { message: 'The accounts are marked as two persons.' };
    });
  await open(api);
  fireEvent.click(await screen.findByRole('button', { name: /^Not the same person: Mariam/ }));
  expect(await screen.findByText('No probable duplicates.')).toBeTruthy();
  expect(await bodyOf(api, DISMISS)).toEqual({ first: 5, second: 9 });
});

it('PERSON-42 shows who dismissed a pair, and undoes it', async () => {
  const dismissed = { at: '2026-11-20T08:00:00Z', by: 'Shop Admin' };
  const route = 'POST /admin/shopper-pairs/restore';
  const api = shop(pair({ dismissed })).on(route, { message: 'Listed again.' });
  await renderApp('/dashboard/users/duplicates?state=dismissed', { as: admin, api });
  expect(await screen.findByText(/Not the same person: Shop Admin, /)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Merge into/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Undo: / }));
  expect(await bodyOf(api, route)).toEqual({ first: 5, second: 9 });
  expect(await screen.findByText('Listed again.')).toBeTruthy();
});

it('PERSON-42 says why a decision is refused', async () => {
  const refusal = 'One of these accounts no longer exists.';
  await open(shop(pair()).on(DISMISS, () => problem(404, refusal)));
  fireEvent.click(await screen.findByRole('button', { name: /^Not the same person/ }));
  expect(await screen.findByText(refusal)).toBeTruthy();
});

it('PERSON-43 a blocked account cannot be merged', async () => {
  await open(shop(pair({ second: account(9, { isBlocked: true }) })));
  expect(await screen.findByText('Blocked: cannot be merged')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Merge into/ })).toBeNull();
});

it('PERSON-42 staff who may not merge see the pairs and decide nothing', async () => {
  await open(shop(pair()), withRights(ops, { and: ['shoppers.view'] }));
  expect(await screen.findByText('mariam9@example.com')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Not the same person/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /^Merge into/ })).toBeNull();
});

it('PERSON-43 the list of shoppers links to the pairs with their number', async () => {
  const api = shop(pair(), pair({ first: account(6) })).on('GET /users/all', {
    users: [],
    total: 0,
    page: 1,
    limit: 20,
  });
  await renderApp('/dashboard/users', { as: admin, api });
  const link = await screen.findByRole('link', { name: 'Probable duplicates (2)' });
  expect(link.getAttribute('href')).toBe('/dashboard/users/duplicates');
});

it('PERSON-43 says that there are no pairs, and that they could not be loaded', async () => {
  const api = new FakeApi().on(LIST, () => problem(500, 'Failure.'));
  await open(api);
  expect(await screen.findByText('The probable duplicates could not be loaded.')).toBeTruthy();
  api.on(LIST, answer());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No probable duplicates.')).toBeTruthy();
});
