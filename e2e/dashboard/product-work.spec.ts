import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

interface Listed {
  products: { id: number; category_id: number }[];
}
/** Not by the time: the search also finds names that differ by two letters, such as those of a test that began a moment ago. */
const unique = () => `Kawkab ${Math.random().toString(36).slice(2, 10)}`;
const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);

/** Products of this test with unique names, of the price 10. */
const add = async (page: Page, count: number): Promise<{ word: string; names: string[] }> => {
  const { id } = await beStaff(page, 'admin');
  const { products } = await asStaff<Listed>(page, 'GET', 'products/all?limit=1');
  const word = unique();
  const names = Array.from({ length: count }, (_, index) => `${word} ${index + 1}`);
  for (const name of names)
    await asStaff(page, 'POST', 'products/add-product', {
      ...{ name, model: 'Kawkab', price: '10', stock: '3', vendor: String(id) },
      category_id: String(products[0]?.category_id),
    });
  return { word, names };
};
const cell = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}:`) });

test('GOODS-01 GOODS-03 EDIT-06 EDIT-13 EDIT-14 prices are edited in the list, and a value that is not saved stays', async ({
  page,
}) => {
  const { word, names } = await add(page, 2);
  const [first = '', second = ''] = names;
  await open(page, `allproducts?q=${encodeURIComponent(word)}&sort=name-asc`);

  await test.step('GOODS-01 GOODS-03 from row to row with the keyboard', async () => {
    await cell(page, `Price of ${first}`).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a price above 0')).toBeVisible();
    expect(await violations(page, 'light')).toEqual([]);
    await page.getByRole('textbox', { name: `Price of ${first}`, exact: true }).fill('12.50');
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('textbox', { name: `Price of ${second}`, exact: true }),
    ).toBeFocused();
    await page.keyboard.type('99');
    await page.keyboard.press('Escape');
    await expect(cell(page, `Price of ${second}`)).toBeFocused();
    await expect(cell(page, `Price of ${first}`)).toContainText('12.50');
    await page.reload();
    await expect(cell(page, `Price of ${first}`)).toContainText('12.50');
    await expect(cell(page, `Price of ${second}`)).toContainText('10.00');
  });

  await test.step('EDIT-06 a refused value stays at its cell, and is lost by another filter or page only after a question', async () => {
    await cell(page, `Price of ${first}`).click();
    const input = page.getByRole('textbox', { name: `Price of ${first}`, exact: true });
    const { products } = await asStaff<{ products: { id: number; name: string }[] }>(
      page,
      'GET',
      `products/all?q=${encodeURIComponent(word)}`,
    );
    const { id } = products.find((each) => each.name === first) ?? {};
    await asStaff(page, 'PUT', `products/update-product/${id}`, { price: '20' });
    await input.fill('14.50');
    // The filter is pressed while the value is being saved, which is then refused.
    await page.getByRole('searchbox').fill(second);
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(input).toHaveValue('14.50');
    await expect(input).toHaveAccessibleDescription(/is now 20\.00/);
    await page.getByRole('link', { name: 'Brands', exact: true }).click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    expect(
      await page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true }))),
    ).toBe(true);
    await input.press('Enter');
    await expect(cell(page, `Price of ${first}`)).toContainText('14.50');
    await page.getByRole('link', { name: 'Brands', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Brands' })).toBeVisible();
    await page.goBack();
    await expect(cell(page, `Price of ${first}`)).toContainText('14.50');
  });

  await test.step('EDIT-13 EDIT-14 a typed price stays when the tablet is turned and when its column is hidden', async () => {
    // Not stored: other tests read the prices in the list of this account at the same time.
    const stored = await asStaff<object>(page, 'GET', 'list-views');
    await page.route('**/api/list-views/settings', (route) => route.fulfill({ json: stored }));
    await cell(page, `Price of ${second}`).click();
    const input = page.getByRole('textbox', { name: `Price of ${second}`, exact: true });
    await input.fill('12.50');
    await page.setViewportSize({ width: 700, height: 1280 });
    await expect(input).toHaveValue('12.50');
    await expect(page.getByRole('table')).toBeVisible();
    await input.fill('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Enter a price above 0')).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Columns' }).click();
    const sent = page.waitForRequest('**/api/list-views/settings');
    await page.getByRole('menuitemcheckbox', { name: 'Price', exact: true }).click();
    expect((await sent).postDataJSON()).toEqual({
      list: 'products',
      hiddenColumns: expect.arrayContaining(['price']),
    });
    await page.keyboard.press('Escape');
    await expect(page.getByText(/^The column stays until/)).toBeVisible();
    await expect(input).toHaveValue('0');
    await input.fill('12.50');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('columnheader', { name: 'Price', exact: true })).toHaveCount(0);
    await page.setViewportSize({ width: 700, height: 1280 });
    await expect(cell(page, `Price of ${second}`)).toContainText('12.50');
    await expect(page.getByRole('table')).toHaveCount(0);
  });
  const { products } = await asStaff<{ products: { id: number }[] }>(
    page,
    'GET',
    `products/all?q=${encodeURIComponent(word)}`,
  );
  for (const { id } of products) await asStaff(page, 'DELETE', `products/${id}`);
});

test('GOODS-50 GOODS-52 GOODS-54 GOODS-55 variants are unfolded in the list and edited with the keyboard, and the card shows the lowest price', async ({
  page,
}) => {
  const { id: vendor } = await beStaff(page, 'admin');
  const { products } = await asStaff<Listed>(page, 'GET', 'products/all?limit=1');
  const name = unique();
  const { product } = await asStaff<{ product: { id: number } }>(
    page,
    'POST',
    'products/add-product',
    {
      ...{ name, model: 'Kawkab', price: '10', vendor: String(vendor) },
      category_id: String(products[0]?.category_id),
      variants: JSON.stringify(['S', 'M'].map((size) => ({ size, stock: 3 }))),
    },
  );
  await open(page, `allproducts?q=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `2 sizes: ${name}` }).click();
  await cell(page, `Offer price of ${name}, S`).click();
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an own price first')).toBeVisible();
  await page.keyboard.press('Escape');
  await cell(page, `Price of ${name}, S`).click();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('textbox', { name: `Price of ${name}, M`, exact: true }),
  ).toBeFocused();
  await page.keyboard.press('Escape');
  await cell(page, `Offer price of ${name}, S`).click();
  await page.keyboard.type('8.50');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(cell(page, `Offer price of ${name}, S`)).toContainText('8.50');
  expect(await violations(page, 'light')).toEqual([]);
  await page.goto(`${shop.url}/product/${product.id}?size=S`);
  await expect(page.getByText('8.50').first()).toBeVisible();
  await page.goto(`${shop.url}/search?q=${encodeURIComponent(name)}`);
  const card = page.getByRole('article').filter({ hasText: name });
  await expect(card).toContainText('8.50');
  // 12.00 has not been asked long enough to be shown beside it.
  await expect(card).not.toContainText('12.00');
  await expect(card).not.toContainText('-29%');
  // Other tests choose the newest product with sizes.
  await beStaff(page, 'admin');
  await asStaff(page, 'DELETE', `products/${product.id}`);
});

