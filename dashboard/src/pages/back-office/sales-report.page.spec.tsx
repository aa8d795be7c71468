import type { ReportSumsDto, SalesReportDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const sums = (over: Partial<ReportSumsDto> = {}): ReportSumsDto => ({
  sales: 0,
  orders: 0,
  average: 0,
  returnedOrders: 0,
  returned: 0,
  ...over,
});
const report: SalesReportDto = {
  from: '2026-11-20',
  to: '2026-11-21',
  beforeFrom: '2026-11-18',
  totals: sums({ sales: 1200, orders: 6, average: 200, returned: 40, returnedOrders: 1 }),
  before: sums({ sales: 1000, orders: 8, average: 125 }),
  days: [
    { day: '2026-11-20', ...sums({ sales: 900, orders: 4 }) },
    { day: '2026-11-21', ...sums({ sales: 300, orders: 2 }) },
  ],
  rows: [
    {
      key: 'Dubai',
      name: 'Dubai',
      nameAr: '',
      now: sums({ sales: 1200, orders: 6, average: 200, returned: 40 }),
      before: sums({ sales: 1000, orders: 8 }),
    },
  ],
  rowCount: 1,
};
const ROUTE = 'GET /admin/analytics/sales';
const ADDRESS = '/dashboard/sales-report?from=2026-11-20&to=2026-11-21&by=city';
const shop = () => new FakeApi().on(ROUTE, report).on('GET /admin/all', []);
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('STATS-05 shows the period of the address by city, compared, as chart and table', async () => {
  const { api } = await renderApp(ADDRESS, { as: admin, api: shop() });
  await screen.findByText('Compared with 18 Nov 2026 – 19 Nov 2026.');
  expect(Object.fromEntries(api.callsOf(ROUTE)[0]?.query ?? [])).toEqual({
    from: '2026-11-20',
    to: '2026-11-21',
    by: 'city',
  });
  const panel = within(screen.getByRole('region', { name: 'Sales by city' }));
  fireEvent.click(panel.getByRole('button', { name: /Show as table/ }));
  const [, row] = panel.getAllByRole('row');
  expect([...(row?.children ?? [])].map(({ textContent }) => plain(textContent))).toEqual([
    'Dubai',
    '6',
    'AED 200.00',
    'AED 40.00',
    'AED 1,200.00',
    'AED 1,000.00',
    '+20%',
  ]);
});

it('STATS-05 says at the days why a period cannot be shown, and does not request it', async () => {
  const { api } = await renderApp('/dashboard/sales-report?from=2026-11-22&to=2026-11-21', {
    as: admin,
    api: shop(),
  });
  const alert = await screen.findByText('The last day must not be before the first day.');
  expect(alert.getAttribute('role')).toBe('alert');
  expect(api.callsOf(ROUTE)).toEqual([]);
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(api.callsOf(ROUTE)).toHaveLength(1));
});

it('STATS-05 offers vendors neither vendors to choose nor groups by vendor', async () => {
  const { api } = await renderApp(`${ADDRESS.replace('city', 'vendor')}&vendor=3`, {
    as: vendor,
    api: shop(),
  });
  await screen.findByRole('region', { name: 'Sales by category' });
  expect(screen.queryByRole('option', { name: 'Vendor' })).toBeNull();
  expect(api.callsOf(ROUTE)[0]?.query.has('vendor')).toBe(false);
});

it('STATS-05 says when the report could not be loaded', async () => {
  const api = new FakeApi().on(ROUTE, problem(500, 'server_error')).on('GET /admin/all', []);
  await renderApp(ADDRESS, { as: admin, api });
  await screen.findByText('The report could not be loaded.');
});

it('STATS-06 saves days and groups as CSV with plain numbers, and says that there are more groups', async () => {
  const files: Blob[] = [];
  const { createObjectURL } = URL;
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:report';
  };
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  try {
    const [row] = report.rows;
    const named = row && { ...row, key: '7', name: '=Ghaf "House"', nameAr: '' };
    const api = shop().on(ROUTE, { ...report, rows: named ? [named] : [], rowCount: 1200 });
    await renderApp(ADDRESS.replace('city', 'vendor'), { as: admin, api });
    const panel = within(await screen.findByRole('region', { name: 'Sales by vendor' }));
    expect(panel.getByText(/The 1 with the highest sales of 1,200 are listed\.$/)).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: /Download CSV/ }));
    const perDay = within(screen.getByRole('region', { name: 'Sales per day' }));
    fireEvent.click(perDay.getByRole('button', { name: /Download CSV/ }));
    expect(names).toEqual([
      'sales-vendor-2026-11-20-2026-11-21.csv',
      'sales-2026-11-20-2026-11-21.csv',
    ]);
    const [groups, days] = await Promise.all(files.map((file) => file.text()));
    expect(groups?.split('\r\n')[1]).toBe(`"'=Ghaf ""House""",6,200,40,1200,1000`);
    expect(days?.split('\r\n').slice(1)).toEqual([
      '2026-11-20,4,0,0,900',
      '2026-11-21,2,0,0,300',
      '',
    ]);
  } finally {
    URL.createObjectURL = createObjectURL;
    click.mockRestore();
  }
});
