import type { UnpublishedProductDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, ops, vendor } from '@/testing/staff';

const PATH = '/dashboard/unpublished';
const row = (id: number, over: Partial<UnpublishedProductDto> = {}): UnpublishedProductDto => ({
  id,
  name: `Candle ${id}`,
  nameAr: '',
  model: `AC ${id}`,
  code: null,
  image: null,
  vendorName: 'Ghaf House',
  price: 120,
  offerPrice: null,
  struckAllowed: true,
  stock: 3,
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...over,
});
interface Sent {
  ids: number[];
  published: boolean;
}
/** Unpublished candles; those that are published disappear, and return when they are hidden. */
const candles = (...rows: UnpublishedProductDto[]) => {
  const published = new Set<number>();
  return new FakeApi()
    .on('GET /products/unpublished', () => {
      const left = rows.filter(({ id }) => !published.has(id));
      return { products: left, total: left.length };
    })
    .on('PUT /products/publication', ({ body }) => {
      const sent = JSON.parse(body) as Sent;
      for (const id of sent.ids)
        if (sent.published) published.add(id);
        else published.delete(id);
      return { success: true, message: 'Done.', changed: sent.ids.length };
    });
};
const openMenu = async (name: string) =>
  fireEvent.keyDown(await screen.findByRole('button', { name: `Actions for ${name}` }), {
    key: 'Enter',
  });
const sentOf = (api: FakeApi): Sent[] =>
  api.callsOf('PUT /products/publication').map(({ body }) => JSON.parse(body));

it('GOODS-41 GOODS-42 publishes a product from its menu, and undo hides it again', async () => {
  const api = candles(row(1), row(2));
  await renderApp(PATH, { as: admin, api });
  const first = within(await screen.findByRole('row', { name: /Candle 1/ }));
  expect(first.getByRole('link', { name: 'Candle 1' }).getAttribute('href')).toBe(
    '/dashboard/editproduct/1',
  );
  expect(first.getByText('Ghaf House')).toBeTruthy();
  await openMenu('Candle 1');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Publish' }));
  expect(await screen.findByText('1 product is published.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Candle 1/ })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('row', { name: /Candle 1/ })).toBeTruthy();
  expect(sentOf(api)).toEqual([
    { ids: [1], published: true },
    { ids: [1], published: false },
  ]);
});

it('GOODS-42 publishes the selected products, and says why it could not', async () => {
  const api = candles(row(1), row(2));
  await renderApp(PATH, { as: vendor, api });
  await screen.findByRole('row', { name: /Candle 1/ });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  api.on('PUT /products/publication', problem(404, 'One of the products was not found.'));
  fireEvent.click(bar.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('One of the products was not found.')).toBeTruthy();
  expect(bar.getByText('2 selected')).toBeTruthy();
  // Vendors need no column with their own name.
  expect(screen.queryByText('Ghaf House')).toBeNull();
});

it('GOODS-44 copies a preview link, and still offers it where the clipboard is closed', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const api = candles(row(1)).on('POST /products/{id}/preview', {
    path: '/preview/1~9~signature',
    validUntil: '2026-12-03T08:00:00.000Z',
  });
  await renderApp(PATH, { as: admin, api });
  await openMenu('Candle 1');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Preview link' }));
  expect(
    await screen.findByText('Preview link copied. It is valid until 3 Dec 2026.'),
  ).toBeTruthy();
  expect(copied).toEqual([expect.stringMatching(/\/preview\/1~9~signature$/)]);
  clipboard.writeText = () => Promise.reject(new Error('Denied.'));
  await openMenu('Candle 1');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Preview link' }));
  const toast = await screen.findByText('The preview link is valid until 3 Dec 2026.');
  expect(toast).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Open' }).at(-1) as HTMLElement);
  expect(open).toHaveBeenCalledWith(copied[0], '_blank', 'noopener');
  open.mockRestore();
  if (before) Object.defineProperty(navigator, 'clipboard', before);
  else Reflect.deleteProperty(navigator, 'clipboard');
});

it('GOODS-41 says that everything is published, that nothing matches, and that loading failed', async () => {
  const api = candles();
  await renderApp(PATH, { as: admin, api });
  expect(await screen.findByText('All products are published.')).toBeTruthy();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sandal' } });
  expect(await screen.findByText(/no product/i)).toBeTruthy();
  expect(new URLSearchParams(api.callsOf('GET /products/unpublished').at(-1)?.query).get('q')).toBe(
    'sandal',
  );
});

it('RIGHT-12 is closed without the right to edit products', async () => {
  await renderApp(PATH, { as: ops, api: candles() });
  expect(
    await screen.findByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeTruthy();
});
