import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { shop } from './support/shop';
import { signIn } from './support/staff';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to, each with the first place. */
const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
};

for (const path of ['/', '/category/6', '/product/1', '/auth/login', '/auth/signup', '/nowhere'])
  for (const prefix of ['', '/ar'])
    test(`${prefix}${path} has no accessibility violation`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
    });

test('the cart panel has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the dashboard has no accessibility violation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${shop.admin}/dashboard`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await signIn(page, 'admin', 'Admin-pass-1');
  for (const path of ['allproducts', 'all-orders']) {
    await page.goto(`${shop.admin}/dashboard/${path}`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
