import { expect, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { MAX_SHIFT, shiftOf, watchShifts } from '../support/checks/layout-shifts';
import { test } from '../support/test';
import { LOCALES, textOf } from '../support/checks/texts';

test.use(withPictures);

const TABLETS = [768, 834, 1024, 1180, 1280];
/** Widths at which each panel is opened: one of each layout, the middle one in Arabic, the narrowest in both languages. */
const OPENED = { en: [768, 1280], ar: [768, 1024] };
const HIDDEN_TAGS = ['women', 'men', 'man', 'unisex'];

interface Category {
  id: number;
  name: string;
  nameAr: string;
  tags: string;
}
const categoriesOf = async (page: Page): Promise<Category[]> =>
  (await page.request.get('/api/categories/all')).json() as Promise<Category[]>;
/** The open panel of the main menu. */
const openPanel = (page: Page) => page.locator('header nav [id]:not([hidden])');
const mainMenu = (page: Page, locale: 'en' | 'ar') =>
  page.getByRole('banner').getByRole('navigation', { name: textOf(locale)('nav.main') });
/** Width of the search box without its padding, and of its placeholder. */
const placeholderOf = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('combobox')
    .evaluate((input: HTMLInputElement) => {
      const style = getComputedStyle(input);
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) throw new Error('No canvas context.');
      pen.font = `${style.fontSize} ${style.fontFamily}`;
      const sides = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight);
      return { room: input.clientWidth - sides, text: pen.measureText(input.placeholder).width };
    });

for (const locale of LOCALES) {
  const t = textOf(locale);
  const path = locale === 'ar' ? '/ar/about' : '/about';
  // In Arabic the link names the shop.
  const about = locale === 'ar' ? `${t('nav.about')} ليوان` : t('nav.about');

  test(`HDR-04 HDR-06 HDR-30 HDR-32 HDR-33 in ${locale} tablets and wider screens show the whole placeholder of the search and a menu with Home, About and every category with its tags; the menu of a phone lists five categories, and all of them with their tags on demand`, async ({
    page,
  }) => {
    const categories = await categoriesOf(page);
    const menu = mainMenu(page, locale);
    const open = openPanel(page);
    await page.goto(path);
    for (const width of TABLETS) {
      await page.setViewportSize({ width, height: 1024 });
      for (const name of [t('nav.home'), about])
        await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${width} px`).toBeLessThanOrEqual(0);
      const { room, text } = await placeholderOf(page);
      expect(room, `${width} px`).toBeGreaterThanOrEqual(text);
      if (!OPENED[locale].includes(width)) continue;
      const found = new Map<string, string[]>();
      const buttons = menu.locator('> ul > li > div > button:visible');
      for (const button of await buttons.all()) {
        await page.mouse.move(0, 1000);
        await expect(open).toHaveCount(0);
        await button.click();
        await expect(open).toHaveCount(1);
        await expect(open.getByRole('link').first()).toBeVisible();
        const links = await open
          .getByRole('link')
          .evaluateAll((all) => all.map((link) => decodeURI(link.getAttribute('href') ?? '')));
        for (const link of links) {
          const [, id = '', tag] = /\/category\/(\d+)(?:\?tag=(.+))?$/.exec(link) ?? [];
          found.set(id, [...(found.get(id) ?? []), ...(tag ? [tag.replaceAll('+', ' ')] : [])]);
        }
        await page.keyboard.press('Escape');
        await expect(open).toHaveCount(0);
      }
      const wanted = categories.map(({ id, tags }) => [
        String(id),
        (JSON.parse(tags) as string[]).filter((tag) => !HIDDEN_TAGS.includes(tag.toLowerCase())),
      ]);
      expect(Object.fromEntries(found), `${width} px`).toEqual(Object.fromEntries(wanted));
    }

    await page.setViewportSize({ width: 375, height: 812 });
    const names = categories.map(({ name, nameAr }) => (locale === 'ar' ? nameAr : name));
    await page.getByRole('button', { name: t('nav.menu'), exact: true }).click();
    const phoneMenu = page.getByRole('dialog', { name: t('nav.menu') });
    const rows = phoneMenu.locator('summary');
    await expect(rows).toHaveText(names.slice(0, 5));
    const all = phoneMenu.getByRole('button', { name: t('nav.allCategories') });
    await expect(all).toHaveAttribute('aria-expanded', 'false');
    await all.press('Enter');
    await expect(rows).toHaveText(names);
    await expect(phoneMenu.getByRole('button', { name: t('nav.fewerCategories') })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await rows.last().click();
    const tag = phoneMenu.locator('details[open] a[href*="tag="]').first();
    const address = (await tag.getAttribute('href')) ?? '';
    await tag.click();
    await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === address);
    expect(address).toContain(`/category/${categories.at(-1)?.id}?tag=`);
    await expect(phoneMenu).toBeHidden();
  });

  test(`HDR-30 in ${locale} the menu of tablets is in the HTML and shifts nothing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 834, height: 1112 });
    const html = await (await page.request.get(path)).text();
    for (const { id } of await categoriesOf(page)) expect(html).toContain(`/category/${id}"`);
    await watchShifts(page);
    for (const each of ['/', '/category/6', '/about']) {
      await page.goto(locale === 'ar' ? `/ar${each}`.replace(/\/$/, '') : each);
      await page.waitForLoadState('networkidle');
      expect.soft(await shiftOf(page), each).toBeLessThanOrEqual(MAX_SHIFT);
    }
  });
}

