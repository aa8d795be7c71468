import type { LateWeekDto, StatementMonthDto } from '@shop/contracts';
import { FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const settings = { views: [], settings: [] };
const week: LateWeekDto = {
  ...{ week: '2026-11-16', carrier: 'aramex', promised: 8, late: 2, overdue: 1 },
  ...{ coupons: 1, paid: 20 },
};
const month: StatementMonthDto = {
  ...{ month: '2026-10', statements: 5, sales: 900, refunds: 40, commission: 90 },
  ...{ payout: 770, unpaidPayout: 100, unpaid: 1, entries: 9 },
};
const shop = () =>
  new FakeApi()
    .on('GET /list-views', settings)
    .on('PUT /list-views/settings', { success: true, message: '', ...settings })
    .on('GET /admin/late-parcels/weeks', { weeks: [week] })
    .on('GET /admin/late-parcels', { parcels: [], total: 0, page: 1, limit: 20 })
    .on('GET /admin/late-parcels/rule', { version: 0, enabled: true, coupon: 20 })
    .on('GET /vendor-statements/months', { months: [month] })
    .on('GET /vendor-statements/open', { open: [], until: '2026-11-28' })
    .on('GET /vendor-statements/vendors', { vendors: [] })
    .on('GET /vendor-statements', { statements: [], total: 0, page: 1, limit: 20 });

it.each([
  ['late-parcels', 'lateParcels', 'Promise of delivery by week', 'Coupons', 'weekCoupons'],
  ['vendor-statements', 'vendorStatements', 'Totals by month', 'Refunds', 'month-refunds'],
] as const)(
  'VIEWS-14 /%s hides a column of its other table, for the account',
  async (path, list, caption, header, key) => {
    const api = shop();
    await renderApp(`/dashboard/${path}`, { as: admin, api });
    const table = within(await screen.findByRole('table', { name: caption }));
    const headings = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const all = headings();
    expect(all).toContain(header);
    fireEvent.keyDown(screen.getByRole('button', { name: new RegExp(`^Columns.*${caption}`) }), {
      key: 'Enter',
    });
    expect(screen.queryByRole('menuitemcheckbox', { name: all[0] ?? '' })).toBeNull();
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: header }));
    expect(headings()).toEqual(all.filter((each) => each !== header));
    await waitFor(() =>
      expect(
        api.callsOf('PUT /list-views/settings').map(({ body }): unknown => JSON.parse(body)),
      ).toEqual([{ list, hiddenColumns: [key] }]),
    );
  },
);
