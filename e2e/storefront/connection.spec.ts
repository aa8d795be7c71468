import { expect, type Page } from '@playwright/test';
import { beShopper } from '../support/demo';
import { openCart } from '../support/shopper';
import { test } from '../support/test';

const main = (page: Page) => page.getByRole('main');
const OFFLINE = 'You are offline. You can continue once you are connected again.';

test('NET-01 NET-02 NET-04 a lost connection is shown at once, in dialogs too; nothing is sent later', async ({
  page,
  context,
}) => {
  await beShopper(page);
  await page.goto('/product/36#reviews');
  await main(page).getByLabel('Comment').fill('Holds its shape.');
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') writes.push(request.url());
  });
  // The code of a panel loads on first use.
  await openCart(page);
  await page.keyboard.press('Escape');
  const bar = page.getByText(OFFLINE).filter({ visible: true }).last();
  await context.setOffline(true);
  await expect(bar).toBeVisible();
  await main(page).getByRole('button', { name: 'Submit review' }).click();
  await expect(main(page).getByText('Failed to submit review')).toBeVisible();
  await expect(main(page).getByLabel('Comment')).toHaveValue('Holds its shape.');
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog').getByText(OFFLINE)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();

  const sent = writes.length;
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await page
    .getByRole('link', { name: /^Wish ?list/i })
    .first()
    .click();
  await expect(page.getByText('Your wishlist is empty!')).toBeVisible();
  expect(writes.filter((url) => url.includes('/reviews')).length).toBe(
    writes.slice(0, sent).filter((url) => url.includes('/reviews')).length,
  );
  await page.goto('/product/36#reviews');
  await expect(page.getByText('Holds its shape.')).toHaveCount(0);
});

test('NET-04 content that cannot load offline says so, and loads once online', async ({
  page,
  context,
}) => {
  await page.goto('/category/6');
  const link = (index: number) =>
    main(page).getByRole('article').nth(index).getByRole('heading').getByRole('link');
  const title = main(page).getByRole('heading', { level: 1 });
  // The first product also loads the code of the page; the second one misses only its data.
  const [first, second] = [await link(0).innerText(), await link(1).innerText()];
  await link(0).click();
  await expect(title).toHaveText(first);
  await page.goBack();
  await expect(link(1)).toHaveText(second);

  await context.setOffline(true);
  await link(1).click();
  await expect(main(page).getByRole('alert')).toContainText('Failed to load product data.');
  await expect(page.getByText(OFFLINE).filter({ visible: true }).last()).toBeVisible();
  await expect(title).not.toHaveText(second);
  await context.setOffline(false);
  await expect(title).toHaveText(second);
  await expect(main(page).getByText('Failed to load product data.')).toHaveCount(0);
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
});

test('NET-03 a write without a response shows "Still trying…" after 3 s, can be cancelled, and keeps the form', async ({
  page,
}) => {
  await beShopper(page);
  await page.clock.install();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Update Password' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Current password').fill('A-browser-pass-1');
  await dialog.getByLabel('New password', { exact: true }).fill('Quiet-lantern-9');
  await dialog.getByLabel('Confirm new password').fill('Quiet-lantern-9');
  // A request that never gets a response.
  await page.route('**/api/users/*', (route) =>
    route.request().method() === 'PUT' ? undefined : route.fallback(),
  );
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog.getByRole('button', { name: 'Update Password' }).click();
  await sent;
  await page.clock.fastForward(3000);
  await expect(dialog.getByText('Still trying…')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByText('Still trying…')).toHaveCount(0);
  await expect(dialog.getByRole('alert')).toHaveText('Failed to update password');
  await expect(dialog.getByLabel('Current password')).toHaveValue('A-browser-pass-1');
});