test('GOODS-30 GOODS-11 GOODS-12 several products are changed after a preview, deleted, restored and deleted permanently', async ({
  page,
}) => {
  const { word, names } = await add(page, 2);
  await open(page, `allproducts?q=${encodeURIComponent(word)}`);
  for (const name of names)
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  const bar = page.getByRole('region', { name: 'Selection' });
  await bar.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Price').selectOption('lowerPercent');
  await dialog.getByLabel('Percent', { exact: true }).fill('25');
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('7.50')).toHaveCount(2);
  expect(await violations(page, 'light')).toEqual([]);
  await dialog.getByRole('button', { name: 'Change 2 products' }).click();
  await expect(cell(page, `Price of ${names[0]}`)).toContainText('7.50');

  for (const name of names)
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  await bar.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 products were deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'Deleted products' }).click();
  // The previous list, with the same menus, stays until the page is loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Deleted products' })).toBeVisible();
  const [kept = '', gone = ''] = names;
  await page.getByRole('button', { name: `Actions for ${kept}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(page.getByText('1 product was restored.')).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${gone}`, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('rowheader', { name: gone })).toHaveCount(0);
  expect(await violations(page, 'light')).toEqual([]);
});

test('GOODS-40 GOODS-42 GOODS-44 GOODS-45 a product is hidden, shown by its preview link until that is revoked, and published again', async ({
  page,
  browser,
}) => {
  const { word, names } = await add(page, 1);
  const [name = ''] = names;
  const menu = async (item: string) => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await open(page, `allproducts?q=${encodeURIComponent(word)}`);
  await menu('Hide from shop');
  await expect(page.getByText('1 product is hidden from shoppers.')).toBeVisible();
  await page.getByRole('link', { name: 'Unpublished' }).click();
  await expect(page.getByRole('rowheader', { name })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);

  const created = page.waitForResponse(/\/preview$/);
  await menu('Preview link');
  const { path }: { path: string } = await (await created).json();
  const shopper = await (await browser.newContext()).newPage();
  const search = await shopper.goto(`${shop.url}/search?q=${encodeURIComponent(name)}`);
  expect(await search?.text()).not.toContain(`>${name}<`);
  await shopper.goto(shop.url + path);
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shopper.getByText('Preview: this product is not published.')).toBeVisible();
  await expect(shopper.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  expect(await violations(shopper, 'light')).toEqual([]);

  await menu('Manage links');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Valid until').first()).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  await dialog.getByRole('button', { name: 'Revoke all' }).click();
  await expect(dialog.getByText('No preview links')).toBeVisible();
  const gone = await shopper.request.get(`${shop.url}/api/products${path}`);
  expect(gone.status()).toBe(404);
  await shopper.goto(shop.url + path);
  await expect(shopper.getByRole('heading', { level: 1, name })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Close' }).click();

  await menu('Publish');
  await expect(page.getByText('1 product is published.')).toBeVisible();
  await shopper.goto(`${shop.url}/search?q=${encodeURIComponent(name)}`);
  await expect(shopper.getByRole('link', { name }).first()).toBeVisible();
  await shopper.context().close();
});
