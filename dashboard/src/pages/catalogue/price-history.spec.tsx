import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { categoryRow, productRow } from '@/testing/rows';
import { admin } from '@/testing/staff';

const CHECK = 'GET /products/{id}/price-check';
const CALLED = 'GET /products/7/price-check';
const HISTORY = 'GET /products/{id}/price-history';
const shop = () =>
  new FakeApi()
    .on('GET /categories/all', [categoryRow()])
    .on('GET /brands/all', [])
    .on('GET /offers/all', [])
    .on('GET /admin/all', [{ id: 101, name: 'Ghaf House', about: '', image: null }])
    .on('GET /products/one/{id}', { product: productRow() });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const open = async (api: FakeApi, path = '/dashboard/editproduct/7') => {
  await renderApp(path, { as: admin, api });
  await screen.findByLabelText('Name');
};
const openHistory = () => {
  const history = screen.getByText('Price history').closest('details');
  if (!history) throw new Error('There is no price history.');
  history.open = true;
  fireEvent(history, new Event('toggle'));
  return within(history);
};
const period = (id: number, more: object = {}) => ({
  ...{ id, size: '', color: '', price: 200, asked: 200, published: true },
  ...{ reason: 'edited', actor: 'Huda', since: '2026-10-01T08:00:00.000Z', until: null },
  ...more,
});
const variant = {
  ...{ color: '', stock: 1, code: null, price: null, offerPrice: null },
  ...{ struckAllowed: true, lowestPrice: null },
};
const refused = {
  ...{ struckAllowed: false, lowestPrice: null, asked: 10, askedDays: 15, withinDays: 60 },
  from: '2026-12-02',
};

it('HONEST-05 the form warns before saving, and says from which day on a sale may begin', async () => {
  const api = shop().on(CHECK, ({ query }) =>
    query.get('offerPrice') === '90'
      ? refused
      : { ...refused, struckAllowed: true, lowestPrice: 110, from: null },
  );
  await open(api);
  fill('Offer price (AED)', '90');
  const warning = await screen.findByText(/will not be shown struck through/);
  expect(warning.textContent).toContain('on 10 of the last 60 days, and 15 are needed');
  expect(warning.textContent).toContain('a sale may begin on 2 Dec 2026');
  fill('Offer price (AED)', '100');
  await waitFor(() => expect(screen.queryByText(/will not be shown struck through/)).toBeNull());
  api.on(CHECK, { ...refused, asked: 0, from: null });
  fill('Offer price (AED)', '95');
  expect(await screen.findByText(/First offer it at .*120\.00 on 15 days/)).toBeTruthy();
  // Nothing typed is lost, and nothing is checked without an offer price.
  expect((screen.getByLabelText('Offer price (AED)') as HTMLInputElement).value).toBe('95');
  const calls = api.callsOf(CALLED).length;
  fill('Offer price (AED)', '0');
  await waitFor(() => expect(screen.queryByText(/will not be shown/)).toBeNull());
  expect(api.callsOf(CALLED)).toHaveLength(calls);
});

it('HONEST-05 a new product with an offer price is warned about without a request', async () => {
  await open(shop(), '/dashboard/products');
  fill('Price (AED)', '200');
  fill('Offer price (AED)', '150');
  expect(
    await screen.findByText(/The price of a new product is not shown struck through/),
  ).toBeTruthy();
});

it('HONEST-14 the preview of the card strikes a price through only where the shop will', async () => {
  const api = shop().on(CHECK, ({ query }) =>
    query.get('offerPrice') === '90' ? refused : { ...refused, struckAllowed: true },
  );
  await open(api);
  fill('Offer price (AED)', '90');
  await screen.findByText(/will not be shown struck through/);
  expect(document.querySelector('s')).toBeNull();
  expect(screen.queryByText(/^-\d+%$/)).toBeNull();
  fill('Offer price (AED)', '100');
  await waitFor(() => expect(document.querySelector('s')?.textContent).toMatch(/120/));
});

it('HONEST-14 warns at the size whose own offer price would not be shown as a discount', async () => {
  const api = shop()
    .on('GET /products/one/{id}', {
      product: productRow({
        sizes: '["S","M"]',
        variants: [
          { ...variant, id: 1, size: 'S', price: 300, offerPrice: 250 },
          { ...variant, id: 2, size: 'M' },
        ],
      }),
    })
    .on(CHECK, ({ query }) => (query.get('size') === 'S' ? refused : { ...refused, from: null }));
  await open(api);
  const warning = await screen.findByText(/will not be shown struck through/);
  expect(warning.textContent).toMatch(/300/);
  expect(warning.closest('li')?.textContent).toContain('S');
  expect(api.callsOf(CALLED)).toHaveLength(1);
});

it('HONEST-10 shows the history of the product and of a variant as a chart and a list', async () => {
  const api = shop().on(HISTORY, {
    periods: [
      period(4, { size: 'S', price: 300, asked: 300, reason: 'imported', actor: null }),
      period(3, { asked: 150, since: '2026-11-20T08:00:00.000Z' }),
      period(2, { until: '2026-11-20T08:00:00.000Z', published: false }),
    ],
  });
  await open(api);
  const history = openHistory();
  const list = within(await history.findByRole('list', { name: 'Price history' }));
  const [now, before] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(now).toMatch(/150\.00 instead of .*200\.00.*20 Nov 2026.*Edited · Huda/);
  expect(before).toMatch(/200\.00.*Hidden/);
  fireEvent.change(history.getByLabelText('Price of'), {
    target: { value: JSON.stringify(['S', '']) },
  });
  expect(history.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/300\.00.*Excel import/),
  ]);
});

it('HONEST-10 says that there is no history, or that it could not be loaded', async () => {
  const api = shop().on(HISTORY, problem(500, 'Broken.'));
  await open(api);
  const history = openHistory();
  const retry = await history.findByRole('button', { name: 'Try again' });
  api.on(HISTORY, { periods: [] });
  fireEvent.click(retry);
  expect(await history.findByText('No price is recorded yet.')).toBeTruthy();
});
