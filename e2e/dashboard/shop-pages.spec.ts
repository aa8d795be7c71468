import { expect, test, type Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { withPictures } from '../support/chromium';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

test.use(withPictures);

interface Texts {
  en: object;
  ar: object;
}
interface Stored {
  version: number;
  draft: { revision: number } | null;
  defaults: Texts;
}
/** Publishes the text of the release again, in place of a draft too. */
const reset = async (page: Page, name: string): Promise<void> => {
  const path = `admin/pages/${name}`;
  const { version, draft, defaults } = await asStaff<Stored>(page, 'GET', path);
  const based = { version, draft: draft?.revision ?? 0 };
  await asStaff(page, 'PUT', path, { ...based, ...defaults }, { json: true });
};
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const publish = async (page: Page) => {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && /\/api\/admin\/pages\/\w+$/.test(response.url()),
  );
  // The notification goes after six seconds, which a busy browser may take for what follows.
  await Promise.all([
    expect(page.getByText('The page is published.').first()).toBeVisible(),
    page.getByRole('button', { name: 'Publish', exact: true }).click(),
  ]);
  const published = (await (await answer).json()) as { page: Stored };
  await expect(
    page.getByRole('button', { name: `View version ${published.page.version}`, exact: true }),
  ).toBeVisible();
  // The editor begins again with what is stored.
  await expect(page.getByRole('main').locator('form[aria-busy=true]')).toHaveCount(0);
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
  expect(await violations(page, 'light')).toEqual([]);
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
      expect(await violations(page, 'dark')).toEqual([]);
    }
  } finally {
    // Back from the origin of the shop.
    await beStaff(page, 'admin');
    await reset(page, 'terms');
  }
});

test('TEXTS-03 TEXTS-11 TEXTS-12 TEXTS-14 TEXTS-36 a page is edited in both languages, shown in the shop, compared and restored', async ({
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
  expect(await violations(page, 'light')).toEqual([]);
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
  const restore = page.getByRole('button', { name: /^Restore version/ }).first();
  const compare = page.getByRole('button', { name: /^Compare version/ }).nth(1);
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 900 });
    await compare.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Compare versions' });
    const changes = dialog.getByRole('region', { name: 'English' });
    await expect(changes.getByRole('deletion')).toHaveText('Removed: Our');
    await expect(changes.getByRole('insertion')).toHaveText('Added: Other');
    await expect(
      dialog.getByRole('region', { name: 'Arabic' }).getByText('No changes.'),
    ).toBeVisible();
    expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
      true,
    );
    expect(await violations(page, 'dark')).toEqual([]);
    await dialog.getByLabel('Later text').selectOption({ label: 'Text in the editor' });
    await expect(changes.getByRole('insertion')).toHaveText('Added: Other');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(compare).toBeFocused();
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await restore.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect(english.getByLabel('Title')).toHaveValue('Our refunds');
  await expect(region(page, 'Draft')).toBeFocused();
  await reader.goto(`${shop.url}/refund-policy`);
  await expect(reader).toHaveTitle('Other refunds · Liwan');
  await publish(page);
  await expect(page.getByText(/Same text as version/).first()).toBeVisible();
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

const PICTURE = fileURLToPath(
  new URL('../../api/src/app/commands/seeds/catalogue/pictures/ad-1.webp', import.meta.url),
);

