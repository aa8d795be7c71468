import type { MoneyDto, ReconciliationDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor } from '@/testing/staff';

const nothing: MoneyDto = {
  captured: 0,
  refunded: 0,
  due: 0,
  collected: 0,
  remitted: 0,
  cashRefunded: 0,
  inReview: 0,
};
const reconciliation = (over: Partial<ReconciliationDto> = {}): ReconciliationDto => ({
  from: '2026-11-19',
  to: '2026-11-21',
  days: [
    { ...nothing, day: '2026-11-19', captured: 130.5, refunded: 20 },
    { ...nothing, day: '2026-11-20' },
    { ...nothing, day: '2026-11-21', due: 230 },
  ],
  totals: { ...nothing, captured: 130.5, refunded: 20, due: 230 },
  differences: [
    {
      number: 'LW-10427',
      operationId: 'ABCDEFGHJKMNPQRSTVWX',
      kind: 'not_remitted',
      amount: 230,
      since: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
    },
  ],
  total: 1,
  ...over,
});
const shop = (answer = reconciliation()) => new FakeApi().on('GET /admin/reconciliation', answer);
const texts = (row: HTMLElement) =>
  [...row.children].map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it('ADM-RECON-02 shows totals and days, newest first, without days that have no transactions', async () => {
  await renderApp('/dashboard/reconciliation', { as: ops, api: shop() });
  const table = await screen.findByRole('table', { name: 'Payments by day' });
  const [, ...rows] = within(table).getAllByRole('row');
  expect(rows.map(texts)).toEqual([
    ['All days', 'AED 130.50', 'AED 20.00', 'AED 230.00', '–', '–', '–', '–'],
    ['21 Nov 2026', '–', '–', 'AED 230.00', '–', '–', '–', '–'],
    ['19 Nov 2026', 'AED 130.50', 'AED 20.00', '–', '–', '–', '–', '–'],
  ]);
});

it('DAY-08 ADM-RECON-02 on a phone, days are cards with what happened, and totals a card with everything', async () => {
  await renderApp('/dashboard/reconciliation', { as: ops, api: shop(), wide: false });
  const list = await screen.findByRole('list', { name: 'Payments by day' });
  expect(screen.queryByRole('table')).toBeNull();
  const [all, ...days] = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  for (const part of ['All days', 'AED 130.50', 'AED 20.00', 'AED 230.00', '–'])
    expect(all).toContain(part);
  expect(days).toEqual([
    '21 Nov 2026Cash dueAED 230.00',
    '19 Nov 2026Paid by cardAED 130.50Refunded to cardsAED 20.00',
  ]);
});

it('ADM-RECON-02 requests the days in the address', async () => {
  const { api, address } = await renderApp('/dashboard/reconciliation', { as: admin, api: shop() });
  fireEvent.click(await screen.findByRole('link', { name: '90 days' }));
  await waitFor(() => expect(address()).toBe('/dashboard/reconciliation?days=90'));
  await waitFor(() =>
    expect(api.callsOf('GET /admin/reconciliation').map(({ query }) => query.get('days'))).toEqual([
      '30',
      '90',
    ]),
  );
});

it('ADM-RECON-02 links an unreconciled amount to its order', async () => {
  await renderApp('/dashboard/reconciliation', { as: admin, api: shop() });
  const [sum] = within(await screen.findByRole('list', { name: 'Differences' })).getAllByRole(
    'listitem',
  );
  expect(sum?.textContent).toMatch(/AED\s230\.00.*Cash not remitted.*3 hours ago/);
  expect(screen.getByRole('link', { name: /^View Order/ }).getAttribute('href')).toBe(
    '/dashboard/orders/ABCDEFGHJKMNPQRSTVWX',
  );
});

it('ADM-RECON-02 says that everything is reconciled', async () => {
  await renderApp('/dashboard/reconciliation', {
    as: admin,
    api: shop(reconciliation({ differences: [], total: 0 })),
  });
  expect(await screen.findByText('There are no differences.')).toBeTruthy();
});

it('ADM-RECON-02 reports a failed load and offers a retry', async () => {
  const api = shop().on('GET /admin/reconciliation', () => problem(500, 'No.'));
  await renderApp('/dashboard/reconciliation', { as: admin, api });
  await screen.findByText('The reconciliation could not be loaded.');
  api.on('GET /admin/reconciliation', reconciliation());
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Cash not remitted')).toBeTruthy();
});

it('ADM-RECON-02 is closed to vendors', async () => {
  await renderApp('/dashboard/reconciliation', { as: vendor, api: shop() });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
});
