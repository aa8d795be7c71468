import { expect, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { MAX_SHIFT, shiftOf, watchShifts } from '../support/checks/layout-shifts';
import { LOCALES, textOf } from '../support/checks/texts';
import { visit } from '../support/site-pages';
import { test } from '../support/test';

test.use(withPictures);

test('CAT-01 CAT-03 HDR-15 the last row of 25 is filled in two, three, four and five columns; a product starts at its top, and Back from it restores length and scroll position of the list', async ({
  page,
}) => {
  await page.goto('/category/1');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(25);
  const more = page.getByRole('listitem').filter({
    has: page.getByRole('button', { name: 'Show More' }),
  });
  const last = cards.nth(24);
  for (const [width, sameRow] of [
    [375, true],
    [768, true],
    [1280, true],
    [1600, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(async () => {
        const [card, end] = [await last.boundingBox(), await more.boundingBox()];
        return card && end && Math.abs(card.y - end.y) < 1;
      })
      .toBe(sameRow);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(cards).toHaveCount(36);
  await expect(cards.nth(25).getByRole('link').first()).toBeFocused();
  await expect(page).toHaveURL(/\?shown=50$/);

  const link = cards.nth(30).getByRole('heading').getByRole('link');
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(cards).toHaveCount(36);
  await expect(link).toBeInViewport();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThanOrEqual(1);
});

test('CAT-01 a phone scrolls the current category into view, filters in a sheet and shows the count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/category/8');
  const current = page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Shoes' });
  await expect(current).toBeInViewport({ ratio: 1 });

  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('textbox', { name: 'Max. AED' }).fill('300');
  const inStock = sheet.getByRole('checkbox', { name: 'In stock only' });
  await inStock.click();
  await expect(inStock).toBeChecked();
  await expect(page).toHaveURL(/priceMax=300&inStock=true$/);
  await sheet.getByRole('button', { name: /^Show \d+ product/ }).click();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await page.getByRole('button', { name: /Up to AED/ }).click();
  await expect(page).toHaveURL(/\?inStock=true$/);
});

test('GRP-02 GRP-03 a group starts with fifty products, and its icons link to its tag of a category', async ({
  page,
}) => {
  await page.goto('/group/women');
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  await expect(cards).toHaveCount(50);
  await main.getByRole('button', { name: 'Show More' }).click();
  await expect(cards.nth(99)).toBeAttached();
  await expect(cards).toHaveCount(100);
  await main
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Watches' })
    .click();
  await expect(page).toHaveURL(/\/category\/6\?tag=women$/);
  await expect(cards.first()).toBeVisible();
});

test('BRD-01 PDP-08 PDP-09 PDP-13 a product shows brand, vendor and delivery, with links; an unknown vendor is reported on the page without an error', async ({
  page,
}) => {
  const answer = await (await page.request.get('/api/products/one/20')).json();
  const { name, brand, brandName, vendor, vendorName } = answer.product;
  await page.goto('/product/20');
  const main = page.getByRole('main');
  await expect(page.locator('#related').getByRole('article')).toHaveCount(4);
  const delivery = main.getByRole('region', { name: 'Delivery and payment' });
  await expect(delivery.getByText('Delivery in 1-3 business days across the UAE')).toBeVisible();
  await expect(
    delivery.getByRole('link', { name: /^Free returns within \d+ days$/ }),
  ).toBeVisible();
  const title = main.getByRole('heading', { level: 1 });
  await main.getByRole('link', { name: vendorName }).click();
  await expect(page).toHaveURL(new RegExp(`/vendor/${vendor}$`));
  await expect(title).toHaveText(vendorName);
  await page.goBack();
  // The names of the vendor's products contain brands too.
  await expect(title).toHaveText(name);
  await main.getByRole('link', { name: brandName }).first().click();
  await expect(page).toHaveURL(new RegExp(`/brand/${brand}$`));
  await expect(title).toHaveText(brandName);
  const cards = main.getByRole('article');
  await expect(cards.first()).toContainText(brandName);
  await expect(cards.filter({ hasNotText: brandName })).toHaveCount(0);

  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  await page.goto('/vendor/999999');
  await expect(page.getByText('Vendor not found.')).toBeVisible();
  expect(errors).toEqual([]);
});

test('CAT-05 another category starts with an empty search box in the default order', async ({
  page,
}) => {
  await page.goto('/category/2');
  const search = page.getByRole('searchbox', { name: 'Search this list' });
  const order = page.getByRole('combobox', { name: 'Sort by' });
  await search.fill('amber');
  await order.selectOption('price-low');
  await expect(page).toHaveURL(/q=amber/);
  await expect(page).toHaveURL(/sort=price-low/);
  await page
    .getByRole('navigation', { name: 'Categories' })
    .getByRole('link', { name: 'Watches' })
    .click();
  await expect(page).toHaveURL(/\/category\/6$/);
  await expect(search).toHaveValue('');
  await expect(order).toHaveValue('default');
});

test('CAT-06 a category is id, name, short info, description, icon, banner and its tags as JSON text', async ({
  request,
}) => {
  const category = await (await request.get('/api/categories/2')).json();
  expect(category).toMatchObject({
    id: 2,
    name: 'Perfumes',
    shortInfo: expect.any(String),
    description: expect.any(String),
    icon: expect.any(String),
    banner: expect.any(String),
    tags: expect.stringMatching(/^\[".+"\]$/),
  });
  expect(JSON.parse(category.tags)).toContain('Oud');
});

/**
 * Cards and their prices, rows with prices of sales beside others, the distance of the prices of a row, and the cards on
 * sale without the lowest price before it.
 */
const pricesOf = (page: Page, note: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards, text) => {
      const rows = new Map<number, { bottoms: number[]; onSale: Set<boolean> }>();
      let prices = 0;
      let sales = 0;
      let silent = 0;
      for (const card of cards) {
        const price = card.querySelector('p.tabular-nums');
        const amount = price?.querySelector('span');
        if (!price || !amount) continue;
        const top = Math.round(card.getBoundingClientRect().top);
        const row = rows.get(top) ?? { bottoms: [], onSale: new Set() };
        const isOnSale = price.querySelector('s') !== null;
        row.bottoms.push(amount.getBoundingClientRect().bottom);
        row.onSale.add(isOnSale);
        rows.set(top, row);
        prices += 1;
        if (!isOnSale) continue;
        sales += 1;
        const said = price.querySelector('small')?.textContent ?? '';
        if (!said.includes(text) || !/(AED|د\.إ)/.test(said) || !/\d\.\d\d/.test(said)) silent += 1;
      }
      const all = [...rows.values()];
      const apart = all.map(({ bottoms }) => Math.max(...bottoms) - Math.min(...bottoms));
      const mixed = all.filter(({ onSale }) => onSale.size === 2).length;
      return { cards: cards.length, prices, sales, silent, mixed, apart: Math.max(...apart) };
    }, note);

for (const locale of LOCALES)
  test(`HONEST-16 cards in lists show the lowest price before the sale, and the prices of a row are level, in ${locale}`, async ({
    page,
  }) => {
    const note = textOf(locale)('price.lowestShort');
    await watchShifts(page);
    for (const path of ['/category/2', '/search?q=oud']) {
      await page.setViewportSize({ width: 375, height: 900 });
      await visit(page, locale, path);
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(MAX_SHIFT);
      for (const width of [375, 768, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        const found = await pricesOf(page, note);
        const where = `${path} at ${width} px`;
        expect.soft(found.cards, where).toBeGreaterThan(0);
        expect.soft(found.prices, where).toBe(found.cards);
        expect.soft(found.silent, where).toBe(0);
        expect.soft(found.apart, where).toBeLessThanOrEqual(1);
        if (path !== '/category/2') continue;
        expect.soft(found.sales, where).toBeGreaterThan(0);
        expect.soft(found.mixed, where).toBeGreaterThan(0);
      }
    }
  });

test('HONEST-17 related products say the lowest price before the sale, in the height of their skeleton', async ({
  page,
}) => {
  // A product beside which one is on sale.
  const onSale = async (): Promise<number> => {
    const list = await page.request.get('/api/products/category/2?limit=50');
    for (const { id } of (await list.json()).products as { id: number }[]) {
      const related = await page.request.get(`/api/products/one/${id}/related`);
      const { products } = (await related.json()) as { products: { lowestPrice: number | null }[] };
      if (products.some(({ lowestPrice }) => lowestPrice !== null)) return id;
    }
    throw new Error('No related product is on sale.');
  };
  const id = await onSale();
  for (const locale of LOCALES)
    for (const width of [375, 768, 1280]) {
      const where = `${locale} at ${width} px`;
      let send: () => void = () => undefined;
      const wait = new Promise<void>((resolve) => (send = resolve));
      await page.route(/\/related/, async (route) => {
        await wait;
        await route.continue();
      });
      await page.setViewportSize({ width, height: 900 });
      // Not `visit`, which waits until nothing is loading.
      await page.goto(`${locale === 'ar' ? '/ar' : ''}/product/${id}`);
      await page.evaluate(() => document.fonts.ready);
      const section = page.locator('#related');
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole('status')).toBeVisible();
      const heightOf = () => section.evaluate((one) => one.getBoundingClientRect().height);
      const before = await heightOf();
      send();
      const cards = section.getByRole('article');
      await expect(cards.first()).toBeVisible();
      await expect(cards.locator('small').first()).toContainText(/\d\.\d\d/);
      expect(Math.abs((await heightOf()) - before), where).toBeLessThan(1);
      await page.unroute(/\/related/);
    }
});
