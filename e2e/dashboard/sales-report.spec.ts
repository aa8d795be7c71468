import { expect, test, type Request } from '@playwright/test';
import { call } from '../support/demo';
import { addToCart } from '../support/shopper';
import { asStaff, beStaff } from '../support/staff';
import { shop } from '../support/shop';
import { hydrated } from '../support/test';

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
  test.slow();
  const { products } = await call<{ products: { id: number; name: string }[] }>(
    'products/all?limit=1&inStock=true&sort=price-low',
  );
  const [product] = products;
  if (!product) throw new Error('The demo has no product.');
  const counts: Request[] = [];
  page.on('request', (request) => request.url().includes('/api/counts/') && counts.push(request));
  await page.goto(`/product/${product.id}`);
  await hydrated(page);
  await addToCart(page);
  await expect.poll(() => counts.length).toBe(2);
  for (let search = 1; search <= SEARCHES; search += 1) {
    await page.goto(`/search?q=${encodeURIComponent(WORDS)}`);
    await expect.poll(() => counts.length).toBe(2 + search);
  }
  for (const request of counts) {
    expect((await request.response())?.status()).toBe(204);
    const headers = await request.allHeaders();
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
      { timeout: 40_000 },
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
