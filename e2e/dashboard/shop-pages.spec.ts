import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

test.slow();

interface Texts {
  en: object;
  ar: object;
}
/** Publishes the text of the release again. */
const reset = async (page: Page, name: string): Promise<void> => {
  const { version, defaults } = await asStaff<{ version: number; defaults: Texts }>(
    page,
    'GET',
    `admin/pages/${name}`,
  );
  await asStaff(page, 'PUT', `admin/pages/${name}`, { version, ...defaults }, { json: true });
};
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('The page is published.').first()).toBeVisible();
};

test('TEXTS-23 a table is added with the button, and scrolls by itself in the shop on a phone', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/pages/terms`);
  const english = region(page, 'English');
  const arabic = region(page, 'Arabic');
  const body = english.getByLabel('Text', { exact: true });
  await body.fill('Fees of the emirates');
  await english.getByRole('button', { name: 'Table', exact: true }).click();
  await expect(body).toBeFocused();
  await page.keyboard.type('Emirate');
  const preview = english.getByRole('group', { name: 'Preview in English' });
  await expect(preview.getByRole('columnheader', { name: 'Emirate' })).toBeVisible();
  const wide = (word: string) => `| ${`${word} | `.repeat(9)}\n| ${'--- | '.repeat(9)}\n`;
  await body.fill(`${wide('Emirate')}| **Dubai** | within {days} |`);
  await arabic.getByLabel('Text', { exact: true }).fill(`${wide('الإمارة')}| دبي | رسوم |`);
  for (const theme of ['light', 'dark'] as const) expect(await violations(page, theme)).toEqual([]);
  try {
    await publish(page);
    await page.setViewportSize({ width: 375, height: 800 });
    for (const [path, direction] of [
      ['/terms-and-conditions', 'ltr'],
      ['/ar/terms-and-conditions', 'rtl'],
    ] as const) {
      await page.goto(`${shop.url}${path}`);
      const area = page.getByRole('article').getByRole('region');
      await expect(area.getByRole('columnheader').first()).toHaveCSS('direction', direction);
      const [inner, outer, whole] = await area.evaluate((element) => [
        element.scrollWidth > element.clientWidth,
        element.clientWidth <= innerWidth,
        document.documentElement.scrollWidth <= innerWidth,
      ]);
      expect([inner, outer, whole]).toEqual([true, true, true]);
      for (const theme of ['light', 'dark'] as const)
        expect(await violations(page, theme)).toEqual([]);
    }
  } finally {
    // Back from the origin of the shop.
    await beStaff(page, 'admin');
    await reset(page, 'terms');
  }
});

test('TEXTS-03 TEXTS-11 TEXTS-12 TEXTS-14 a page is edited in both languages, shown in the shop and restored', async ({
  page,
  context,
}) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/pages`);
  await page.getByRole('link', { name: 'Refund policy', exact: true }).click();
  const english = region(page, 'English');
  const arabic = region(page, 'Arabic');
  const body = english.getByLabel('Text', { exact: true });
  await english.getByLabel('Title').fill('Our refunds');
  await english.getByLabel('Description').fill('How {shop} refunds.');
  await body.fill('You get your money back within ');
  await english.getByRole('button', { name: 'Insert a value of the settings' }).click();
  await page.getByRole('menuitem', { name: /^Return period/ }).click();
  await expect(body).toBeFocused();
  await body.press('Enter');
  await body.press('Enter');
  await body.pressSequentially('Card');
  await english.getByRole('button', { name: 'Heading', exact: true }).click();
  await body.press('Enter');
  await body.pressSequentially('To the same ');
  await english.getByRole('button', { name: 'Bold' }).click();
  await body.pressSequentially('card');
  await expect(body).toHaveValue(
    'You get your money back within {days}\n\n## Card\nTo the same **card**',
  );
  await body.press('ControlOrMeta+z');
  await expect(body).not.toHaveValue(/card\*\*$/);
  await body.press('ControlOrMeta+Shift+z');
  await expect(body).toHaveValue(/\*\*card\*\*$/);
  const preview = english.getByRole('group', { name: 'Preview in English' });
  await expect(preview.getByText('You get your money back within 15 days')).toBeVisible();
  await arabic.getByLabel('Title').fill('استرداد أموالك');
  await arabic
    .getByLabel('Text', { exact: true })
    .fill('نعيد أموالك.\n\n## البطاقة\n\nإلى البطاقة نفسها.');
  const right = arabic.getByRole('group', { name: 'Preview in Arabic' });
  await expect(right.getByRole('heading', { name: 'البطاقة' })).toHaveCSS('direction', 'rtl');
  for (const theme of ['light', 'dark'] as const) expect(await violations(page, theme)).toEqual([]);
  await publish(page);
  await expect(page.getByText(/^Version \d+/).first()).toBeVisible();

  const reader = await context.browser()?.newPage({ javaScriptEnabled: false });
  if (!reader) throw new Error('There is no browser.');
  await reader.goto(`${shop.url}/refund-policy`);
  await expect(reader).toHaveTitle('Our refunds · Liwan');
  await expect(reader.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    'How Liwan refunds.',
  );
  await expect(reader.getByText('You get your money back within 15 days')).toBeVisible();
  await expect(reader.locator('strong', { hasText: 'card' })).toBeVisible();
  await reader.goto(`${shop.url}/ar/refund-policy`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('استرداد أموالك');
  await expect(reader.getByText('إلى البطاقة نفسها.')).toBeVisible();

  await english.getByLabel('Title').fill('Other refunds');
  await publish(page);
  await page
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(english.getByLabel('Title')).toHaveValue('Our refunds');
  await expect(page.getByText(/Restored from version/).first()).toBeVisible();
  await reader.goto(`${shop.url}/refund-policy`);
  await expect(reader).toHaveTitle('Our refunds · Liwan');

  await reset(page, 'refund');
  await reader.goto(`${shop.url}/refund-policy`);
  await expect(reader).toHaveTitle('Refund policy · Liwan');
  await reader.close();
});

test('TEXTS-13 of two staff at one page none loses a text', async ({ page, context }) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/pages/privacy`);
  const title = region(page, 'English').getByLabel('Title');
  await title.fill('Mine');
  const other = await context.newPage();
  await other.goto(`${shop.admin}/dashboard/pages/privacy`);
  await region(other, 'English').getByLabel('Title').fill('Theirs');
  await publish(other);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(/published version \d+ after you opened this page/)).toBeVisible();
  await expect(title).toHaveValue('Mine');
  await publish(page);
  await other.goto(`${shop.url}/privacy-policy`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Mine');
  await reset(page, 'privacy');
});
