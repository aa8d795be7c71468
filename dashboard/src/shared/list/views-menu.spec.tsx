import { FakeApi } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/render-app';
import { categoryRow, productRow } from '@/testing/rows';
import { admin } from '@/testing/staff';

const PATH = '/dashboard/allproducts';
const shop = () =>
  new FakeApi()
    .on('GET /categories/all', [categoryRow()])
    .on('GET /products/all', { products: [productRow()], total: 60, page: 1, limit: 20 });
const openMenu = async () =>
  fireEvent.keyDown(await screen.findByRole('button', { name: 'Saved views' }), { key: 'Enter' });
const openDialog = async () => {
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Save or edit views' }));
  return within(await screen.findByRole('dialog', { name: 'Saved views' }));
};
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const close = async () => {
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};
const stored = () => JSON.parse(localStorage.getItem('views.products.1') ?? '[]');
const keep = (...views: { name: string; query: string }[]) =>
  localStorage.setItem('views.products.1', JSON.stringify(views));

it('saves the filters as a named view, without the page', async () => {
  await renderApp(`${PATH}?q=oud&sort=price-low&page=2`, { as: admin, api: shop() });
  const dialog = await openDialog();
  write(dialog.getByLabelText('Name of this view'), ' Cheap oud ');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByLabelText('Name of “Cheap oud”')).toBeTruthy();
  expect(stored()).toEqual([{ name: 'Cheap oud', query: 'q=oud&sort=price-low' }]);
  write(dialog.getByLabelText('Name of this view'), '  ');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(stored()).toHaveLength(1);
});

it('restores a view', async () => {
  keep({ name: 'Cheap oud', query: 'q=oud&sort=price-low' });
  const { api, address } = await renderApp(PATH, { as: admin, api: shop() });
  await openMenu();
  fireEvent.click(screen.getByRole('menuitem', { name: 'Cheap oud' }));
  await waitFor(() => expect(address()).toBe(`${PATH}?q=oud&sort=price-low`));
  await waitFor(() =>
    expect(api.callsOf('GET /products/all').at(-1)?.query.get('sort')).toBe('price-low'),
  );
});

it('renames and deletes views', async () => {
  keep({ name: 'A', query: 'q=a' }, { name: 'B', query: 'q=b' });
  await renderApp(PATH, { as: admin, api: shop() });
  const dialog = await openDialog();
  const field = dialog.getByLabelText('Name of “B”');
  write(field, 'Musk');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await dialog.findByLabelText('Name of “Musk”')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Delete A' }));
  expect(stored()).toEqual([{ name: 'Musk', query: 'q=b' }]);
  await close();
  await openMenu();
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
});

it('keeps views saved by another tab', async () => {
  await renderApp(`${PATH}?q=oud`, { as: admin, api: shop() });
  const dialog = await openDialog();
  keep({ name: 'Theirs', query: 'q=x' });
  write(dialog.getByLabelText('Name of this view'), 'Oud');
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByLabelText('Name of “Theirs”')).toBeTruthy();
  expect(stored().map(({ name }: { name: string }) => name)).toEqual(['Oud', 'Theirs']);
});

it('renames a view on blur, but not when the focus moves to its own button', async () => {
  keep({ name: 'A', query: 'q=a' });
  await renderApp(PATH, { as: admin, api: shop() });
  const dialog = await openDialog();
  const field = dialog.getByLabelText('Name of “A”');
  write(field, 'Musk');
  fireEvent.blur(field, { relatedTarget: dialog.getByRole('button', { name: 'Delete A' }) });
  expect(stored()).toEqual([{ name: 'A', query: 'q=a' }]);
  fireEvent.blur(field);
  expect(await dialog.findByLabelText('Name of “Musk”')).toBeTruthy();
});

it('shows the views of an account to no other', async () => {
  localStorage.setItem('views.products.2', JSON.stringify([{ name: 'Theirs', query: 'q=x' }]));
  await renderApp(PATH, { as: admin, api: shop() });
  await openMenu();
  expect(screen.getAllByRole('menuitem')).toHaveLength(1);
});
