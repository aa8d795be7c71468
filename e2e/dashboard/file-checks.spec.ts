import { expect, test, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { openWithin } from '../support/client-navigation';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

const MEGABYTE = 1024 * 1024;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: name.endsWith('.txt') ? 'text/plain' : 'image/png',
  buffer,
});
const good = file('cover.png', PNG);
const notes = file('notes.txt', Buffer.from('no image'));
const fake = file('fake.png', Buffer.from('no image'));
const huge = file('huge.png', Buffer.concat([PNG, Buffer.alloc(10 * MEGABYTE)]));

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
/** Counts the write requests. */
const countWrites = (page: Page) => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/')) writes.push(request.url());
  });
  return writes;
};

test('ADM-PROD-20 Add Product names each refused file, sends none of them and keeps the accepted one', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const writes = countWrites(page);
  await open(page, 'products');
  const pictures = page.locator('#images');
  await page.getByLabel('Choose product images').setInputFiles([notes, good, fake, huge]);
  const refused = pictures.getByRole('alert').getByRole('listitem');
  await expect(refused).toHaveText([
    /^notes\.txt is neither an image/,
    /^fake\.png does not match its file type/,
    'huge.png is too large: the limit is 10 MB.',
  ]);
  await expect(page.getByRole('button', { name: 'Remove cover.png' })).toBeVisible();
  expect(await violations(page, 'light')).toEqual([]);
  const many = Array.from({ length: 11 }, (_, place) => file(`worn-${place}.png`, PNG));
  await page.getByLabel('Choose usage images').setInputFiles(many);
  await expect(page.locator('#usageImages').getByRole('alert')).toContainText(
    'worn-10.png exceeds the limit of 10 new files at a time.',
  );
  await expect(page.getByRole('button', { name: /^Remove worn-/ })).toHaveCount(10);
  expect(writes).toEqual([]);

  await page.getByLabel('Name', { exact: true }).fill('Files Only');
  await page.getByLabel('Price (AED)', { exact: true }).fill('100');
  await page.getByLabel('Category', { exact: true }).selectOption('2');
  const added = page.waitForResponse('**/api/products/add-product');
  await page.getByRole('button', { name: 'Add Product', exact: true }).click();
  const answer = await added;
  expect(answer.status()).toBe(201);
  const { product }: { product: { id: number; images: string; usageImages: string } } =
    await answer.json();
  expect(JSON.parse(product.images)).toHaveLength(1);
  await asStaff(page, 'DELETE', `products/${product.id}`);
});

const FORMS: [path: string, button: string | undefined, label: string][] = [
  ['orderimages/1', undefined, 'Add files'],
  ['orderusage/1', undefined, 'Add files'],
  ['categories', 'Add category', 'Icon'],
  ['editcategory/2', undefined, 'Banner'],
  ['brands', undefined, 'Logo'],
  ['partners', undefined, 'Logo'],
  ['banners', 'Add banner', 'Image'],
  ['main-ads', 'Add ad', 'Image'],
  ['vendors', 'Add vendor', 'Image'],
  ['videos', 'Add video', 'Video'],
];

test('ADM-PROD-20 every form with a file field names a refused file', async ({ page }) => {
  await beStaff(page, 'admin');
  const writes = countWrites(page);
  const expectRefused = async (input: Locator, wrong: typeof fake, path: string) => {
    await input.setInputFiles(wrong);
    await expect(page.getByText(wrong.name).first(), path).toBeVisible();
    await expect(
      page.getByText(/isn’t|does not match|too large|neither/).first(),
      path,
    ).toBeVisible();
  };
  await open(page, 'jobs');
  for (const [path, button, label] of FORMS) {
    await openWithin(page, path);
    if (button) await page.getByRole('button', { name: button }).first().click();
    const input = page.getByLabel(label, { exact: true }).first();
    for (const wrong of path === 'videos' ? [notes, file('fake.mp4', PNG)] : [notes, fake])
      await expectRefused(input, wrong, path);
  }
  expect(writes).toEqual([]);
});
