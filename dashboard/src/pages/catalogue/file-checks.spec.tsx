import { FakeApi } from '@shop/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fileNamed, slowFile } from '@/testing/files';
import { categoryRow, productRow } from '@/testing/rows';
import { renderApp } from '@/testing/render-app';
import { admin } from '@/testing/staff';

const product = productRow({ images: '[]', usageImages: '[]' });
const brand = { id: 1, name: 'Rimah', icon: null };
const done = { success: true, message: 'ok', product, brand, category: categoryRow() };
const shop = () =>
  new FakeApi()
    .on('GET /categories/all', [categoryRow()])
    .on('GET /categories/2', categoryRow())
    .on('GET /brands/all', [brand])
    .on('GET /offers/all', [])
    .on('GET /admin/all', [])
    .on('GET /products/one/7', { product })
    .on('POST /brands/add', done)
    .on('POST /categories/update/2', done)
    .on('POST /products/add-product', done)
    .on('PUT /products/7/images', done);

type Form = [
  path: string,
  name: string | undefined,
  label: string,
  button: string,
  field: string,
  route: string,
];
const FORMS: Form[] = [
  ['brands', 'Brand name', 'Logo', 'Add brand', 'icon', 'POST /brands/add'],
  ['editcategory/2', 'Name', 'Icon', 'Update Category', 'icon', 'POST /categories/update/2'],
  [
    'products',
    'Name',
    'Choose product images',
    'Add Product',
    'images',
    'POST /products/add-product',
  ],
  ['orderimages/7', undefined, 'Add files', 'Save Changes', 'images', 'PUT /products/7/images'],
];

const open = async ([path, name, label]: Form) => {
  const { api } = await renderApp(`/dashboard/${path}`, { as: admin, api: shop() });
  const input = await screen.findByLabelText(label);
  if (name) fireEvent.change(screen.getByLabelText(name), { target: { value: 'Barjeel' } });
  return { api, input };
};
const choose = (input: HTMLElement, file: File) =>
  fireEvent.change(input, { target: { files: [file] } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = async (api: FakeApi, route: string) => {
  await waitFor(() => expect(api.callsOf(route)).toHaveLength(1));
  const [call] = api.callsOf(route);
  const headers = { 'content-type': call?.headers.get('content-type') ?? '' };
  return new Response(call?.body, { headers }).formData();
};

it.each(FORMS)('ADM-PROD-22 %s is submitted once its file is checked', async (...form) => {
  const [, , , button, field, route] = form;
  const { api, input } = await open(form);
  const { file, read } = slowFile('cover.png');
  choose(input, file);
  press(button);
  press(button);
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).not.toBeNull());
  expect(api.callsOf(route)).toEqual([]);
  read();
  expect((await sent(api, route)).getAll(field)).toMatchObject([{ name: 'cover.png' }]);
});

it.each(FORMS)('ADM-PROD-22 %s is not submitted when its file is refused', async (...form) => {
  const [, , , button, field, route] = form;
  const { api, input } = await open(form);
  const { file, read } = slowFile('fake.png', { content: 'no image' });
  choose(input, file);
  press(button);
  await act(async () => read());
  expect(await screen.findByText(/does not match its file type/)).toBeTruthy();
  expect(
    await screen.findAllByText('Nothing was saved because a file cannot be used.'),
  ).not.toEqual([]);
  expect(api.callsOf(route)).toEqual([]);
  // An unreadable file must not stop the check of the next one.
  const unreadable = fileNamed('gone.png');
  unreadable.slice = () => {
    throw new DOMException('The file is gone.', 'NotReadableError');
  };
  choose(input, unreadable);
  expect(await screen.findByText(/couldn’t be read\. Choose it again\./)).toBeTruthy();
  choose(input, fileNamed('cover.png'));
  await waitFor(() => expect(screen.queryByText(/couldn’t be read/)).toBeNull());
  press(button);
  expect((await sent(api, route)).getAll(field)).toMatchObject([{ name: 'cover.png' }]);
});
