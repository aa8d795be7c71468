import { expect, test, type Page } from '@playwright/test';
import { navigateTo, notFound, openWithin } from '../support/client-navigation';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

const [PERFUMES, WATCHES, SHOES] = ['2', '6', '8'];
/** A one-pixel image. */
const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
});
const unique = (what: string) => `${what} ${Math.random().toString(36).slice(2, 8)}`;
const dashboard = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const addProduct = async (page: Page, name: string): Promise<number> => {
  const { product } = await asStaff<{ product: { id: number } }>(
    page,
    'POST',
    'products/add-product',
    { name, price: '200', stock: '5', category_id: WATCHES, sizes: '["S"]', tags: '["men"]' },
  );
  return product.id;
};
const change = (page: Page, id: number, fields: Record<string, string>) =>
  asStaff(page, 'PUT', `products/update-product/${id}`, fields);
const remove = (page: Page, path: string) => asStaff(page, 'DELETE', path);

/** Closes the notices of earlier steps, which stay for up to ten seconds. */
const closeNotices = async (page: Page) => {
  const notices = page.locator('[data-sonner-toast]');
  await expect(async () => {
    if ((await notices.count()) > 0)
      await notices.first().getByRole('button', { name: 'Close' }).click({ timeout: 2000 });
    await expect(notices).toHaveCount(0, { timeout: 1000 });
  }).toPass();
};

test('ADM-PROD-02 ADM-PROD-03 ADM-PROD-04 ADM-PROD-05 ADM-PROD-06 ADM-PROD-07 ADM-PROD-08 ADM-PROD-13 an admin adds a watch with its pictures, and nothing is sent twice', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await dashboard(page, 'products');
  const name = unique('Dune Watch');
  await page.getByLabel('Name', { exact: true }).fill(name);
  const category = page.getByLabel('Category', { exact: true });
  const palette = page.getByRole('group', { name: 'Colors of this product' });
  await expect(page.getByText('Choose a category to see its tags.')).toBeVisible();
  await category.selectOption(PERFUMES);
  await expect(page.getByRole('checkbox', { name: 'Oriental', exact: true })).toBeVisible();
  await expect(palette.getByRole('checkbox')).toHaveCount(10);
  await category.selectOption(WATCHES);
  await expect(palette.getByRole('checkbox')).toHaveCount(10);
  await expect(page.getByRole('checkbox', { name: 'Oriental', exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'men', exact: true }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Navy' }).check({ force: true });
  await page.getByLabel('Warranty', { exact: true }).fill('2 years');
  const sizes = page.getByRole('textbox', { name: 'Sizes' });
  for (const size of ['38 mm', '42 mm', ' ', '38 mm']) {
    await sizes.fill(size);
    await sizes.press('Enter');
  }
  await expect(page.getByText('Size 38 mm has already been added')).toBeVisible();
  await page.getByLabel('Price (AED)', { exact: true }).fill('400');
  await page.getByLabel('Offer price (AED)').fill('300');
  await expect(page.getByText(/^Save AED\s100\.00 \(25%\)$/)).toBeVisible();
  const pictures = page.getByLabel('Choose product images');
  const usage = page.getByLabel('Choose usage images');
  for (const ending of ['mp4', 'webm', 'ogg', 'mov', 'avi', 'mkv']) {
    await expect(pictures).toHaveAttribute('accept', new RegExp(`\\.${ending}`));
    await expect(usage).not.toHaveAttribute('accept', new RegExp(ending));
  }
  await pictures.setInputFiles(picture('cover.png'));
  await usage.setInputFiles([picture('worn.png'), picture('boxed.png')]);

  // Delays the response while the overlay is checked.
  let answer = () => {};
  const isChecked = new Promise<void>((resolve) => (answer = resolve));
  let calls = 0;
  await page.route('**/api/products/add-product', async (route) => {
    calls += 1;
    await isChecked;
    await route.continue();
  });
  const added = page.waitForResponse('**/api/products/add-product');
  await press(page, 'Add Product');
  await expect(page.getByText('Adding the product…')).toBeInViewport();
  await page.keyboard.press('Control+s');
  answer();
  const { product } = (await (await added).json()) as { product: Record<string, string | number> };
  await expect(page.getByText('Product added successfully!')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
  expect(calls).toBe(1);
  expect(product).toMatchObject({ name, warranty: '2 years', colors: '["#1F2A44"]' });
  // Empty numbers are sent as 0.
  expect(product).toMatchObject({ price: 400, offerPrice: 300, stock: 0, category_id: 6 });
  expect(product['sizes']).toBe('["38 mm","42 mm"]');
  expect(JSON.parse(String(product['images']))).toHaveLength(1);
  expect(JSON.parse(String(product['usageImages']))).toHaveLength(2);
  await remove(page, `products/${product['id']}`);
});

/** Records the fields of each submitted form; Playwright cannot read multipart bodies with files. */
const recordForms = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const copy = request.clone();
      if (/multipart/.test(request.headers.get('content-type') ?? ''))
        Reflect.set(window, 'lastForm', Object.fromEntries(await copy.formData()));
      return send(request);
    };
  });
