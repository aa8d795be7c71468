import { FakeApi, problem } from '@shop/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { categoryRow, productRow } from '@/testing/rows';
import { chooseFiles, fileNamed } from '@/testing/files';
import { renderApp } from '@/testing/render-app';
import { admin, vendor } from '@/testing/staff';
import type { Staff } from '@/features/session/staff';

const PATH = '/dashboard/products';
const ADD = 'POST /products/add-product';
const shop = () =>
  new FakeApi()
    .on('GET /categories/all', [
      categoryRow(),
      categoryRow({ id: 6, name: 'Watches', tags: '["women","steel"]' }),
    ])
    .on('GET /brands/all', [{ id: 12, name: 'Rimah', icon: null }])
    .on('GET /offers/all', [{ id: 1, title: 'Flash Sale', titleAr: '' }])
    .on('GET /admin/all', [{ id: 102, name: 'Barjeel', about: '', image: null }])
    .on(ADD, { success: true, message: 'ok', product: { ...productRow() } });
const open = async (as: Staff & Record<string, unknown> = admin, api = shop()) => {
  const scene = await renderApp(PATH, { as, api });
  await screen.findByLabelText('Name');
  return scene;
};
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Add Product' }));
/** Fields of the last submitted form. */
const sent = async (api: FakeApi) => {
  await waitFor(() => expect(api.callsOf(ADD)).toHaveLength(1));
  const call = api.callsOf(ADD)[0];
  const headers = { 'content-type': call?.headers.get('content-type') ?? '' };
  return new Response(call?.body, { headers }).formData();
};
const addSize = (size: string) => {
  const box = screen.getByRole('textbox', { name: 'Sizes' });
  fireEvent.change(box, { target: { value: size } });
  fireEvent.keyDown(box, { key: 'Enter' });
};

it('ADM-PROD-02 has every field of a product', async () => {
  await open();
  const labels = ['Name', 'Model', 'Description', 'Price (AED)', 'Offer price (AED)', 'Stock'];
  for (const label of [...labels, 'Category', 'Vendor', 'Offer', 'Brand', 'Code'])
    expect(screen.getByLabelText(label)).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Sizes' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Tags' })).toBeTruthy();
  for (const name of ['Product Information', 'Pricing', 'Product Images', 'Usage Images'])
    expect(screen.getByRole('region', { name })).toBeTruthy();
});

it.each(['2', '6'])(
  'ADM-PROD-03 offers the ten colours and the warranty in category %s',
  async (category) => {
    const { api } = await open();
    fill('Category', category);
    const colors = screen.getByRole('region', { name: 'Colors' });
    expect(within(colors).getAllByRole('checkbox')).toHaveLength(10);
    fireEvent.click(within(colors).getByRole('checkbox', { name: 'Navy' }));
    fireEvent.change(within(colors).getByLabelText('Warranty'), { target: { value: '2 years' } });
    submit();
    const form = await sent(api);
    expect(['category_id', 'colors', 'warranty'].map((name) => form.get(name))).toEqual([
      category,
      '["#1F2A44"]',
      '2 years',
    ]);
  },
);

it('ADM-PROD-04 sends numbers, with 0 for an empty one', async () => {
  const { api } = await open();
  fill('Name', 'Amber Candle');
  fill('Price (AED)', ' 120.5 ');
  fill('Category', '2');
  submit();
  const form = await sent(api);
  const numbers = ['price', 'offerPrice', 'stock', 'category_id', 'vendor'];
  expect(numbers.map((name) => form.get(name))).toEqual(['120.5', '0', '0', '2', '0']);
});

it('ADM-PROD-04 accepts Arabic digits, and never sends 0 for invalid text', async () => {
  const { api } = await open();
  fill('Price (AED)', '١٬٢٥٠٫٥');
  fill('Stock', '12 pieces');
  submit();
  expect(await screen.findByText('Enter a whole number, 0 or more.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Stock'));
  expect(api.callsOf(ADD)).toEqual([]);
  fill('Stock', '١٢');
  submit();
  const form = await sent(api);
  expect([form.get('price'), form.get('stock')]).toEqual(['1250.5', '12']);
});

it('ADM-PROD-05 offers only the tags of the chosen category and drops the others', async () => {
  const { api } = await open();
  expect(screen.getByText('Choose a category to see its tags.')).toBeTruthy();
  fill('Category', '2');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'oud' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'women' }));
  fill('Category', '6');
  await screen.findByRole('checkbox', { name: 'steel' });
  expect(screen.queryByRole('checkbox', { name: 'oud' })).toBeNull();
  submit();
  expect((await sent(api)).get('tags')).toBe('["women"]');
});

it('ADM-PROD-06 adds a size on Enter when it is new and not empty', async () => {
  const { api } = await open();
  for (const size of ['S', ' ', 'S', 'M']) addSize(size);
  expect(api.callsOf(ADD)).toEqual([]);
  submit();
  expect((await sent(api)).get('sizes')).toBe('["S","M"]');
});

