import { FakeApi, problem } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { orderRow, shipmentText } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/orders/ABCDEFGHJKMNPQRSTVWX';
const one = (row = orderRow()) =>
  new FakeApi().on('GET /users/orders/one/ABCDEFGHJKMNPQRSTVWX', { order: row });
const region = async (name: string) => {
  const element = await screen.findByRole('region', { name });
  return element.textContent?.replace(/\u00a0/g, ' ') ?? '';
};

it('NUM-05 DATE-03 names the order by its number, with the day of delivery', async () => {
  await renderApp(PATH, { as: admin, api: one() });
  const heading = await screen.findByRole('heading', { level: 1, name: 'Order LW-10427' });
  expect(heading).toBeTruthy();
  expect(screen.getByText('Delivery by 24 Nov 2026')).toBeTruthy();
  expect(document.body.textContent).not.toContain('ABCDEFGHJKMNPQRSTVWX');
});

it('shows the lines with options and totals', async () => {
  await renderApp(PATH, { as: admin, api: one() });
  const items = await region('Items');
  for (const part of ['Amber Candle', 'L · Gold', '2 × AED 120.00', 'AED 240.00'])
    expect(items).toContain(part);
});

it.each([
  ['en', 'Items', ['Amber Candle', '42 · Navy']],
  ['ar', 'القطع', ['شمعة عنبر', '42 · كحلي']],
] as const)(
  'ORD-10 ORD-11 shows lines and options in the page’s language (%s)',
  async (locale, items, parts) => {
    const row = orderRow();
    const info = JSON.parse(row.info);
    const line = { ...info.cart[0], nameAr: 'شمعة عنبر' };
    info.cart = [
      { ...line, size: '42', color: '#1F2A44' },
      { ...line, id: 8, lineId: 32, size: 'Standard', color: 'Default' },
    ];
    await renderApp(PATH, { as: admin, locale, api: one({ ...row, info: JSON.stringify(info) }) });
    const text = await region(items);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toMatch(/Standard|Default|#1F2A44/);
    if (locale === 'ar') expect(text).not.toContain('Amber Candle');
  },
);

it('collects total and fee of a cash order', async () => {
  const row = orderRow({
    paymentMethod: 'cod',
    amountToCollect: 265,
    operation_id: '1763600000000',
  });
  await renderApp(PATH, { as: admin, api: one(row) });
  const money = await region('Payment');
  for (const part of ['AED 240.00', 'AED 25.00', 'AED 265.00', 'Collect AED 265.00'])
    expect(money).toContain(part);
});

it('CNOTE-10 lists the refunds with their credit notes', async () => {
  const refunds = [
    { id: 8, amount: 20, at: '2026-11-21T08:00:00.000Z', creditNote: null },
    { id: 7, amount: 99.99, at: '2026-11-20T08:00:00.000Z', creditNote: 'CN-000012' },
  ];
  await renderApp(PATH, { as: admin, api: one(orderRow({ refunds })) });
  const list = within(await screen.findByRole('list', { name: 'Refunds' }));
  const [double, note] = list.getAllByRole('listitem');
  expect(double?.textContent).toMatch(/20\.00.*Double payment$/);
  expect(note?.textContent).toContain('99.99');
  const link = list.getByRole('link', { name: 'Credit note CN-000012' });
  expect(link.getAttribute('href')).toBe(
    '/api/users/orders/one/ABCDEFGHJKMNPQRSTVWX/refunds/7/credit-note.pdf',
  );
});

it('CASE-08 shows no cash to collect for a card order', async () => {
  await renderApp(PATH, { as: admin, api: one() });
  const money = await region('Payment');
  expect(money).toContain('AED 265.00');
  expect(money).not.toContain('Collect');
});

it('shows the shopper and the address', async () => {
  await renderApp(PATH, { as: admin, api: one() });
  const shopper = await region('Shopper');
  for (const part of ['Mariam Saleh', 'Flat 107', 'Sidra', 'Al Barsha', 'Dubai'])
    expect(shopper).toContain(part);
  expect(screen.getByRole('link', { name: '+971501234567' }).getAttribute('href')).toBe(
    'tel:+971501234567',
  );
});

it('shows the events, newest first', async () => {
  await renderApp(PATH, { as: admin, api: one() });
  const timeline = await screen.findByRole('region', { name: 'Timeline' });
  const steps = within(timeline).getAllByRole('listitem');
  expect(steps[0]?.textContent).toContain('Payment received');
  expect(steps[1]?.textContent).toContain('Awaiting payment');
});

it('links to the label and to the public order page', async () => {
  await renderApp(PATH, { as: admin, api: one(orderRow({ shipment: shipmentText() })) });
  const label = await screen.findByRole('link', { name: /^Label PDF/ });
  expect(label.getAttribute('href')).toBe('/api/shipments/43000000001/label.pdf');
  expect(screen.getByRole('link', { name: 'Public page' }).getAttribute('href')).toBe(
    'http://localhost:4000/order/ABCDEFGHJKMNPQRSTVWX',
  );
});

it('shows a not found page for an unknown order', async () => {
  await renderApp('/dashboard/orders/NOPE', { as: admin });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

it('offers a retry after a failure', async () => {
  const api = one().on('GET /users/orders/one/ABCDEFGHJKMNPQRSTVWX', () =>
    problem(503, 'Later', { code: 'unavailable' }),
  );
  await renderApp(PATH, { as: admin, api });
  expect((await screen.findByRole('alert')).textContent).toBe('The order could not be loaded.');
});

it('shows an order with invalid JSON fields', async () => {
  await renderApp(PATH, { as: admin, api: one(orderRow({ info: 'not json', shipment: '' })) });
  expect(await region('Payment')).toContain('AED 0.00');
});