const lastForm = (page: Page): Promise<unknown> =>
  page.evaluate((): unknown => Reflect.get(window, 'lastForm'));

test('ADM-PROD-02 ADM-PROD-04 ADM-PROD-08 ADM-PROD-09 ADM-PROD-12 products are refused at their fields, and added one after the other', async ({
  page,
}) => {
  await recordForms(page);
  await beStaff(page, 'admin');
  await dashboard(page, 'products');

  await test.step('ADM-PROD-09 a refused product stays in the form, which links to the invalid fields', async () => {
    await page.getByLabel('Model').fill('D 1');
    await press(page, 'Add Product');
    await expect(page.getByText('Faild adding Product!')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Price (AED)', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await expect(page.getByLabel('Model')).toHaveValue('D 1');
  });

  await test.step('ADM-PROD-04 an empty price is sent as 0, and the server’s refusal is shown at the field', async () => {
    await closeNotices(page);
    const name = unique('Priceless Oud');
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Category', { exact: true }).selectOption(PERFUMES);
    await page.getByLabel('Stock', { exact: true }).fill('3');
    const refused = page.waitForResponse('**/api/products/add-product');
    await press(page, 'Add Product');
    const answer = await refused;
    expect(await lastForm(page)).toMatchObject({
      price: '0',
      offerPrice: '0',
      stock: '3',
      category_id: PERFUMES,
    });
    expect(answer.status()).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { price: expect.any(String) } });
    const price = page.getByLabel('Price (AED)', { exact: true });
    await expect(price).toHaveAccessibleDescription(
      'Enter a price above 0 with at most two decimals.',
    );
    await expect(price).toBeFocused();
    await expect(page.getByText('Faild adding Product!')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
    // The invalid field shows its error; the other fields are sent unchanged.
    await price.fill('120');
    const added = page.waitForResponse('**/api/products/add-product');
    await press(page, 'Add Product');
    const { product } = (await (await added).json()) as { product: { id: number; price: number } };
    expect(product.price).toBe(120);
    // The form is emptied once the list is read again.
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
    await remove(page, `products/${product.id}`);
  });

  await test.step('ADM-PROD-02 ADM-PROD-08 save and add another keeps category, brand and vendor for the next product', async () => {
    const name = page.getByLabel('Name', { exact: true });
    const category = page.getByLabel('Category', { exact: true });
    const tag = page.getByRole('checkbox', { name: 'Oriental', exact: true });
    await category.selectOption(PERFUMES);
    await tag.check({ force: true });
    const names = [unique('First Oud'), unique('Second Oud')];
    for (const next of names) {
      await closeNotices(page);
      await name.fill(next);
      await page.getByLabel('Price (AED)', { exact: true }).fill('80');
      const added = page.waitForResponse('**/api/products/add-product');
      await press(page, 'Save and add another');
      const { product } = (await (await added).json()) as {
        product: { id: number; name: string; category_id: number; tags: string };
      };
      expect(product).toMatchObject({ name: next, category_id: 2, tags: '["Oriental"]' });
      await expect(page.getByText('Product added successfully!')).toBeVisible();
      await expect(name).toHaveValue('');
      await expect(name).toBeFocused();
      await expect(page.getByLabel('Price (AED)', { exact: true })).toHaveValue('');
      await expect(category).toHaveValue(PERFUMES);
      await expect(tag).toBeChecked();
      await remove(page, `products/${product.id}`);
    }
  });

  await test.step('ADM-PROD-12 a product with invalid sizes says so', async () => {
    const { product } = await asStaff<{ product: object }>(page, 'GET', 'products/one/1');
    await page.route('**/api/products/one/1', (route) =>
      route.fulfill({ json: { product: { ...product, sizes: '["S"' } } }),
    );
    await openWithin(page, 'editproduct/1');
    await expect(page.getByText('Product data is incomplete.')).toBeVisible();
  });
});

