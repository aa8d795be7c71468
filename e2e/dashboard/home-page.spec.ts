import { expect, test, type Page } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { MAX_SHIFT, shiftOf, watchShifts } from '../support/checks/layout-shifts';
import { collectPageErrors } from '../support/checks/page-errors';
import { textOf } from '../support/checks/texts';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';
import { hydrated } from '../support/test';

// The first test moves what the second one looks at.
test.describe.configure({ mode: 'default' });

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Names of the home page's sections in their order, of those with a heading when the page arrives. */
const headings = async (page: Page) => {
  await page.goto(shop.url);
  return page.getByRole('heading', { level: 2, name: /^(Shop by category|New Collections)$/ });
};

test('PLACE-02 PLACE-06 staff move a section with the mouse and by buttons, shoppers see it at once, and back', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'home-page');
  const list = page.getByRole('list', { name: 'Sections of the home page' });
  const names = list.locator('bdi');
  await expect(names).toHaveCount(8);
  const rows = list.getByRole('listitem');
  await rows.filter({ hasText: 'New Collections' }).dragTo(rows.first(), {
    targetPosition: { x: 60, y: 4 },
  });
  await expect(names.first()).toHaveText('New Collections');
  await press(page, 'Move Shop by category up');
  await expect(page.getByRole('button', { name: 'Move Shop by category up' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Show Videos' }).uncheck();
  await page.getByRole('checkbox', { name: 'Show Unisex' }).uncheck();
  await press(page, 'Save menu and home page');
  await expect(page.getByText('The menu and the home page are saved.')).toBeVisible();
  await expect(await headings(page)).toHaveText(['New Collections', 'Shop by category']);
  const groups = page.getByRole('navigation', { name: 'Departments' });
  await expect(groups.getByRole('link', { name: 'Kids' })).toBeVisible();
  await expect(groups.getByRole('link', { name: 'Unisex' })).toHaveCount(0);

  await open(page, 'home-page');
  await press(page, 'Back to the default order');
  await press(page, 'Save menu and home page');
  await expect(page.getByText('The menu and the home page are saved.')).toBeVisible();
  await expect(await headings(page)).toHaveText(['Shop by category', 'New Collections']);
});

test('PLACE-15 a section is shown from its start, and is gone from the shop until then', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await open(page, 'home-page');
  const setFrom = async (value: string) => {
    await press(page, 'Schedule of New Collections');
    const dialog = page.getByRole('dialog', { name: 'Schedule of New Collections' });
    await dialog.getByLabel(/^Shown from/).fill(value);
    if (value) expect(await violations(page, 'light')).toEqual([]);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
    await press(page, 'Save menu and home page');
    await expect(page.getByText('The menu and the home page are saved.')).toBeVisible();
  };
  await setFrom('2099-12-01T09:00');
  await expect(page.getByText('Not shown yet')).toBeVisible();
  await expect(await headings(page)).toHaveText(['Shop by category']);
  await open(page, 'home-page');
  await setFrom('');
  await expect(await headings(page)).toHaveText(['Shop by category', 'New Collections']);
});

