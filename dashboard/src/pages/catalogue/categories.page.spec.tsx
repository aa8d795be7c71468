import type { CategoryDto } from '@shop/contracts';
import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { chooseFiles, fileNamed } from '@/testing/files';
import { renderApp } from '@/testing/render-app';
import { categoryRow } from '@/testing/rows';
import { admin, vendor } from '@/testing/staff';

const LIST = '/dashboard/categories';
const EDITOR = '/dashboard/editcategory/2';
const UPDATE = 'POST /categories/update/2';
const own = { ...categoryRow({ id: 9, name: 'Candles', productCount: 0 }), createdBy: vendor.id };

const shop = (one: CategoryDto = categoryRow()) =>
  new FakeApi()
    .on('GET /categories/{id}', { ...one, sizeGuide: null })
    .on('GET /categories/all', [categoryRow(), own])
    .on(UPDATE, { success: true, message: 'ok', category: { ...one, sizeGuide: null } });
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const formOf = async (api: FakeApi, route: string) => {
  await waitFor(() => expect(api.callsOf(route)).toHaveLength(1));
  const call = api.callsOf(route)[0];
  const headers = { 'content-type': call?.headers.get('content-type') ?? '' };
  return new Response(call?.body, { headers }).formData();
};
const openEditor = async (api = shop(), as = admin) => {
  const scene = await renderApp(EDITOR, { as, api });
  await screen.findByLabelText('Name');
  return scene;
};

it('ADM-CAT-01 lists the categories with their tags and products', async () => {
  await renderApp(LIST, { as: admin, api: shop() });
  const list = await screen.findByRole('list', { name: 'Categories' });
  expect(within(list).getByRole('heading', { name: 'Perfumes' })).toBeTruthy();
  expect(within(list).getAllByText('oud')).toHaveLength(2);
  expect(within(list).getByRole('link', { name: '3 products' }).getAttribute('href')).toBe(
    '/dashboard/allproducts?category=2',
  );
});

it('DAY-09 shows tags in Arabic as the shop does, and others as they are', async () => {
  const api = new FakeApi().on('GET /categories/all', [
    categoryRow({ tags: JSON.stringify(['women', 'Unheard']) }),
  ]);
  await renderApp(LIST, { as: admin, api, locale: 'ar' });
  const tags = await screen.findByRole('list', { name: 'الوسوم' });
  const texts = within(tags).getAllByRole('listitem');
  expect(texts.map(({ textContent }) => textContent)).toEqual(['نساء', 'Unheard']);
});

