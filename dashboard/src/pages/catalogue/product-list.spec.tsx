import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { categoryRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';

const PATH = '/dashboard/allproducts';
const DELETE = '/dashboard/select-delete';
const named = (id: number) => productRow({ id, name: `Candle ${id}`, model: `AC ${id}` });

/** A fake shop with `total` products, which forgets deleted ones. */
const shopOf = (total: number) => {
  let gone: number[] = [];
  const api = new FakeApi();
  return api
    .on('GET /categories/all', [categoryRow()])
    .on('GET /products/all', ({ query }) => {
      const ids = Array.from({ length: total }, (_, index) => index + 1).filter(
        (id) => !gone.includes(id),
      );
      const [page = 1, limit = 20] = [query.get('page'), query.get('limit')].map(Number);
      const products = ids.slice((page - 1) * limit, page * limit).map(named);
      return { products, total: ids.length, page, limit };
    })
    .on('DELETE /products/{id}', (_, [id]) => {
      gone = [...gone, Number(id)];
      return { success: true, message: 'Deleted.' };
    })
    .on('DELETE /products/batch-delete', ({ body }) => {
      const { ids }: { ids: number[] } = JSON.parse(body);
      gone = [...gone, ...ids];
      return { success: true, message: 'Deleted.', deleted: ids.length, ids };
    })
    .on('POST /products/batch-restore', ({ body }) => {
      const { ids }: { ids: number[] } = JSON.parse(body);
      gone = gone.filter((id) => !ids.includes(id));
      return { success: true, message: 'Back.', restored: ids.length, ids };
    });
};
/** The same shop, which also forgets hidden ones until they are published. */
const hidingShop = (total: number) => {
  const hidden = new Set<number>();
  const api = shopOf(total);
  return api
    .on('GET /products/all', () => {
      const ids = Array.from({ length: total }, (_, index) => index + 1);
      const products = ids.filter((id) => !hidden.has(id)).map(named);
      return { products, total: products.length, page: 1, limit: 20 };
    })
    .on('PUT /products/publication', ({ body }) => {
      const { ids, published }: { ids: number[]; published: boolean } = JSON.parse(body);
      for (const id of ids)
        if (published) hidden.delete(id);
        else hidden.add(id);
      return { success: true, message: 'Done.', changed: ids.length };
    });
};
const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });
const page = () => box('Select all on this page');
const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }));
const bar = () => screen.getByRole('region', { name: 'Selection' });
const undo = async (said: string) => {
  const notice = (await screen.findByText(said)).closest('li');
  if (notice) fireEvent.click(within(notice).getByRole('button', { name: 'Undo' }));
};
const openMenu = async (name: string) =>
  fireEvent.keyDown(await screen.findByRole('button', { name: `Actions for ${name}` }), {
    key: 'Enter',
  });

it('offers for each product its form, its images, the shop and deleting it', async () => {
  await renderApp(PATH, { as: admin, api: shopOf(1) });
  await openMenu('Candle 1');
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Edit',
    'Duplicate',
    'Order Images',
    'Order Usage',
    'Hide from shop',
    'View in shop',
    'Delete',
  ]);
  expect(items.slice(0, 4).map((link) => link.getAttribute('href'))).toEqual([
    '/dashboard/editproduct/1',
    '/dashboard/products?copy=1',
    '/dashboard/orderimages/1',
    '/dashboard/orderusage/1',
  ]);
  expect(items[5]?.getAttribute('href')).toMatch(/\/product\/1$/);
});

it('ADM-DEL-10 asks by name before it deletes a product, and Undo restores it', async () => {
  const { api } = await renderApp(PATH, { as: admin, api: shopOf(2) });
  await openMenu('Candle 1');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete Candle 1?' });
  await press('Keep');
  expect(api.callsOf('DELETE /products/1')).toEqual([]);
  await openMenu('Candle 1');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await screen.findByRole('alertdialog', { name: 'Delete Candle 1?' });
  await press('Delete');
  await screen.findByText('Candle 1 was deleted.');
  expect(screen.queryByText('Candle 1')).toBeNull();
  expect(api.callsOf('DELETE /products/1')).toHaveLength(1);
  await undo('Candle 1 was deleted.');
  expect(await screen.findByText('Candle 1')).toBeTruthy();
  expect(api.callsOf('POST /products/batch-restore')[0]?.body).toBe('{"ids":[1]}');
});

it('shows the reason when the server refuses to delete', async () => {
  const api = shopOf(1).on('DELETE /products/{id}', () => problem(409, 'It is being sold.'));
  await renderApp(PATH, { as: admin, api });
  await openMenu('Candle 1');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await press('Delete');
  expect(await screen.findByText('It is being sold.')).toBeTruthy();
  expect(screen.getByText('Candle 1')).toBeTruthy();
});

it('ADM-DEL-01 keeps the selection across pages and searches', async () => {
  await renderApp(DELETE, { as: admin, api: shopOf(45) });
  fireEvent.click(await box('Select Candle 3'));
  expect(within(bar()).getByText('1 selected')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Next page' }));
  fireEvent.click(await box('Select Candle 22'));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'candle' } });
  expect((await box('Select Candle 3')).checked).toBe(true);
  expect(within(bar()).getByText('2 selected')).toBeTruthy();
});

