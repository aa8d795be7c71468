import type {
  ReportSumsDto,
  ReturnsReportDto,
  SalesReportDto,
  SearchesReportDto,
  VisitsReportDto,
} from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const sums = (over: Partial<ReportSumsDto> = {}): ReportSumsDto => ({
  sales: 0,
  discounts: 0,
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
  unit: 'day',
  totals: sums({
    sales: 1200,
    discounts: 0,
    orders: 6,
    average: 200,
    returned: 40,
    returnedOrders: 1,
  }),
  before: sums({ sales: 1000, discounts: 0, orders: 8, average: 125 }),
  days: [
    { day: '2026-11-20', ...sums({ sales: 900, orders: 4 }) },
    { day: '2026-11-21', ...sums({ sales: 300, orders: 2 }) },
  ],
  rows: [
    {
      key: 'Dubai',
      name: 'Dubai',
      nameAr: '',
      now: { ...sums({ sales: 1200, orders: 6, average: 200, returned: 40 }), views: null },
      before: { ...sums({ sales: 1000, orders: 8 }), views: null },
    },
  ],
  rowCount: 1,
  daysLeft: 0,
};
const period = {
  from: '2026-11-20',
  to: '2026-11-21',
  beforeFrom: '2026-11-18',
  unit: 'day' as const,
};
const visits: VisitsReportDto = {
  ...period,
  countedSince: '2026-11-19',
  totals: { views: 400, carts: 40, checkouts: 20, orders: 6 },
  before: { views: 200, carts: 50, checkouts: 20, orders: 2 },
  days: [
    { day: '2026-11-20', views: 300, carts: 30, checkouts: 15, orders: 4 },
    { day: '2026-11-21', views: 100, carts: 10, checkouts: 5, orders: 2 },
  ],
  products: [
    {
      id: 7,
      name: 'Amber Oud',
      nameAr: '',
      now: { views: 90, carts: 9, orders: 3 },
      before: { views: 60, carts: 2, orders: 1 },
    },
    {
      id: 8,
      name: '',
      nameAr: '',
      now: { views: 10, carts: 0, orders: 0 },
      before: { views: 0, carts: 0, orders: 0 },
    },
  ],
};
const returns: ReturnsReportDto = {
  ...period,
  totals: { returns: 2, pieces: 3, value: 120.5 },
  before: { returns: 1, pieces: 1, value: 10 },
  days: [
    { day: '2026-11-20', returns: 2, pieces: 3, value: 120.5 },
    { day: '2026-11-21', returns: 0, pieces: 0, value: 0 },
  ],
};
const searches: SearchesReportDto = {
  ...period,
  found: [{ words: 'leather bag', searches: 1200, before: 600, results: 41 }],
  missing: [{ words: 'dior', searches: 5, before: 0, results: 0 }],
};
const ROUTE = 'GET /admin/analytics/sales';
const ADDRESS = '/dashboard/sales-report?from=2026-11-20&to=2026-11-21&by=city';
const shop = () =>
  new FakeApi()
    .on(ROUTE, report)
    .on('GET /admin/analytics/visits', visits)
    .on('GET /admin/analytics/returns', returns)
    .on('GET /admin/analytics/searches', searches)
    .on('GET /admin/all', []);
/** Cells of the table of a panel, by row. */
const tableOf = async (name: string) => {
  const panel = within(await screen.findByRole('region', { name }));
  fireEvent.click(panel.getByRole('button', { name: /Show as table/ }));
  return panel
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => plain(textContent)));
};
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

it('STATS-05 shows the period of the address by city, compared, as chart and table', async () => {
  const { api } = await renderApp(ADDRESS, { as: admin, api: shop() });
  await screen.findByText('Compared with 18 Nov 2026 – 19 Nov 2026.');
  expect(Object.fromEntries(api.callsOf(ROUTE)[0]?.query ?? [])).toEqual({
    from: '2026-11-20',
    to: '2026-11-21',
    by: 'city',
  });
  const panel = within(await screen.findByRole('region', { name: 'Sales by city' }));
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
  const api = shop().on(ROUTE, problem(500, 'server_error'));
  await renderApp(ADDRESS, { as: admin, api });
  await screen.findByText('The report could not be loaded.');
  // The other parts do not depend on it.
  await screen.findByRole('region', { name: 'Product views by day' });
});

