import { expect, test, type Page } from '@playwright/test';
import { violationsIn } from '../support/checks/axe';
import { notFound, openWithin } from '../support/client-navigation';
import { losses, overlaps } from '../support/checks/reflow';
import { LOCALES } from '../support/checks/texts';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

/** All pages are checked before the test fails. */
const softly = expect.configure({ soft: true });

test.use({ viewport: { width: 768, height: 1024 } });

/** The first row of a list; the demo has one. */
const firstOf = async (
  page: Page,
  path: string,
  list: string,
): Promise<Record<string, unknown>> => {
  const answer = await asStaff<Record<string, Record<string, unknown>[]>>(page, 'GET', path);
  const [first] = answer[list] ?? [];
  if (!first) throw new Error(`${path} is empty.`);
  return first;
};

/** The pages of the features, in the order of README.md. */
const pagesOf = async (page: Page): Promise<string[]> => {
  const idOf = async (path: string, list: string) => (await firstOf(page, path, list))['id'];
  const { vendorId } = await firstOf(page, 'vendor-statements/open', 'open');
  return [
    'coupons',
    'late-parcels',
    'cash-orders',
    'cash-orders/rules',
    'cash-statements',
    `cash-statements/${await idOf('admin/cash-statements?limit=1', 'statements')}`,
    'search-words',
    'search-words/import',
    'import/coupons',
    // Price history.
    'editproduct/1',
    // Product checks.
    'allproducts?problem=any',
    'draft-orders',
    'draft-orders/new',
    `draft-orders/${await idOf('draft-orders/all?limit=1', 'drafts')}`,
    // Break something.
    'queues',
    'vendor-statements',
    `vendor-statements/${await idOf('vendor-statements?limit=1', 'statements')}`,
    `vendor-statements/open/${String(vendorId)}`,
    'vendor-commissions',
  ];
};

for (const locale of LOCALES)
  test(`SHOPID-18 every page of the features fits a tablet of 768 px in ${locale}`, async ({
    page,
  }) => {
    await beStaff(page, 'admin');
    const paths = await pagesOf(page);
    await page.evaluate((text) => localStorage.setItem('locale', text), locale);
    // One load with the language; the pages are opened within the app.
    await page.goto(`${shop.admin}/dashboard/account`);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    for (const path of paths) {
      await openWithin(page, path);
      await expect(notFound(page), path).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      // Placeholders of rows that load.
      await expect(page.locator('main .animate-breathe'), path).toHaveCount(0);
      const lost = async () => [...(await losses(page)), ...(await overlaps(page))];
      await softly.poll(lost, { message: path }).toEqual([]);
      expect.soft(await violationsIn(page, locale), path).toEqual([]);
    }
  });
