import { expect, test, type Page } from '@playwright/test';
import { violations, violationsInBothThemes } from '../support/checks/axe';
import { navigateTo, notFound, openWithin } from '../support/client-navigation';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

/** Pages for admins, below /dashboard. */
const ADMIN_SCREENS = [
  'users',
  'users/duplicates',
  'guests',
  'offers',
  'partners',
  'brands',
  'banners',
  'vendors',
  'videos',
  'main-ads',
  'pages',
  'pages/about',
  'home-page',
  'translations',
  'upload-products',
  'sellers',
  'audit',
  'settings',
  'appearance',
  'first-run',
  'business-details',
  'permissions',
  'reviews',
  'coupons',
  'search-words',
  'search-words/import',
  'import/coupons',
  'vendor-commissions',
  'cash-orders/rules',
];
const ORDER_SCREENS = [
  'all-orders',
  'draft-orders',
  'draft-orders/new',
  'cash-orders',
  'stuck-orders',
  'late-parcels',
  'reconciliation',
  'cash-statements',
  'queues',
];
const SHARED_SCREENS = [
  'vendor-statements',
  'allproducts',
  'products',
  'categories',
  'editcategory/1',
  'select-delete',
];
/** For all staff. */
const OWN_SCREENS = ['account', 'jobs'];
const LARGE_SCREENS = ['allproducts', 'all-orders'];
/** Some of the pages above: access.spec.tsx of the dashboard refuses all of them. */
const REFUSED_TO_VENDORS = ['users', 'settings', 'reviews', 'all-orders', 'queues'];
const REFUSED_TO_OPERATIONS = ['users', 'settings', 'reviews', 'allproducts', 'products'];
const ofProduct = (id: number) => [`editproduct/${id}`, `orderimages/${id}`, `orderusage/${id}`];

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const noAccess = (page: Page) =>
  page.getByRole('heading', { name: 'You do not have access to this page' });

/** Opens the first page by its address and the others within the app. */
const walk = async (
  page: Page,
  [first = '', ...others]: string[],
  check: (screen: string) => Promise<void>,
): Promise<void> => {
  await open(page, first);
  await check(first);
  for (const screen of others) {
    await openWithin(page, screen);
    await check(screen);
  }
};

/** An old product of another vendor: other tests create and delete new ones. */
const foreignProduct = async (page: Page): Promise<number> => {
  const { id: vendor2 } = await beStaff(page, 'vendor2');
  const answer = await page.request.get(`${shop.url}/api/products/all?limit=100`);
  const { products }: { products: { id: number; vendor: number }[] } = await answer.json();
  return products.findLast(({ vendor }) => vendor !== vendor2)?.id ?? 0;
};

/** Signs an admin in and returns pages, half of them in each of two tests that run side by side. */
const OPENED = {
  'every shared page and every product': async (page: Page) => {
    const product = await foreignProduct(page);
    const { id } = await beStaff(page, 'admin');
    return [
      '',
      ...SHARED_SCREENS,
      ...ofProduct(product),
      `vendor/${id}`,
      ...ORDER_SCREENS,
      ...OWN_SCREENS,
      'sales-report',
    ];
  },
  'every page for admins': async (page: Page) => {
    await beStaff(page, 'admin');
    return ADMIN_SCREENS;
  },
};
for (const [what, screensOf] of Object.entries(OPENED))
  test(`ADM-ROLE-01 ADM-ROLE-05 ADM-ROLE-06 an admin can open ${what}`, async ({ page }) => {
    await walk(page, await screensOf(page), async (screen) => {
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, screen).not.toHaveText(/not found|do not have access/i);
      await expect(heading, screen).toBeVisible();
      await expect(page.getByRole('status', { name: /Loading/ }), screen).toHaveCount(0);
      const found = LARGE_SCREENS.includes(screen)
        ? violationsInBothThemes(page)
        : violations(page, 'light');
      expect(await found, screen).toEqual([]);
    });
  });

test('ADM-ROLE-02 ADM-ROLE-03 S-02 a vendor has no access to foreign products, orders and admin pages', async ({
  page,
}) => {
  const product = await foreignProduct(page);
  const refused = [...REFUSED_TO_VENDORS, 'orders/ABCDEFGHJKLMNPQR'];
  await walk(page, refused, (screen) => expect(noAccess(page), screen).toBeVisible());
  for (const screen of ofProduct(product)) {
    await navigateTo(page, `/dashboard/${screen}`);
    await expect(notFound(page), screen).toBeVisible();
    await openWithin(page, 'jobs');
    await expect(notFound(page), screen).toHaveCount(0);
  }
  for (const path of ['users/all', 'admin/queues', 'admin/audit', 'seller/all-sellers'])
    await expect(asStaff(page, 'GET', path), path).rejects.toThrow('403');
});

test('ADM-ROLE-06 operations staff can open orders and no admin page', async ({ page }) => {
  await beStaff(page, 'ops');
  await walk(page, [...ORDER_SCREENS, ...OWN_SCREENS], async (screen) => {
    await expect(notFound(page), screen).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 }), screen).toBeVisible();
    await expect(noAccess(page), screen).toHaveCount(0);
  });
  for (const screen of REFUSED_TO_OPERATIONS) {
    await openWithin(page, screen);
    await expect(noAccess(page), screen).toBeVisible();
  }
});