it('STATS-14 shows visits, most viewed products, returns and searches as tables', async () => {
  await renderApp(ADDRESS, { as: admin, api: shop() });
  expect(await tableOf('Product views by day')).toEqual([
    ['Day', 'Product views', 'Carts begun', 'Checkouts opened', 'Orders', 'Orders per view'],
    ['20 Nov 2026', '300', '30', '15', '4', '1.3%'],
    ['21 Nov 2026', '100', '10', '5', '2', '2%'],
  ]);
  const [, ...products] = await tableOf('Most viewed products');
  expect(products).toEqual([
    ['Amber Oud', '90', '9', '3', '3.3%', '60', '+50%'],
    ['Deleted product', '10', '0', '0', '0%', '0', '–'],
  ]);
  const [, ...days] = await tableOf('Returned value by day');
  expect(days[0]).toEqual(['20 Nov 2026', '2', '3', 'AED 120.50']);
  const [, ...words] = await tableOf('Top searches');
  expect(words).toEqual([['leather bag', '1,200', '41', '600', '+100%']]);
  const [, ...missing] = await tableOf('Searches without results');
  expect(missing).toEqual([['dior', '5', '0', '–']]);
  expect(screen.getByText(/^Visits have been counted since 19 Nov 2026\./)).toBeTruthy();
});

it('STATS-17 the charts over time show another number when it is chosen', async () => {
  await renderApp(ADDRESS, { as: admin, api: shop() });
  const choose = async (title: string, option: string) => {
    const panel = within(await screen.findByRole('region', { name: title }));
    const select = panel.getByRole<HTMLSelectElement>('combobox', { name: /^Shown in the chart/ });
    const values = [...select.options].map(({ text, value }) => [text, value] as const);
    fireEvent.change(select, { target: { value: new Map(values).get(option) } });
    return values.map(([text]) => text);
  };
  expect(await choose('Product views by day', 'Orders per view')).toEqual([
    'Product views',
    'Carts begun',
    'Orders',
    'Orders per view',
  ]);
  const conversion = await screen.findByRole('region', { name: 'Orders per view by day' });
  expect(conversion.textContent).toContain('Highest: 21 Nov 2026, 2%');
  expect(await choose('Sales by day', 'Average order')).toEqual([
    'Sales',
    'Orders',
    'Average order',
  ]);
  expect(await screen.findByRole('region', { name: 'Average order by day' })).toBeTruthy();
});

it('STATS-18 categories have views and conversion beside their sales, and any of the numbers as a chart', async () => {
  const [row] = report.rows;
  if (!row) throw new Error('The report has no row.');
  const of = (key: string, name: string, sales: number, views: number | null) => ({
    ...{ ...row, key, name, nameAr: '' },
    now: { ...row.now, sales, views },
  });
  const rows = [of('1', 'Bags', 1200, 300), of('2', 'Rings', 100, 900)];
  await renderApp(ADDRESS.replace('city', 'category'), {
    as: admin,
    api: shop().on(ROUTE, { ...report, rows, rowCount: 2 }),
  });
  const [header, ...cells] = await tableOf('Sales by category');
  expect(header?.slice(-2)).toEqual(['Product views', 'Orders per view']);
  expect(cells.map((each) => [each[0], ...each.slice(-2)])).toEqual([
    ['Bags', '300', '2%'],
    ['Rings', '900', '0.7%'],
  ]);
  const panel = within(screen.getByRole('region', { name: 'Sales by category' }));
  fireEvent.click(panel.getByRole('button', { name: /^Show as chart/ }));
  const select = panel.getByRole<HTMLSelectElement>('combobox', { name: /^Shown in the chart/ });
  const options = [...select.options].map(({ text }) => text);
  expect(options).toEqual([
    ...['Sales', 'Orders', 'Average order', 'Returned items', 'Product views', 'Orders per view'],
  ]);
  const bars = () =>
    [...document.querySelectorAll('[data-chart-area] li, section li')]
      .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
      .filter((text) => /^(Bags|Rings)/.test(text ?? ''));
  await waitFor(() => expect(bars()).toEqual(['BagsAED 1,200.00', 'RingsAED 100.00']));
  fireEvent.change(select, { target: { value: '4' } });
  expect(bars()).toEqual(['Rings900', 'Bags300']);
});