test('TEXTS-24 TEXTS-26 TEXTS-28 TEXTS-30 TEXTS-31 a draft with a picture is previewed in the shop, then published', async ({
  page,
  browser,
}) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/pages/returns`);
  const reader = await browser.newPage({ javaScriptEnabled: false });
  const alt = `Our shop ${Date.now()}`;
  const texts = {
    English: { title: 'Returns of {shop}', body: 'Free returns.', alt },
    Arabic: { title: 'الإرجاع إلى {shop}', body: 'إرجاع مجاني.', alt: `متجرنا ${alt}` },
  };
  try {
    for (const [language, { title, body }] of Object.entries(texts)) {
      await region(page, language).getByLabel('Title').fill(title);
      await region(page, language).getByLabel('Text', { exact: true }).fill(body);
    }
    const dialog = page.getByRole('dialog', { name: 'Insert a picture' });
    const openDialog = (language: string) =>
      region(page, language).getByRole('button', { name: 'Insert a picture' }).click();
    await openDialog('English');
    await dialog.getByLabel('New picture').setInputFiles(PICTURE);
    await dialog.getByLabel('Alternative text in English').fill(texts.English.alt);
    await dialog.getByLabel('Alternative text in Arabic').fill(texts.Arabic.alt);
    expect(await violations(page, 'light')).toEqual([]);
    await dialog.getByRole('button', { name: 'Upload and insert' }).click();
    await expect(dialog).toBeHidden();
    const body = region(page, 'English').getByLabel('Text', { exact: true });
    await expect(body).toHaveValue(/^Free returns\.\n\n!\[Our shop \d+\]\(\S+\.webp \d+x\d+\)$/);
    await expect(body).toBeFocused();
    await openDialog('Arabic');
    await dialog.getByRole('button', { name: `Insert ${texts.Arabic.alt}` }).click();
    await page.getByRole('button', { name: 'Save draft' }).click();
    await expect(page.getByText('The draft is saved.').first()).toBeVisible();
    const draft = region(page, 'Draft');
    expect(await violations(page, 'dark')).toEqual([]);

    await reader.goto(`${shop.url}/return-policy`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Returns');

    for (const [name, title] of [
      ['Preview in English', 'Returns of Liwan'],
      ['Arabic on a phone', 'الإرجاع إلى ليوان'],
    ] as const) {
      const [preview] = await Promise.all([
        page.waitForEvent('popup'),
        draft.getByRole('link', { name }).click(),
      ]);
      await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(preview.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
      const [isLoaded, isReserved, isNarrow] = await preview
        .getByRole('article')
        .getByRole('img')
        .evaluate(async (picture: HTMLImageElement) => {
          picture.scrollIntoView();
          await picture.decode();
          const { clientWidth, clientHeight, width, height } = picture;
          const ratio =
            Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'));
          return [
            width > 0 && height > 0,
            Math.abs(clientWidth / clientHeight - ratio) < 0.02,
            document.documentElement.scrollWidth <= innerWidth,
          ];
        });
      expect([isLoaded, isReserved, isNarrow]).toEqual([true, true, true]);
      expect(await violations(preview, 'light')).toEqual([]);
      await preview.close();
    }

    await page.goto(`${shop.admin}/dashboard/pages`);
    const list = page.getByRole('list', { name: 'Pages' });
    const link = list.getByRole('link', { name: 'Returns', exact: true });
    await expect(list.getByRole('listitem').filter({ hasText: /^Returns/ })).toContainText(
      'Draft · Saved by',
    );
    await link.click();
    await publish(page);
    await expect(draft).toBeHidden();
    for (const [path, title, text] of [
      ['/return-policy', 'Returns of Liwan', texts.English.alt],
      ['/ar/return-policy', 'الإرجاع إلى ليوان', texts.Arabic.alt],
    ] as const) {
      await reader.goto(`${shop.url}${path}`);
      await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(reader.getByRole('img', { name: text })).toHaveAttribute(
        'srcset',
        /w=1600 1600w$/,
      );
    }
  } finally {
    await reader.close();
    await reset(page, 'returns');
  }
});

test('TEXTS-26 a discarded draft leaves the page as it is published', async ({ page }) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/pages/about`);
  const title = region(page, 'English').getByLabel('Title');
  const before = await title.inputValue();
  await title.fill('A draft');
  await page.keyboard.press('ControlOrMeta+s');
  await expect(region(page, 'Draft')).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('A draft');
  await page.getByRole('button', { name: 'Discard the draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard the draft' }).click();
  await expect(title).toHaveValue(before);
  await expect(region(page, 'Draft')).toBeHidden();
});
