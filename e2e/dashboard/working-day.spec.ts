import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { expect, test, type Page } from '@playwright/test';
import { requestShipment, newSignedInShopper, orderByCard, orderInCash } from '../support/orders';
import { shop } from '../support/shop';
import { asStaff, beStaff, signInFirst } from '../support/staff';

const PICTURES = new URL('../../api/src/app/commands/seeds/catalogue/pictures/', import.meta.url);
const picture = (name: string) => ({
  name: `${name}.webp`,
  mimeType: 'image/webp',
  buffer: readFileSync(new URL(`${name}.webp`, PICTURES)),
});
const workbook = (rows: unknown[][]) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Products');
  return {
    name: 'new-season.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  };
};

const COUNT = 200;
const FLASH_SALE = '1';
const HEADER = ['name', 'model', 'price', 'stock', 'category', 'vendor', 'code'];
const dirhams = new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED' });
const fils = (aed: number) => Math.round(aed * 100);

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const expectText = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

interface Listed {
  products: { id: number; name: string; vendor: number }[];
}
interface Orders {
  orders: { operation_id: string; state: string; paymentMethod: string; info: string }[];
}

test('ADM-XLS-01 ADM-IMG-02 ADM-PROD-11 SHIP-03 PAY-05 ADM-HOME-02 ADM-HOME-05 a working day: 200 products are imported, one is put on flash sale, five orders are shipped, one is refunded, and the analytics match the orders', async ({
  page,
}) => {
  const code = `DAY-${Date.now().toString(36)}`;
  const vendor = { name: `Season ${code}`, password: 'A-season-pass-1' };
  await beStaff(page, 'admin');
  const { admin } = await asStaff<{ admin: { id: number; username: string } }>(
    page,
    'POST',
    'admin/add',
    { ...vendor, type: 'vendor' },
  );

  // The file has two invalid rows, is corrected and uploaded again.
  const row = (index: number, price: unknown = 20 + index / 4, category: unknown = 2) => [
    `Season scent ${code} ${index}`,
    'Season',
    price,
    10,
    category,
    vendor.name,
    `${code}-${index}`,
  ];
  const right = Array.from({ length: COUNT }, (_, index) => row(index));
  const wrong = right.with(16, row(16, 'free')).with(120, row(120, 50, 'Boats'));
  await open(page, 'upload-products');
  const file = page.getByLabel(/^Choose/);
  await file.setInputFiles(workbook([HEADER, ...wrong]));
  await press(page, 'Only errors 2');
  const table = page.getByRole('table', { name: 'Rows of new-season.xlsx' });
  await expect(table.getByRole('row')).toHaveCount(3);
  for (const cell of ['C18', 'E122']) await expect(table.getByText(cell)).toBeVisible();
  await file.setInputFiles(workbook([HEADER, ...right]));
  await expectText(page, `${COUNT} rows were checked: ${COUNT} new.`);
  await press(page, 'Upload Excel');
  await expect(page).toHaveURL(/\/dashboard\/allproducts/, { timeout: 240_000 });
  await expectText(page, `The products were imported: ${COUNT} added.`);

  const productOf = async (index: number) => {
    const name = `Season scent ${code} ${index}`;
    const query = `q=${encodeURIComponent(name)}&limit=50`;
    const { products } = await asStaff<Listed>(page, 'GET', `products/all?${query}`);
    return products.find((product) => product.name === name)?.id ?? 0;
  };
  const [flash, plain] = [await productOf(7), await productOf(199)];

  // The pictures are in the wrong order.
  await open(page, `orderimages/${flash}`);
  await page
    .getByLabel('Add files')
    .setInputFiles([picture('abaya-open-black-2'), picture('abaya-open-black')]);
  const tiles = page.getByRole('button', { name: /^Image \d+ of \d+(, Cover)?(, New)?$/ });
  await expect(tiles).toHaveCount(2);
  const names = () => tiles.evaluateAll((all) => all.map((one) => one.getAttribute('data-tile')));
  const [first, second] = await names();
  await tiles.nth(1).focus();
  for (const key of ['Space', 'Home', 'Space']) await page.keyboard.press(key);
  await expect.poll(names).toEqual([second, first]);
  await press(page, 'Save Changes');
  await expectText(page, 'Images updated successfully.');

  // The flash sale.
  await open(page, `editproduct/${flash}`);
  await page.getByLabel('Offer price (AED)').fill('17.35');
  await page.getByLabel('Offer', { exact: true }).selectOption(FLASH_SALE);
  await press(page, 'Update Product');
  await expectText(page, 'Product updated successfully');

  // Five orders are shipped.
  const [noura, omar] = [await newSignedInShopper(), await newSignedInShopper()];
  const refunded = await orderByCard(omar, { product: plain, quantity: 2, city: 'Dubai' });
  const orders = [
    { who: noura, id: await orderInCash(noura, { product: flash, quantity: 3 }) },
    { who: noura, id: await orderInCash(noura, { product: plain }) },
    { who: noura, id: await orderByCard(noura, { product: flash, quantity: 4 }) },
    { who: omar, id: await orderInCash(omar, { product: flash, city: 'Dubai' }) },
    { who: omar, id: refunded },
  ];
  for (const { who, id } of orders) expect(await requestShipment(who, id)).toBe(200);

  // One is refunded.
  await asStaff(page, 'POST', `users/orders/one/${refunded}/delivered`);
  await open(page, `orders/${refunded}`);
  await press(page, 'Refund');
  await press(page, 'Refund now');
  await expectText(page, 'The refund is in progress.');
  const orderOf = async (id: string) =>
    (
      await asStaff<{ order: { state: string; number: string } }>(
        page,
        'GET',
        `users/orders/one/${id}`,
      )
    ).order;
  const stateOf = async () => (await orderOf(refunded)).state;
  await expect.poll(stateOf).toBe('refunded');
  const numbers = await Promise.all(orders.map(async ({ id }) => (await orderOf(id)).number));

  // The vendor's view.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signInFirst(page, admin.username, vendor.password, 'A-season-pass-2');
  const own = await asStaff<Orders>(page, 'GET', 'users/orders/all');
  expect(own.orders.map(({ operation_id: id }) => id).sort()).toEqual(numbers.sort());
  const sold = own.orders.filter(({ state }) => state !== 'refunded');
  const sales = sold.reduce((sum, { info }) => sum + fils(JSON.parse(info).totalAmount), 0);
  expect(sales).toBe(8 * 1735 + 6975);
  await page.goto(`${shop.admin}/dashboard?days=7`);
  const figure = (name: string) =>
    page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) });
  await expect(figure('Sales')).toContainText(dirhams.format(sales / 100));
  await expect(figure('Average order')).toContainText(dirhams.format(Math.round(sales / 4) / 100));
  await expect(figure('Paid in cash')).toContainText('75%');
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Orders' })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/own-orders$/);
  const lines = page.getByRole('table', { name: 'Orders with your products' });
  await expect(lines.getByRole('link', { name: /^Packing slip/ })).toHaveCount(4 + 1);
  await expect(lines).toContainText('Refunded');
  await expect(lines).not.toContainText(/Browser|\+971|Pearl Tower/);

  // Restores the shop.
  await beStaff(page, 'admin');
  const { imports } = await asStaff<{ imports: { id: number }[] }>(page, 'GET', 'file/imports');
  await asStaff(page, 'POST', `file/imports/${imports[0]?.id}/revert`);
  await asStaff(page, 'DELETE', `products/${flash}`);
});
