import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { violationsInBothThemes } from '../support/checks/axe';
import { registered } from '../support/demo';
import { mailsAbout } from '../support/mailbox';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

const ACCENT = '#7a1f3d';
const picture = {
  name: 'logo.png',
  mimeType: 'image/png',
  buffer: readFileSync(new URL('../../storefront/public/icon-512.png', import.meta.url)),
};

interface Saved {
  version: number;
  mailFrom: string;
}
const reset = async (page: Page): Promise<void> => {
  await beStaff(page, 'admin');
  const { version, mailFrom } = await asStaff<Saved>(page, 'GET', 'admin/appearance');
  await asStaff(page, 'PUT', 'admin/appearance', {
    version: String(version),
    accent: '',
    mailName: '',
    mailFrom,
    mailReplyTo: '',
    removeLogo: 'true',
    removeIcon: 'true',
  });
};
test.afterEach(({ page }) => reset(page));

const isLoaded = (image: Locator) =>
  expect
    .poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

test('SHOPID-15 SHOPID-12 SHOPID-13 SHOPID-14 an admin uploads a logo and chooses a color; shop and mails show them', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/appearance`);
  await page.getByLabel('Logo optional', { exact: true }).setInputFiles(picture);
  await page.getByLabel(/^Icon/).setInputFiles(picture);
  await page.getByLabel(/^Accent color/).fill('#ffcc00');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Text in this color would be hard to read/)).toBeVisible();
  await page.getByLabel(/^Accent color/).fill(ACCENT);
  await page.getByLabel(/^Sender name/).fill('Oasis care');
  const preview = page.getByRole('group', { name: 'Shop, light theme' });
  // The header in English and in Arabic.
  for (const logo of await preview.getByRole('img').all()) await isLoaded(logo);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The changes are saved. The shop shows them now.')).toBeVisible();
  await isLoaded(
    page
      .getByRole('link', { name: /dashboard$/ })
      .first()
      .locator('img')
      .first(),
  );

  await page.goto(shop.url);
  await isLoaded(page.getByRole('banner').getByRole('img').first());
  const color = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  expect(await color()).toContain(ACCENT);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await page.request.get(icon ?? '')).headers()['content-type']).toBe('image/png');
  expect(await violationsInBothThemes(page)).toEqual([]);

  const { email } = await registered();
  await expect.poll(async () => (await mailsAbout('', email)).length).toBe(1);
  const [mail] = await mailsAbout('', email);
  const header = await page.request.get(`${shop.mailbox}/api/messages/${mail?.id}`);
  expect(await header.text()).toContain('Oasis care');
  await page.goto(`${shop.mailbox}/messages/${mail?.id}/html`);
  await isLoaded(page.getByRole('img'));
  await expect(page.getByRole('link').first()).toHaveCSS('background-color', 'rgb(122, 31, 61)');
});
