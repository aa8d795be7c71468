import type { DeletedProductDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const PATH = '/dashboard/trash';
const row = (id: number, over: Partial<DeletedProductDto> = {}): DeletedProductDto => ({
  id,
  name: `Candle ${id}`,
  nameAr: '',
  model: `AC ${id}`,
  code: null,
  image: null,
  vendorName: 'Ghaf House',
  deletedAt: '2026-11-20T08:00:00.000Z',
  deletedBy: 'Mariam',
  restorableUntil: '2026-12-20T08:00:00.000Z',
  isRestorable: true,
  isReferred: false,
  ...over,
});

/** Deleted candles; those that the server restores or deletes disappear. */
const trash = (...rows: DeletedProductDto[]) => {
  let left = rows;
  const take = (body: string) => {
    const { ids } = JSON.parse(body) as { ids: number[] };
    left = left.filter(({ id }) => !ids.includes(id));
    return ids;
  };
  return new FakeApi()
    .on('GET /products/trash', () => ({ products: left, total: left.length }))
    .on('POST /products/batch-restore', ({ body }) => {
      const ids = take(body);
      return { success: true, message: 'Back.', restored: ids.length, ids };
    })
    .on('DELETE /products/trash', ({ body }) => {
      const ids = take(body);
      return { success: true, message: 'Gone.', purged: ids.length };
    });
};
const openMenu = async (name: string) =>
  fireEvent.keyDown(await screen.findByRole('button', { name: `Actions for ${name}` }), {
    key: 'Enter',
  });
const item = (name: string) => screen.getByRole('menuitem', { name });
const choose = async (name: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('GOODS-10 lists who deleted a product, when, and until when it can be restored', async () => {
  const late = { isRestorable: false, restorableUntil: '2026-01-01T08:00:00.000Z' };
  const api = trash(row(1), row(2, { ...late, deletedBy: null }));
  await renderApp(PATH, { as: admin, api });
  const first = within(await screen.findByRole('row', { name: /Candle 1/ }));
  expect(first.getByText('Mariam')).toBeTruthy();
  expect(first.getByText('20 Dec 2026')).toBeTruthy();
  const second = within(screen.getByRole('row', { name: /Candle 2/ }));
  expect(second.getByText('Reverted import')).toBeTruthy();
  expect(second.getByText('No longer possible')).toBeTruthy();
});

it('GOODS-11 restores one product from its menu, or those selected that can be restored', async () => {
  const api = trash(row(1), row(2), row(3), row(4, { isRestorable: false }));
  await renderApp(PATH, { as: vendor, api });
  await openMenu('Candle 1');
  fireEvent.click(item('Restore'));
  expect(await screen.findByText('1 product was restored.')).toBeTruthy();
  for (const id of [2, 3, 4]) await choose(`Candle ${id}`);
  press('Restore 2');
  expect(await screen.findByText('2 products were restored.')).toBeTruthy();
  expect(api.callsOf('POST /products/batch-restore').map(({ body }) => body)).toEqual([
    '{"ids":[1]}',
    '{"ids":[2,3]}',
  ]);
  expect(screen.getByText('1 selected')).toBeTruthy();
});

it('GOODS-11 shows why the server does not restore a product', async () => {
  const api = trash(row(1)).on('POST /products/batch-restore', () =>
    problem(409, 'The code is used by another product.'),
  );
  await renderApp(PATH, { as: admin, api });
  await openMenu('Candle 1');
  fireEvent.click(item('Restore'));
  expect(await screen.findByText('The code is used by another product.')).toBeTruthy();
  expect(screen.getByText('Candle 1')).toBeTruthy();
});

it('GOODS-12 asks before it deletes permanently; what orders show stays', async () => {
  const api = trash(row(1), row(2, { isReferred: true }));
  await renderApp(PATH, { as: admin, api });
  await openMenu('Candle 2');
  expect(item('In orders or reviews: it stays').getAttribute('aria-disabled')).toBe('true');
  fireEvent.keyDown(item('Restore'), { key: 'Escape' });
  await choose('Candle 1');
  await choose('Candle 2');
  press('Delete 1 permanently');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Delete Candle 1 permanently?' }),
  );
  expect(api.callsOf('DELETE /products/trash')).toEqual([]);
  fireEvent.click(question.getByRole('button', { name: 'Delete permanently' }));
  expect(await screen.findByText('1 product was deleted permanently.')).toBeTruthy();
  expect(api.callsOf('DELETE /products/trash')[0]?.body).toBe('{"ids":[1]}');
});

it('GOODS-13 offers vendors no permanent deletion', async () => {
  await renderApp(PATH, { as: vendor, api: trash(row(1)) });
  await openMenu('Candle 1');
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
  fireEvent.keyDown(item('Restore'), { key: 'Escape' });
  await choose('Candle 1');
  expect(screen.queryByRole('button', { name: /permanently/ })).toBeNull();
});

it('GOODS-10 says that there are none', async () => {
  await renderApp(PATH, { as: admin, api: trash() });
  expect(await screen.findByText('There are no deleted products.')).toBeTruthy();
});

it('GOODS-10 says that the list could not be loaded', async () => {
  const broken = new FakeApi().on('GET /products/trash', () => problem(500, 'Broken.'));
  await renderApp(PATH, { as: admin, api: broken });
  expect(await screen.findByText('The deleted products could not be loaded.')).toBeTruthy();
});

it('GOODS-10 the list of products links to the deleted ones', async () => {
  await renderApp('/dashboard/allproducts', { as: vendor, api: trash() });
  const link = await screen.findByRole('link', { name: 'Deleted products' });
  expect(link.getAttribute('href')).toBe(PATH);
});