it('ADM-DEL-01 selects all on a page, between two clicks with Shift, or all that match', async () => {
  await renderApp(DELETE, { as: admin, api: shopOf(45) });
  fireEvent.click(await box('Select Candle 2'));
  fireEvent.click(await box('Select Candle 6'), { shiftKey: true });
  expect(within(bar()).getByText('5 selected')).toBeTruthy();
  expect((await page()).indeterminate).toBe(true);
  fireEvent.click(await page());
  expect(within(bar()).getByText('20 selected')).toBeTruthy();
  expect((await page()).checked).toBe(true);
  await press('Select all 45 matching');
  expect(await within(bar()).findByText('45 selected')).toBeTruthy();
  await press('Clear');
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

it('VIEWS-13 DAY-04 without a response no product is selected besides, and the reason is named', async () => {
  const api = shopOf(45);
  await renderApp(DELETE, { as: admin, api });
  fireEvent.click(await box('Select Candle 2'));
  api.on('GET /products/all', () => {
    throw new TypeError('Failed to fetch');
  });
  await press('Select all 45 matching');
  expect(await screen.findByText(/^Could not connect\. Nothing you entered is lost/)).toBeTruthy();
  expect(within(bar()).getByText('1 selected')).toBeTruthy();
});

it('ADM-DEL-02 does nothing when nothing is selected', async () => {
  const { api } = await renderApp(DELETE, { as: admin, api: shopOf(2) });
  await box('Select Candle 1');
  await press('Delete selected');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(api.callsOf('DELETE /products/batch-delete')).toEqual([]);
});

it('ADM-DEL-02 asks before it deletes, with the number of products', async () => {
  const { api } = await renderApp(DELETE, { as: admin, api: shopOf(3) });
  await box('Select Candle 1');
  fireEvent.click(await page());
  await press('Delete selected');
  expect(await screen.findByRole('alertdialog', { name: 'Delete 3 products?' })).toBeTruthy();
  await press('Keep');
  expect(api.callsOf('DELETE /products/batch-delete')).toEqual([]);
  expect((await page()).checked).toBe(true);
});

it('ADM-DEL-03 reloads the list without a selection, and can undo', async () => {
  const { api } = await renderApp(DELETE, { as: admin, api: shopOf(3) });
  fireEvent.click(await box('Select Candle 1'));
  fireEvent.click(await box('Select Candle 3'));
  await press('Delete selected');
  const question = within(await screen.findByRole('alertdialog'));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 products were deleted.')).toBeTruthy();
  expect(api.callsOf('DELETE /products/batch-delete')[0]?.body).toBe('{"ids":[1,3]}');
  expect(screen.queryByText('Candle 1')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  await undo('2 products were deleted.');
  expect((await box('Select Candle 1')).checked).toBe(false);
});

it('ADM-DEL-03 opens the previous page when the last one is empty', async () => {
  const { address } = await renderApp(`${DELETE}?page=2`, { as: admin, api: shopOf(21) });
  fireEvent.click(await box('Select Candle 21'));
  await press('Delete selected');
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Candle 21?' }));
  expect(question.getByText(/^It is removed from the shop immediately\./)).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(address()).toBe(DELETE));
  expect(await box('Select Candle 1')).toBeTruthy();
});

it('ADM-ROLE-03 selects only a vendor’s own products', async () => {
  const { api } = await renderApp(DELETE, { as: vendor, api: shopOf(45) });
  fireEvent.click(await box('Select Candle 1'));
  await press('Select all 45 matching');
  expect(await within(bar()).findByText('45 selected')).toBeTruthy();
  for (const { query } of api.callsOf('GET /products/all')) expect(query.get('vendor')).toBe('101');
});

it('stores the hidden columns per account; by default the date of the last change', async () => {
  const first = await renderApp(PATH, { as: admin, api: shopOf(1) });
  const column = () => screen.queryByRole('columnheader', { name: 'Stock' });
  await screen.findByText('Candle 1');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Columns' }), { key: 'Enter' });
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Stock' }));
  expect(column()).toBeNull();
  const hidden = () =>
    first.api.callsOf('PUT /list-views/settings').map(({ body }): unknown => JSON.parse(body));
  await waitFor(() =>
    expect(hidden()).toEqual([{ list: 'products', hiddenColumns: ['updated', 'stock'] }]),
  );
  expect(screen.queryByRole('columnheader', { name: 'Updated' })).toBeNull();
  fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Updated' }));
  expect(screen.getByRole('cell', { name: '20 Nov 2026' })).toBeTruthy();
  first.router.dispose();
});

it('shows cards with the same checkboxes and menus on a phone', async () => {
  await renderApp(PATH, { as: admin, api: shopOf(2), wide: false });
  fireEvent.click(await box('Select Candle 2'));
  expect(within(bar()).getByText('1 selected')).toBeTruthy();
  expect((await page()).indeterminate).toBe(true);
  const cards = within(screen.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Actions for Candle 2' })).toBeTruthy();
});

it('GOODS-42 hides one product from its menu or the selected ones, and undo publishes them', async () => {
  await renderApp(PATH, { as: admin, api: hidingShop(3) });
  await openMenu('Candle 1');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Hide from shop' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /Candle 1/ })).toBeNull());
  await undo('1 product is hidden from shoppers.');
  expect(await screen.findByRole('row', { name: /Candle 1/ })).toBeTruthy();
  fireEvent.click(await box('Select Candle 2'));
  fireEvent.click(await box('Select Candle 3'));
  fireEvent.click(within(bar()).getByRole('button', { name: 'Hide from shop' }));
  expect(await screen.findByText('2 products are hidden from shoppers.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Candle 2/ })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Unpublished' }).getAttribute('href')).toBe(
    '/dashboard/unpublished',
  );
});