it('STATS-18 shows no views of a period that began before they were counted, and no chart of them', async () => {
  await renderApp(ADDRESS.replace('city', 'category'), { as: admin, api: shop() });
  const panel = within(await screen.findByRole('region', { name: 'Sales by category' }));
  const options = [...panel.getByRole<HTMLSelectElement>('combobox').options];
  expect(options.map(({ text }) => text)).not.toContain('Product views');
  const [, cells] = await tableOf('Sales by category');
  expect(cells?.slice(-2)).toEqual(['–', '–']);
});

it('STATS-01 a long period is shown by month', async () => {
  const months = { ...report, unit: 'month' as const };
  await renderApp('/dashboard/sales-report?from=2024-11-20&to=2026-11-21', {
    as: admin,
    api: shop().on(ROUTE, months),
  });
  const [header, first] = await tableOf('Sales by month');
  expect([header?.[0], first?.[0]]).toEqual(['Month', 'Nov 2026']);
});

it('STATS-14 shows vendors neither checkouts nor searches', async () => {
  const own = {
    ...visits,
    totals: { ...visits.totals, checkouts: null },
    before: { ...visits.before, checkouts: null },
  };
  const api = shop().on('GET /admin/analytics/visits', own);
  await renderApp(ADDRESS, { as: vendor, api });
  const [header] = await tableOf('Product views by day');
  expect(header).not.toContain('Checkouts opened');
  expect(screen.queryByText('Checkouts opened')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Top searches' })).toBeNull();
  expect(api.callsOf('GET /admin/analytics/searches')).toEqual([]);
});

it('STATS-13 says how many days are still being added up', async () => {
  const api = shop().on(ROUTE, { ...report, daysLeft: 12 });
  await renderApp(ADDRESS, { as: admin, api });
  await screen.findByText(/^12 days of these periods are still being added up/);
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
    const named = row && {
      ...{ ...row, key: '7', name: '=Ghaf "House"', nameAr: '' },
      now: { ...row.now, views: 300 },
    };
    const api = shop().on(ROUTE, { ...report, rows: named ? [named] : [], rowCount: 1200 });
    await renderApp(ADDRESS.replace('city', 'vendor'), { as: admin, api });
    const panel = within(await screen.findByRole('region', { name: 'Sales by vendor' }));
    expect(panel.getByText(/The 1 with the highest sales of 1,200 are listed\.$/)).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: /Download CSV/ }));
    const perDay = within(screen.getByRole('region', { name: 'Sales by day' }));
    fireEvent.click(perDay.getByRole('button', { name: /Download CSV/ }));
    expect(names).toEqual([
      'sales-vendor-2026-11-20-2026-11-21.csv',
      'sales-2026-11-20-2026-11-21.csv',
    ]);
    const [groups, days] = await Promise.all(files.map((file) => file.text()));
    expect(groups?.split('\r\n')[1]).toBe(`"'=Ghaf ""House""",6,200,40,1200,1000,300,0.02`);
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

it('CASE-39 hides columns of a table of the report, on the screen and for the account', async () => {
  const settings = { views: [], settings: [] };
  const api = shop()
    .on('GET /list-views', settings)
    .on('PUT /list-views/settings', { success: true, message: '', ...settings });
  await renderApp(ADDRESS, { as: admin, api });
  const panel = within(await screen.findByRole('region', { name: 'Sales by city' }));
  expect(panel.queryByRole('button', { name: /^Columns/ })).toBeNull();
  fireEvent.click(panel.getByRole('button', { name: /Show as table/ }));
  const headings = () => panel.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const all = headings();
  expect(all).toHaveLength(7);
  fireEvent.keyDown(panel.getByRole('button', { name: /^Columns/ }), {
    key: 'Enter',
  });
  const [name, orders, average] = all;
  expect(screen.queryByRole('menuitemcheckbox', { name })).toBeNull();
  expect(screen.getByRole('menuitemcheckbox', { name: orders, checked: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: average }));
  expect(headings()).toEqual(all.filter((each) => each !== average));
  const [, row] = panel.getAllByRole('row', { hidden: true });
  expect(row?.textContent).not.toMatch(/AED\s200\.00/);
  await waitFor(() =>
    expect(
      api.callsOf('PUT /list-views/settings').map(({ body }): unknown => JSON.parse(body)),
    ).toEqual([{ list: 'salesReport', hiddenColumns: ['groupAverage'] }]),
  );
});
