import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff, type StaffName } from '../support/staff';

test.use(withPictures);

const PICTURES = new URL('../../api/src/app/commands/seeds/catalogue/pictures/', import.meta.url);
const picture = (name: string, source: string) => ({
  name: `${name}.webp`,
  mimeType: 'image/webp',
  buffer: readFileSync(new URL(`${source}.webp`, PICTURES)),
});
const front = picture('front', 'abaya-open-black');
const back = picture('back', 'abaya-open-black-2');
const side = picture('side', 'abaya-open-beige');
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') };

interface Written {
  product: { id: number; images: string };
}
/** A product of this test without pictures. */
const newProduct = async (page: Page, as: StaffName): Promise<number> => {
  const { id: vendor } = await beStaff(page, as);
  const fields = { name: `Media ${Date.now()}`, price: '100', stock: '1', category_id: '12' };
  const { product } = await asStaff<Written>(page, 'POST', 'products/add-product', {
    ...fields,
    vendor: String(vendor),
  });
  return product.id;
};
const removeProduct = (page: Page, id: number) => asStaff(page, 'DELETE', `products/${id}`);

const tiles = (page: Page) =>
  page.getByRole('button', { name: /^Image \d+ of \d+(, Cover)?(, New)?$/ });
const order = (page: Page) =>
  tiles(page).evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile') ?? ''));
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Images updated successfully.').first()).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
};
/** Drags a tile to a horizontal position in another element, 0 to 1 of its width. */
const carry = async (page: Page, from: Locator, to: Locator, part: number) => {
  await from.hover();
  await page.mouse.down();
  const { x, y, width, height } = (await to.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * part, y + height / 2, { steps: 8 });
  await page.mouse.up();
};
/** Drops external files on the list. */
const dropFiles = async (page: Page, files: (typeof front)[]) => {
  const data = await page.evaluateHandle(
    (all) => {
      const transfer = new DataTransfer();
      for (const { name, mimeType, bytes } of all)
        transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return transfer;
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] })),
  );
  const list = page.getByRole('list', { name: 'Manage Product Images' });
  for (const type of ['dragenter', 'dragover', 'drop'])
    await list.dispatchEvent(type, { dataTransfer: data });
};

test('ADM-IMG-01 ADM-IMG-02 ADM-IMG-03 ADM-IMG-04 ADM-IMG-05 images are added, dragged, moved by keys and deleted', async ({
  page,
}) => {
  const id = await newProduct(page, 'vendor1');
  await page.goto(`${shop.admin}/dashboard/orderimages/${id}`);
  await expect(page.getByText('This product has no images yet.')).toBeVisible();
  await page.getByLabel('Add files').setInputFiles([front, back, notes]);
  await expect(page.getByText(/^notes\.txt.+neither an image/)).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(2);
  // A failed save keeps the order and the new files.
  await page.route(`**/api/products/${id}/images`, (route) => route.abort());
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^No response arrived, so the images may/)).toBeVisible();
  await page.unroute(`**/api/products/${id}/images`);
  await expect(page.getByText('New', { exact: true })).toHaveCount(2);
  await save(page);
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  const [a = '', b = ''] = await order(page);

  await carry(page, tiles(page).nth(1), tiles(page).nth(0), 0.2);
  await expect(page.getByText('Image 2 moved to position 1 of 2')).toBeAttached();
  expect(await order(page)).toEqual([b, a]);
  // A drop outside the list changes nothing.
  await carry(page, tiles(page).nth(0), page.getByRole('heading', { level: 1 }), 0.5);
  expect(await order(page)).toEqual([b, a]);

  await dropFiles(page, [side]);
  await expect(tiles(page)).toHaveCount(3);
  await tiles(page).nth(2).focus();
  for (const key of ['Space', 'Home', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('Image dropped at position 2 of 3')).toBeAttached();
  await expect(tiles(page).nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Delete image 3' }).click();
  expect(await violations(page, 'light')).toEqual([]);
  await save(page);

  await page.reload();
  await expect(tiles(page)).toHaveCount(2);
  const [first, second] = await order(page);
  expect(first).toBe(b);
  expect([a, b]).not.toContain(second);

  await page.getByRole('link', { name: 'Manage Usage Images' }).click();
  await expect(page.getByText('This product has no usage images yet.')).toBeVisible();
  await page.getByLabel('Add files').setInputFiles(side);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Usage images updated successfully.').first()).toBeVisible();
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);
  await page.route(`**/api/products/${id}/usage-images`, (route) => route.abort());
  await page.getByRole('button', { name: 'Delete image 1' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText(/^No response arrived, so the images may/)).toBeVisible();
  await removeProduct(page, id);
});

