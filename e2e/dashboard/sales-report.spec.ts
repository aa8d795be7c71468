import { expect, test, type Response } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { call } from '../support/demo';
import { addToCart } from '../support/shopper';
import { asStaff, beStaff } from '../support/staff';
import { shiftsReported } from '../support/checks/layout-shifts';
import { shop } from '../support/shop';
import { openWithin } from '../support/site-pages';
import { hydrated } from '../support/test';

test.use(withPictures);

interface Visits {
  products: { id: number; now: { views: number; carts: number } }[];
}
interface Searches {
  missing: { words: string }[];
}

const WORDS = 'wvkxqz';
/** As often as words must be searched to be shown. */
const SEARCHES = 5;

// The browser of the tests calls itself headless, which is not counted.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
});

test('STATS-14 STATS-15 the sales report shows what a shopper viewed and searched, without cookies', async ({
  page,
}) => {
  const { products } = await call<{ products: { id: number; name: string }[] }>(
    'products/all?limit=1&inStock=true&sort=price-low',
  );
  const [product] = products;
  if (!product) throw new Error('The demo has no product.');
  // Responses: the next page would cancel a request.
  const counts: Response[] = [];
  page.on('response', (each) => each.url().includes('/api/counts/') && counts.push(each));
  await page.goto(`/product/${product.id}`);
  await hydrated(page);
  await addToCart(page);
  await expect.poll(() => counts.length).toBe(2);
  for (let search = 1; search <= SEARCHES; search += 1) {
    await openWithin(page, 'en', `/search?q=${encodeURIComponent(WORDS)}`);
    await expect.poll(() => counts.length).toBe(2 + search);
  }
  for (const response of counts) {
    expect(response.status()).toBe(204);
    const headers = await response.request().allHeaders();
    expect(Object.keys(headers)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(cookie|referer|authorization)$/)]),
    );
  }

  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/sales-report`);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date());
  const period = `from=${today}&to=${today}`;
  await expect
    .poll(
      async () => {
        const visits = await asStaff<Visits>(page, 'GET', `admin/analytics/visits?${period}`);
        const searches = await asStaff<Searches>(page, 'GET', `admin/analytics/searches?${period}`);
        const { views = 0, carts = 0 } =
          visits.products.find(({ id }) => id === product.id)?.now ?? {};
        const isMissed = searches.missing.some(({ words }) => words === WORDS);
        return { isViewed: views > 0, isInCart: carts > 0, isMissed };
      },
      { timeout: 120_000 },
    )
    .toEqual({ isViewed: true, isInCart: true, isMissed: true });
  await page.goto(`${shop.admin}/dashboard/sales-report?${period}`);
  const viewed = page.getByRole('region', { name: 'Most viewed products' });
  await viewed.getByRole('button', { name: /Show as table/ }).click();
  await expect(viewed.getByRole('rowheader', { name: product.name })).toBeVisible();
  const missing = page.getByRole('region', { name: 'Searches without results' });
  await missing.getByRole('button', { name: /Show as table/ }).click();
  await expect(missing.getByRole('rowheader', { name: WORDS })).toBeVisible();
  const download = page.waitForEvent('download');
  await missing.getByRole('button', { name: /Download CSV/ }).click();
  expect((await download).suggestedFilename()).toBe(
    `searches-without-results-${today}-${today}.csv`,
  );
});

for (const width of [1280, 375])
  test(`VIEWS-09 nothing in the sales report moves while its parts load, at ${width} px`, async ({
    page,
  }) => {
    await beStaff(page, 'admin');
    // All parts are in the window, in which a shift counts.
    await page.setViewportSize({ width, height: 6000 });
    await page.addInitScript(() => {
      const shifts: { value: number; moved: string[] }[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && 'sources' in entry)
            shifts.push({
              value: Number(entry.value),
              moved: (entry.sources as { node?: Element }[]).map(
                ({ node }) => node?.textContent?.slice(0, 60) ?? '',
              ),
            });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const parts = ['searches', 'visits', 'returns', 'sales'] as const;
    const release = new Map<string, () => void>();
    for (const part of parts) {
      const held = new Promise<void>((resolve) => release.set(part, resolve));
      await page.route(`**/api/admin/analytics/${part}?**`, async (route) => {
        await held;
        await route.continue();
      });
    }
    await page.goto(`${shop.admin}/dashboard/sales-report`);
    await expect(page.locator('[inert] [data-chart-area]').last()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    await shiftsReported(page);
    const last = page.locator('main section').last();
    const before = await last.boundingBox();
    await page.evaluate(() => {
      (window as unknown as { shifts: unknown[] }).shifts.length = 0;
    });
    for (const [at, part] of parts.entries()) {
      release.get(part)?.();
      await expect(page.locator('main [inert]')).toHaveCount(parts.length - at - 1);
    }
    const sales = page.getByRole('region', { name: 'Sales by day' });
    await expect(sales.locator('svg').first()).toBeVisible();
    await shiftsReported(page);
    expect(await page.evaluate(() => (window as unknown as { shifts: unknown }).shifts)).toEqual(
      [],
    );
    expect(await last.boundingBox()).toEqual(before);
  });