// What a tap, a hover and a click do is the same in each language.
test.describe('with touch', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } });

  test('HDR-31 a tap on a category opens its tags, with a link to the category', async ({
    page,
  }) => {
    await page.goto('/ar/about');
    const menu = mainMenu(page, 'ar');
    const [, second, third] = await categoriesOf(page);
    if (!second || !third) throw new Error('The demo has categories.');
    const open = openPanel(page);
    const link = menu.getByRole('link', { name: second.nameAr, exact: true });
    const all = menu.locator(`[id]:not([hidden]) a[href$='/category/${second.id}']`);
    await link.tap();
    await expect(all).toBeVisible();
    await expect(page).toHaveURL(/\/ar\/about$/);
    await link.tap();
    await expect(all).toBeHidden();
    await link.tap();
    await menu.getByRole('link', { name: third.nameAr, exact: true }).tap();
    await expect(all).toBeHidden();
    await expect(open).toHaveCount(1);
    await page.touchscreen.tap(400, 1100);
    await expect(open).toHaveCount(0);
    await link.tap();
    await all.tap();
    await expect(page).toHaveURL(new RegExp(`/category/${second.id}$`));
    await expect(all).toBeHidden();
    // The new page takes the focus first.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await menu.getByRole('link', { name: third.nameAr, exact: true }).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/category/${third.id}$`));
  });
});

test('HDR-34 a click after hover keeps a panel open, the next one closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 1024 });
  await page.goto('/about');
  const open = openPanel(page);
  const button = mainMenu(page, 'en').getByRole('button', {
    name: textOf('en')('nav.more'),
    exact: true,
  });
  await button.press('Enter');
  await expect(open).toHaveCount(1);
  await button.press('Enter');
  await expect(open).toHaveCount(0);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const hover = async () => {
    await page.mouse.move(0, 1000);
    await page.clock.runFor(200);
    await expect(open).toHaveCount(0);
    await button.hover();
    await page.clock.runFor(200);
    await expect(open).toHaveCount(1);
  };
  await hover();
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await button.click();
  await expect(open).toHaveCount(0);
  // Independent of the time between hover and click.
  await hover();
  await page.clock.runFor(1000);
  await button.click();
  await page.clock.runFor(200);
  await expect(open).toHaveCount(1);
  // Clicks before the hover delay has passed.
  await page.mouse.move(0, 1000);
  await page.clock.runFor(200);
  await button.click();
  await expect(open).toHaveCount(1);
  await page.clock.runFor(200);
  await button.click();
  await expect(open).toHaveCount(0);
  await hover();
  await button.press('Enter');
  await expect(open).toHaveCount(0);
});