test('PLACE-10 PLACE-11 an ad whose time is over is not shown, until its schedule is removed', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const ads = await asStaff<{ title: string }[]>(page, 'GET', 'main_ads/all');
  const title = ads[0]?.title ?? '';
  await open(page, 'main-ads');
  const setUntil = async (value: string) => {
    await press(page, `Schedule of ${title}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Shown until/).fill(value);
    if (value) expect(await violations(page, 'dark')).toEqual([]);
    await dialog.getByRole('button', { name: 'Save schedule' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await setUntil('2026-01-31T20:00');
  const list = page.getByRole('list', { name: 'Main ads' });
  await expect(list.getByText('No longer shown')).toBeVisible();
  await expect(page.getByText(/^Until 31 January 2026 at 8:00/)).toBeVisible();
  await page.goto(shop.url);
  await expect(page.getByRole('heading', { level: 2, name: 'New Collections' })).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await open(page, 'main-ads');
  await setUntil('');
  await page.goto(shop.url);
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible();
});

interface Entry {
  id?: number;
  name?: string;
  shown: boolean;
  shownFrom?: string;
  shownUntil?: string;
}
type Layout = Record<'categories' | 'groups' | 'sections', Entry[]> & { version: number };

/** How many of the scheduled parts a guest sees. */
type Seen = Record<'section' | 'group' | 'starts' | 'ends', number>;

/** Long enough to open a page, else on a busy machine. */
const SOON_MS = [8000, 20_000, 60_000];
const LATER = '2099-12-01T05:00:00.000Z';

/** Shoppers on a phone in Arabic and on a wide screen in English. */
const VIEWS = [
  { width: 375, locale: 'ar' },
  { width: 1280, locale: 'en' },
] as const;

test('PLACE-12 PLACE-15 PLACE-17 PLACE-19 the menu and the home page change on time, in an open editor and in the shop, on a phone and on a wide screen', async ({
  page,
  context,
}) => {
  await beStaff(page, 'admin');
  const layout = () => asStaff<Layout>(page, 'GET', 'admin/layout');
  const { version, ...first } = await layout();
  const [category, ended] = first.categories;
  let saves = 0;
  const save = async (next: Omit<Layout, 'version'>) => {
    const based = { ...next, version: version + saves };
    await asStaff(page, 'PUT', 'admin/layout', based, { json: true });
    saves += 1;
  };
  const look = async ({ section, ...links }: Seen) => {
    for (const { width, locale } of VIEWS) {
      const t = textOf(locale);
      const guest = await context.newPage();
      await watchShifts(guest);
      const errors = collectPageErrors(guest);
      await guest.setViewportSize({ width, height: 900 });
      await guest.goto(locale === 'ar' ? `${shop.url}/ar` : shop.url);
      await hydrated(guest);
      const heading = guest.getByRole('heading', { level: 2, name: t('new.title') });
      await expect(heading).toHaveCount(section);
      if (width < 768)
        await guest.getByRole('button', { name: t('nav.menu'), exact: true }).click();
      const menu = guest.getByRole('navigation', { name: t('nav.main') });
      const groups = width < 768 ? menu : guest.getByRole('navigation', { name: t('nav.groups') });
      await expect(groups.getByRole('link', { name: t('group.women') })).toBeVisible();
      const seen = async () => ({
        group: await groups.getByRole('link', { name: t('group.kids') }).count(),
        starts: await menu.locator(`a[href$="/category/${category?.id}"]`).count(),
        ends: await menu.locator(`a[href$="/category/${ended?.id}"]`).count(),
      });
      await expect.poll(seen).toEqual(links);
      expect(await shiftOf(guest)).toBeLessThan(MAX_SHIFT);
      expect(errors()).toEqual([]);
      await guest.close();
    }
  };
  const schedule = (time: string) => {
    const from = (list: Entry[], key: unknown) =>
      list.map((each) => (key === (each.name ?? each.id) ? { ...each, shownFrom: time } : each));
    return save({
      categories: from(first.categories, category?.id).map((each) =>
        each.id === ended?.id ? { ...each, shownUntil: time } : each,
      ),
      groups: from(first.groups, 'kids'),
      sections: from(first.sections, 'new'),
    });
  };
  try {
    await schedule(LATER);
    await look({ section: 0, group: 0, starts: 0, ends: 1 });
    const states = (text: string) => page.getByText(text, { exact: true });
    let isBefore = false;
    let before: number[] = [];
    for (const soon of SOON_MS) {
      const start = Date.now() + soon;
      await schedule(new Date(start).toISOString());
      // What the shop sends before the start is stored until then.
      for (const path of ['', '/ar']) await page.request.get(shop.url + path);
      await open(page, 'home-page');
      await expect(states('Shown now').first()).toBeVisible();
      before = [await states('Not shown yet').count(), await states('Shown now').count()];
      isBefore = Date.now() < start;
      if (isBefore) break;
    }
    expect(isBefore, 'the start is still to come').toBe(true);
    expect(before).toEqual([3, 1]);
    // No panel reaches into the margin of the page.
    for (const { width } of VIEWS) {
      await page.setViewportSize({ width, height: 900 });
      const widest = await page
        .locator('form section')
        .evaluateAll((all) =>
          all.reduce((edge, each) => Math.max(edge, each.getBoundingClientRect().right), 0),
        );
      expect(widest).toBeLessThanOrEqual(width - 16);
    }
    await expect(states('Not shown yet')).toHaveCount(0, { timeout: 120_000 });
    await expect(states('Shown now')).toHaveCount(3);
    await expect(states('No longer shown')).toHaveCount(1);
    await look({ section: 1, group: 1, starts: 1, ends: 0 });
  } finally {
    await save(first);
  }
  expect(await layout()).toEqual({ ...first, version: version + saves });
});

test('PLACE-18 two members of staff who save at the same time lose nothing', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  for (const one of [page, other]) {
    await beStaff(one, 'admin');
    await open(one, 'home-page');
  }
  const setUntil = async (one: Page, name: string, value: string) => {
    await press(one, `Schedule of ${name}`);
    const dialog = one.getByRole('dialog', { name: `Schedule of ${name}` });
    await dialog.getByLabel(/^Shown until/).fill(value);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
  };
  await setUntil(other, 'Flash Sales', '2098-12-05T10:00');
  await setUntil(other, 'Unisex', '2098-12-05T10:00');
  await press(other, 'Save menu and home page');
  await expect(other.getByText('The menu and the home page are saved.')).toBeVisible();
  await setUntil(page, 'Videos', '2099-12-05T10:00');
  await setUntil(page, 'Unisex', '2099-12-05T10:00');
  await press(page, 'Move Videos up');
  await press(page, 'Save menu and home page');
  await expect(page.getByText(/^Someone else has saved this meanwhile/)).toBeVisible();
  await expect(page.getByText(/^A colleague has set this schedule/)).toHaveCount(1);
  await expect(page.getByText(/^Until 5 December 2098/)).toHaveCount(2);
  expect(await violations(page, 'dark')).toEqual([]);
  await press(page, 'Save menu and home page');
  await expect(page.getByText('The menu and the home page are saved.')).toBeVisible();
  const { sections, groups } = await asStaff<Layout>(page, 'GET', 'admin/layout');
  const until = (list: Entry[], of: string) => list.find(({ name }) => name === of)?.shownUntil;
  expect(until(sections, 'flash')).toBe('2098-12-05T06:00:00.000Z');
  expect(until(sections, 'videos')).toBe('2099-12-05T06:00:00.000Z');
  expect(until(groups, 'unisex')).toBe('2099-12-05T06:00:00.000Z');
  await press(page, 'Back to the default order');
  await press(page, 'Save menu and home page');
  const stored = () => asStaff<Layout>(page, 'GET', 'admin/layout');
  await expect
    .poll(async () => (await stored()).groups.some(({ shownUntil }) => shownUntil))
    .toBe(false);
  await other.context().close();
});