it('removes a size', async () => {
  const { api } = await open();
  addSize('S');
  addSize('M');
  fireEvent.click(screen.getByRole('button', { name: 'Remove size S' }));
  submit();
  expect((await sent(api)).get('sizes')).toBe('["M"]');
});

it('ADM-PROD-07 picks several images; product images may be videos too', async () => {
  await open();
  const usage = screen.getByLabelText('Choose usage images');
  expect(usage.getAttribute('accept')).toBe('image/*');
  expect(usage.hasAttribute('multiple')).toBe(true);
  expect(screen.getByLabelText('Choose product images').getAttribute('accept')).toBe(
    'image/*,.mp4,.webm,.ogg,.mov,.avi,.mkv',
  );
});

it('sends the chosen files without the removed ones', async () => {
  const { api } = await open();
  const pictures = screen.getByLabelText('Choose product images');
  await chooseFiles(pictures, fileNamed('a.png'), fileNamed('b.png'));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove a.png' }));
  submit();
  const images = (await sent(api)).getAll('images');
  expect(images.map((file) => (typeof file === 'string' ? file : file.name))).toEqual(['b.png']);
});

it('ADM-PROD-08 says that the product was added and clears the form', async () => {
  await open();
  fill('Name', 'Amber Candle');
  submit();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', ''));
  // An earlier toast may still be shown first.
  expect(await screen.findAllByText('Product added successfully!')).not.toHaveLength(0);
});

it('ADM-PROD-09 says that adding failed, with the reason at the field', async () => {
  const api = shop().on(ADD, () =>
    problem(400, 'Some fields are not valid.', {
      code: 'invalid_input',
      errors: [
        { pointer: '#/price', detail: 'price must not be less than 0.01' },
        { pointer: '#/code', detail: 'This code is taken.' },
      ],
    }),
  );
  await open(admin, api);
  fill('Name', 'Amber Candle');
  submit();
  expect(await screen.findAllByText('Faild adding Product!')).not.toHaveLength(0);
  expect(screen.getByText('Enter a price above 0 with at most two decimals.')).toBeTruthy();
  expect(screen.getByText('This code is taken.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Price (AED)'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Amber Candle');
});

it('ADM-PROD-13 covers the form until the call has ended and sends once', async () => {
  let end: (answer: object) => void = () => undefined;
  const api = shop().on(
    ADD,
    () => new Promise((resolve) => (end = () => resolve({ success: true }))),
  );
  await open(admin, api);
  submit();
  expect(await screen.findByText('Adding the product…')).toBeTruthy();
  submit();
  end({});
  await waitFor(() => expect(screen.queryByText('Adding the product…')).toBeNull());
  expect(api.callsOf(ADD)).toHaveLength(1);
});

it('ADM-ROLE-04 fixes the vendor to the signed-in vendor', async () => {
  const { api } = await open(vendor);
  const choice = screen.getByLabelText('Vendor');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ghaf House']);
  submit();
  expect((await sent(api)).get('vendor')).toBe('101');
});

it('shows what an offer price saves and warns when it saves nothing', async () => {
  await open();
  fill('Price (AED)', '200');
  fill('Offer price (AED)', '150');
  const note = await screen.findByText(/^Save AED/);
  expect(note.textContent?.replace(/\u00a0/g, ' ')).toBe('Save AED 50.00 (25%)');
  fill('Offer price (AED)', '250');
  expect(await screen.findByText('The offer price must be lower than the price.')).toBeTruthy();
});

it('ADM-PROD-06 rejects a duplicate size', async () => {
  await open();
  addSize('S');
  addSize('S');
  expect(await screen.findByText('Size S has already been added')).toBeTruthy();
});

it('keeps category, tags, brand and offer for another product', async () => {
  const { api } = await open();
  fill('Name', 'Amber Candle');
  fill('Category', '2');
  fill('Vendor', '102');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'oud' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save and add another' }));
  expect((await sent(api)).get('name')).toBe('Amber Candle');
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveProperty('value', ''));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  expect(screen.getByLabelText('Category')).toHaveProperty('value', '2');
  expect(screen.getByLabelText('Vendor')).toHaveProperty('value', '102');
  expect(screen.getByRole('checkbox', { name: 'oud' })).toHaveProperty('checked', true);
});

it('shows the product as the shop will', async () => {
  await open();
  const preview = screen.getByRole('region', { name: 'In the shop' });
  expect(within(preview).getByText('Sold out')).toBeTruthy();
  fill('Name', 'Amber Candle');
  fill('Price (AED)', '200');
  fill('Offer price (AED)', '150');
  fill('Stock', '3');
  fill('Brand', '12');
  await waitFor(() => expect(within(preview).getByText('-25%')).toBeTruthy());
  for (const text of ['Amber Candle', 'Rimah'])
    expect(within(preview).getByText(text)).toBeTruthy();
  expect(within(preview).queryByText('Sold out')).toBeNull();
});