it('ADM-CAT-01 adds a category in a dialog; the name is required', async () => {
  const api = shop().on('POST /categories/add', { success: true, message: 'ok' });
  await renderApp(LIST, { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Add category' }));
  const window = screen.getByRole('dialog', { name: 'Add category' });
  const add = within(window).getByRole('button', { name: 'Add category' });
  fireEvent.click(add);
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  expect(api.callsOf('POST /categories/add')).toEqual([]);
  fill('Name', 'Incense');
  fill('Tag 1', 'bakhoor');
  fireEvent.click(add);
  const form = await formOf(api, 'POST /categories/add');
  expect([form.get('name'), form.get('tags')]).toEqual(['Incense', '["bakhoor"]']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('ADM-CAT-01 deletes a category after confirmation', async () => {
  const api = shop().on('DELETE /categories/{id}', { success: true, message: 'ok' });
  await renderApp(LIST, { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Candles' }));
  await screen.findByRole('alertdialog', { name: 'Delete Candles?' });
  click('Keep');
  expect(api.callsOf('DELETE /categories/9')).toEqual([]);
  click('Delete Candles');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.callsOf('DELETE /categories/9')).toHaveLength(1));
});

it('ADM-CAT-01 explains why a category with products is not deleted, and links to them', async () => {
  const api = shop()
    .on('DELETE /categories/{id}', () =>
      problem(409, 'This is in use by 3 products.', { code: 'in_use' }),
    )
    .on('GET /products/all', { products: [], total: 0, page: 1, limit: 20 });
  const { address } = await renderApp(LIST, { as: admin, api });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete Perfumes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const why = await screen.findByRole('alertdialog', { name: 'Perfumes cannot be deleted' });
  expect(why.textContent).toContain(
    'It contains 3 products. Move them to another category or delete them first.',
  );
  click('Show the products');
  await waitFor(() => expect(address()).toBe('/dashboard/allproducts?category=2'));
});

it('ADM-CAT-01 a vendor may change and delete only their own categories', async () => {
  await renderApp(LIST, { as: vendor, api: shop() });
  await screen.findByRole('heading', { name: 'Perfumes' });
  expect(
    screen.getAllByRole('button', { name: /^Delete/ }).map((button) => button.ariaLabel),
  ).toEqual(['Delete Candles']);
  expect(screen.queryByRole('link', { name: 'Edit Perfumes' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Edit Candles' }).getAttribute('href')).toBe(
    '/dashboard/editcategory/9',
  );
});

it('ADM-CAT-01 a vendor has no access to the editor of a category of others', async () => {
  await renderApp(EDITOR, { as: vendor, api: shop() });
  expect(await screen.findByText('You do not have access to this page')).toBeTruthy();
});

it('ADM-CAT-02 shows name, short info, description, tags, icon and banner, and saves them', async () => {
  const { api } = await openEditor();
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Perfumes');
  expect(screen.getByLabelText('Short info')).toHaveProperty('value', 'Oud and attar');
  expect(screen.getByLabelText('Tag 2')).toHaveProperty('value', 'oud');
  fill('Description', 'Scents of the Gulf');
  fill('Tag 2', ' attar ');
  for (const name of ['icon', 'banner']) {
    const label = name === 'icon' ? 'Icon' : 'Banner';
    await chooseFiles(screen.getByLabelText(label), fileNamed(`${name}.png`));
    expect(await screen.findByText(`${name}.png`)).toBeTruthy();
  }
  click('Update Category');
  const form = await formOf(api, UPDATE);
  expect(['name', 'description', 'tags'].map((name) => form.get(name))).toEqual([
    'Perfumes',
    'Scents of the Gulf',
    '["women","attar"]',
  ]);
  expect(['icon', 'banner'].every((name) => form.get(name) instanceof Blob)).toBe(true);
});

it('ADM-CAT-02 Enter adds the next tag field and focuses it', async () => {
  const { api } = await openEditor();
  fireEvent.keyDown(screen.getByLabelText('Tag 2'), { key: 'Enter' });
  const third = await screen.findByLabelText('Tag 3');
  await waitFor(() => expect(document.activeElement).toBe(third));
  fireEvent.keyDown(third, { key: 'Enter' });
  expect(screen.queryByLabelText('Tag 4')).toBeNull();
  fill('Tag 3', 'musk');
  click('Update Category');
  expect((await formOf(api, UPDATE)).get('tags')).toBe('["women","oud","musk"]');
});

it('ADM-CAT-03 the last tag field cannot be removed', async () => {
  await openEditor();
  click('Remove tag 1');
  await waitFor(() => expect(screen.queryByLabelText('Tag 2')).toBeNull());
  expect(screen.getByLabelText('Tag 1')).toHaveProperty('value', 'oud');
  expect(screen.getByRole('button', { name: 'Remove tag 1' })).toHaveProperty('disabled', true);
});

it('ADM-CAT-03 a category without tags still has one field', async () => {
  await openEditor(shop(categoryRow({ tags: '[]' })));
  expect(screen.getByLabelText('Tag 1')).toHaveProperty('value', '');
});

it('ADM-CAT-04 reports the save and returns to the list without asking', async () => {
  const { address } = await openEditor();
  fill('Name', 'Scents');
  click('Update Category');
  await waitFor(() => expect(address()).toBe(LIST));
  expect(await screen.findAllByText('Category updated successfully.')).not.toHaveLength(0);
});

it('keeps typed text when saving fails, with the reason at the field', async () => {
  const api = shop().on(UPDATE, () =>
    problem(400, 'Some fields are not valid.', {
      code: 'invalid_input',
      errors: [{ pointer: '#/shortInfo', detail: 'Too long.' }],
    }),
  );
  const { address } = await openEditor(api);
  fill('Short info', 'All types');
  click('Update Category');
  expect(await screen.findByText('Too long.')).toBeTruthy();
  expect(screen.getByLabelText('Short info')).toHaveProperty('value', 'All types');
  expect(address()).toBe(EDITOR);
});

it('asks before leaving unsaved changes', async () => {
  const { address } = await openEditor();
  fill('Name', 'Scents');
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  fireEvent.click(within(crumbs).getByRole('link', { name: 'Categories' }));
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(address()).toBe(EDITOR);
});

it('shows the not found page for an unknown category', async () => {
  const api = new FakeApi().on('GET /categories/{id}', () => problem(404, 'Not found.'));
  await renderApp('/dashboard/editcategory/99', { as: admin, api });
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
});

const sizeGuide = {
  columns: [
    { name: 'EU', nameAr: 'أوروبي', isCm: false },
    { name: 'Foot', nameAr: 'القدم', isCm: true },
  ],
  rows: [['38', '24']],
  howTo: 'On paper.',
  howToAr: '',
};
const withGuide = () =>
  shop().on('GET /categories/{id}', { ...categoryRow(), sizeGuide: structuredClone(sizeGuide) });
const guideIn = async (api: FakeApi): Promise<unknown> =>
  JSON.parse(String((await formOf(api, UPDATE)).get('sizeGuide')));

it('SIZE-04 edits the size guide: cells, rows, columns and texts', async () => {
  const api = withGuide();
  await openEditor(api);
  fill('Foot, row 1', '24.5');
  click('Add row');
  fill('EU, row 2', '39');
  click('Add column');
  fill('Name of column 3', 'UK');
  fill('Arabic name of column 3', 'بريطاني');
  fill('UK, row 2', '6');
  fireEvent.click(screen.getByRole('checkbox', { name: 'In cm: UK' }));
  fill('How to measure, in Arabic', 'على ورقة.');
  click('Update Category');
  expect(await guideIn(api)).toEqual({
    columns: [...sizeGuide.columns, { name: 'UK', nameAr: 'بريطاني', isCm: true }],
    rows: [
      ['38', '24.5', ''],
      ['39', '', '6'],
    ],
    howTo: 'On paper.',
    howToAr: 'على ورقة.',
  });
});

it('SIZE-04 pastes cells from a spreadsheet and adds their rows', async () => {
  const api = withGuide();
  await openEditor(api);
  fireEvent.paste(screen.getByLabelText('EU, row 1'), {
    clipboardData: { getData: () => '40\t25.5\tlost\r\n41\t26\r\n' },
  });
  click('Remove column EU');
  click('Update Category');
  expect(await guideIn(api)).toMatchObject({
    columns: [sizeGuide.columns[1]],
    rows: [['25.5'], ['26']],
  });
});

it('SIZE-04 adds a guide, says what is missing in it, and removes it', async () => {
  const api = shop();
  await openEditor(api);
  click('Add a size guide');
  click('Update Category');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Enter at least one row of the size guide.',
  );
  fill('EU, row 1', '38');
  fill('Name of column 2', ' ');
  click('Update Category');
  expect(await screen.findByText('Enter a name for each column of the size guide.')).toBeTruthy();
  expect(api.callsOf(UPDATE)).toEqual([]);
  click('Remove the size guide');
  fill('Name', 'Oud');
  click('Update Category');
  expect((await formOf(api, UPDATE)).get('sizeGuide')).toBe('');
});

it('VIEWS-12 lists own, empty or hidden categories, and finds them by name in both languages', async () => {
  const hidden = categoryRow({ id: 11, name: 'Belts', nameAr: 'أحزمة', hiddenInMenu: true });
  const api = shop().on('GET /categories/all', [categoryRow(), own, hidden]);
  const { address } = await renderApp(`${LIST}?show=hidden`, { as: vendor, api });
  const names = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Belts']));
  const show = screen.getByRole('combobox', { name: 'Show' });
  for (const value of ['own', 'empty']) {
    fireEvent.change(show, { target: { value } });
    await waitFor(() => expect(names()).toEqual(['Candles']));
  }
  fireEvent.change(show, { target: { value: '' } });
  await waitFor(() => expect(address()).toBe(LIST));
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search categories...' }), {
    target: { value: 'أحزمه' },
  });
  await waitFor(() => expect(names()).toEqual(['Belts']));
});