test('ADM-PROD-10 ADM-PROD-11 a change survives a reload and a conflict with another editor', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const id = await addProduct(page, unique('Dune Watch'));
  await dashboard(page, `editproduct/${id}`);
  for (const name of ['Product Information', 'Pricing', 'Colors', 'Product Images', 'Usage Images'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Tide Watch');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(name).toHaveValue('Tide Watch');
  await page.getByRole('link', { name: 'Arrange usage images' }).click();
  await press(page, 'Keep editing');
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await change(page, id, { stock: '3' });
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Failed to update product.')).toBeVisible();
  await press(page, 'Load latest version');
  await expect(page.getByLabel('Stock')).toHaveValue('3');
  await expect(name).toHaveValue('Tide Watch');
  await press(page, 'Update Product');
  await expect(page.getByText('Product updated successfully')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Tide Watch' })).toBeVisible();
  await page.getByRole('link', { name: 'Arrange usage images' }).click();
  await expect(page).toHaveURL(/\/orderusage\/\d+$/);
  await remove(page, `products/${id}`);
});

test('ADM-PROD-03 a shoe keeps its colours and warranty when another field is saved, and gets a further colour', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const name = unique('Dune Loafer');
  const { product } = await asStaff<{ product: { id: number } }>(
    page,
    'POST',
    'products/add-product',
    {
      name,
      price: '200',
      stock: '5',
      category_id: SHOES,
      sizes: '["42"]',
      colors: '["#6B4226"]',
      warranty: '1 year',
    },
  );
  const save = async () => {
    const saved = page.waitForResponse(`**/api/products/update-product/${product.id}`);
    await press(page, 'Update Product');
    await expect(page.getByText('Product updated successfully')).toBeVisible();
    return (await (await saved).json()) as { product: Record<string, string | number> };
  };
  await dashboard(page, `editproduct/${product.id}`);
  const stock = page.getByLabel('Stock', { exact: true });
  await expect(stock).toHaveValue('5');
  await stock.fill('4');
  expect((await save()).product).toMatchObject({
    stock: 4,
    category_id: Number(SHOES),
    colors: '["#6B4226"]',
    warranty: '1 year',
  });
  await page.reload();
  const palette = page.getByRole('group', { name: 'Colors of this product' });
  await expect(palette.getByRole('checkbox', { name: 'Brown' })).toBeChecked();
  await expect(page.getByLabel('Warranty', { exact: true })).toHaveValue('1 year');
  await palette.getByRole('checkbox', { name: 'Navy' }).check({ force: true });
  expect((await save()).product).toMatchObject({ colors: '["#6B4226","#1F2A44"]' });
  await remove(page, `products/${product.id}`);
});

test('ADM-CAT-01 ADM-CAT-02 ADM-CAT-03 ADM-CAT-04 a category is added, changed and deleted', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await dashboard(page, 'categories');
  const name = unique('Incense');
  await press(page, 'Add category');
  const window = page.getByRole('dialog', { name: 'Add category' });
  await window.getByLabel('Name', { exact: true }).fill(name);
  await expect(window.getByRole('button', { name: 'Remove tag 1' })).toBeDisabled();
  await window.getByRole('button', { name: 'Add category' }).click();
  await page.getByRole('link', { name: `Edit ${name}` }).click();

  await page.getByLabel('Short info', { exact: true }).fill('Bakhoor and resin');
  await page.getByLabel('Tag 1', { exact: true }).fill('bakhoor');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Tag 2', { exact: true })).toBeFocused();
  await page.keyboard.type('resin');
  await page.getByLabel('Icon').setInputFiles(picture('icon.png'));
  await page.getByLabel('Banner').setInputFiles(picture('banner.png'));
  await press(page, 'Update Category');
  await expect(page.getByText('Category updated successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/categories$/);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  for (const text of ['Bakhoor and resin', 'bakhoor', 'resin'])
    await expect(card.getByText(text, { exact: true })).toBeVisible();

  await press(page, `Delete ${name}`);
  await press(page, 'Delete');
  await expect(page.getByRole('heading', { name })).toBeHidden();
  await press(page, 'Delete Watches');
  await press(page, 'Delete');
  await expect(page.getByRole('alertdialog')).toContainText('Watches cannot be deleted');
});

test('ADM-ROLE-04 a vendor adds and changes only their own products and categories', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const foreign = await addProduct(page, unique('Foreign Watch'));
  const { name } = await beStaff(page, 'vendor1');
  const own = await addProduct(page, unique('Own Watch'));
  await dashboard(page, 'jobs');
  for (const path of ['products', `editproduct/${own}`]) {
    await openWithin(page, path);
    await expect(page.getByLabel('Vendor').getByRole('option')).toHaveText([name]);
  }
  await navigateTo(page, `/dashboard/editproduct/${foreign}`);
  await expect(notFound(page)).toBeVisible();
  await navigateTo(page, '/dashboard/editcategory/2');
  await expect(
    page.getByRole('heading', { name: 'You do not have access to this page' }),
  ).toBeVisible();
  await remove(page, `products/${own}`);
  await beStaff(page, 'admin');
  await remove(page, `products/${foreign}`);
});
