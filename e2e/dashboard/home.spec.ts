import { expect, test } from '@playwright/test';
import { asStaff, beStaff } from '../support/staff';
import { shop } from '../support/shop';

interface Analytics {
  totals: { sales: number; orders: number };
  lowStock: { products: { name: string; stock: number }[] };
}

const home = `${shop.admin}/dashboard`;
const dirhams = new Intl.NumberFormat('en-AE', { style: 'currency', currency: 'AED' });

test('ADM-HOME-01 ADM-HOME-04 an admin sees the sales of the chosen period', async ({ page }) => {
  await beStaff(page, 'admin');
  await page.goto(home);
  const read = () => page.waitForResponse(/\/api\/admin\/analytics\?days=90$/);
  const chosen = read();
  await page.getByRole('link', { name: '90 days' }).click();
  await expect(page).toHaveURL(/\?days=90$/);
  await chosen;
  // What the page shows: other tests order at the same time.
  const answered = read();
  await page.reload();
  await expect(page.getByRole('link', { name: '90 days' })).toHaveAttribute('aria-current', 'true');
  const { totals } = (await (await answered).json()) as Analytics;
  expect(totals.orders).toBeGreaterThan(0);
  const main = page.getByRole('main');
  await expect(main.getByText(dirhams.format(totals.sales), { exact: true })).toBeVisible();

  const sales = page.getByRole('region', { name: 'Sales by day' });
  await expect(sales.locator('svg')).toBeVisible();
  await sales.getByRole('button', { name: 'Show as table' }).click();
  await expect(sales.getByRole('row')).toHaveCount(91);
});

test('ADM-HOME-02 ADM-HOME-03 a vendor sees their own sales and no other orders', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const all = await asStaff<Analytics>(page, 'GET', 'admin/analytics?days=90');
  await page.context().clearCookies();
  await beStaff(page, 'vendor1');
  const answered = page.waitForResponse('**/api/admin/analytics?**');
  await page.goto(`${home}?days=90`);
  const { totals, lowStock } = (await (await answered).json()) as Analytics;
  expect(totals.sales).toBeLessThan(all.totals.sales);
  const main = page.getByRole('main');
  await expect(main.getByText(dirhams.format(totals.sales), { exact: true }).first()).toBeVisible();
  expect(lowStock.products.length).toBeGreaterThan(0);
  const low = page.getByRole('region', { name: 'Low stock' }).getByRole('listitem');
  await expect(low).toHaveText(
    lowStock.products.map(({ stock }) => (stock ? /[1-4] left$/ : /Sold out$/)),
  );
  await expect(page.getByRole('region', { name: 'Latest reviews' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Latest orders' })).toHaveCount(0);
});

test('ADM-STUCK-02 operations open the stuck orders', async ({ page }) => {
  await beStaff(page, 'ops');
  await page.goto(home);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Stuck orders/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/stuck-orders$/);
  await expect(page.getByRole('heading', { name: 'Stuck orders' })).toBeVisible();
});

test('ADM-ROLE-09 beside the narrow side bar a page opens at its top and ends with its content', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/audit`);
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Audit log', exact: true }).first()).toBeInViewport();
  const [scrolled, extra] = await page.evaluate(() => {
    const bottom = document.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
    return [
      scrollY,
      document.documentElement.scrollHeight - Math.max(bottom + scrollY, innerHeight),
    ];
  });
  expect([scrolled, Math.max(extra, 0)]).toEqual([0, 0]);
});