const workbook = (rows: unknown[][]) => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Products');
  return {
    name: 'spring.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  };
};

test('ADM-XLS-01 ADM-XLS-02 ADM-XLS-03 ADM-XLS-04 JOBS-14 a file is corrected until all rows are valid, imported and undone; another import is cancelled', async ({
  page,
}) => {
  const code = `XL-${Date.now()}`;
  const header = ['name', 'price', 'stock', 'category', 'code'];
  const row = (number: number, price: unknown, category: unknown = 1) => [
    `Excel lamp ${code} ${number}`,
    price,
    3,
    category,
    `${code}-${number}`,
  ];
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/upload-products`);
  const upload = page.getByRole('button', { name: 'Upload Excel' });
  await upload.click();
  await expect(page.getByText('Please select an Excel file.')).toBeVisible();
  const file = page.getByLabel(/^Choose/);
  await expect(file).toHaveAttribute('accept', '.xlsx,.xls');
  await file.setInputFiles(notes);
  await expect(page.getByText('Only .xlsx and .xls files are accepted.')).toBeVisible();
  await file.setInputFiles({ ...workbook([]), buffer: Buffer.from('no workbook') });
  await expect(page.getByText('Failed to upload Excel file').first()).toBeVisible();
  await file.setInputFiles(workbook([header, row(1, 90), row(2, 'free'), row(3, 80, 'Boats')]));
  const table = page.getByRole('table', { name: 'Rows of spring.xlsx' });
  await expect(table.getByText('“free” is not a number. Enter it like 149.50.')).toBeVisible();
  await page.getByRole('button', { name: 'Only errors 2' }).click();
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(table.getByText('D4')).toBeVisible();
  expect(await violations(page, 'dark')).toEqual([]);

  await file.setInputFiles(workbook([header, row(1, 90), row(2, 95), row(3, 80)]));
  await expect(page.getByText('3 rows were checked: 3 new.')).toBeVisible();
  // Delays the response while the overlay is checked.
  let answer = () => {};
  const isChecked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/file/imports/*/confirm', async (route) => {
    await isChecked;
    await route.continue();
  });
  await upload.click();
  await expect(page.getByText('Working…')).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/dashboard\/allproducts/);
  await expect(page.getByText('The products were imported: 3 added.')).toBeVisible();

  await page.getByRole('link', { name: 'Excel import', exact: true }).click();
  await page.getByRole('button', { name: 'Undo import of spring.xlsx' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('The import was undone: 3 rows.').first()).toBeVisible();

  await file.setInputFiles(workbook([header, row(4, 70), row(5, 75)]));
  await expect(page.getByText('2 rows were checked: 2 new.')).toBeVisible();
  // The import waits until it is cancelled; other tests of this project import nothing.
  await asStaff(page, 'POST', 'admin/queues/imports/pause');
  try {
    await upload.click();
    const panel = page.getByRole('region', { name: 'Upload Products from Excel' });
    await panel.getByRole('button', { name: 'Cancel import of spring.xlsx' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel the import of spring.xlsx?' });
    await question.getByRole('button', { name: 'Cancel import' }).click();
    await expect(
      page.getByText('The import was cancelled: 0 of 2 rows are done.').first(),
    ).toBeVisible();
    await expect(page.getByText('Working…')).toBeHidden();
  } finally {
    await asStaff(page, 'POST', 'admin/queues/imports/resume');
  }
});
