import { expect } from '@playwright/test';
import { startAsShopper } from './support/demo';
import { openCart } from './support/shopper';
import { test } from './support/test';

const PRODUCT = '/product/40';

test('CART-01 a press on the darkened page sends the cart away, and the focus goes back', async ({
  page,
}) => {
  await page.goto('/about');
  await openCart(page);
  await page.mouse.click(200, 500);
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toBeFocused();
});

test('WISH-01 WISH-02 WISH-03 WISH-04 WISH-05 HDR-16 a heart needs a shopper, and outlives a reload until it is taken back', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const main = page.getByRole('main');
  const visitors = main.getByRole('button', { name: `Like: ${name}`, disabled: true }).first();
  await expect(visitors).toHaveAttribute('title', 'Login to add to wishlist');
  await visitors.click({ force: true });
  await expect(page.getByText('You are not logged in.', { exact: true })).toBeVisible();

  const shopper = await startAsShopper(page);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const account = page.getByRole('dialog', { name: `Welcome, ${shopper.name}` });
  const username = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '') as { username: string }).username,
  );
  await expect(account.getByText(username, { exact: true })).toBeVisible();
  await expect(account.getByRole('button', { name: 'Logout' })).toBeVisible();
  await account.getByRole('link', { name: 'Go to Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);

  await page.goto(PRODUCT);
  const taken = main.getByRole('button', { name: `Remove: ${name}`, pressed: true }).first();
  const changed = (what: string) => page.waitForResponse(`**/wishlist/${what}`);
  await Promise.all([
    changed('add'),
    main
      .getByRole('button', { name: `Like: ${name}` })
      .first()
      .click(),
  ]);
  await page.reload();
  await expect(taken).toBeVisible();
  await page
    .getByRole('link', { name: /^Wish ?list/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/wishlist$/);
  await expect(main.getByRole('heading', { name })).toBeVisible();
  await Promise.all([
    changed('remove'),
    main.getByRole('button', { name: `Remove: ${name}` }).click(),
  ]);
  await page.reload();
  await expect(page.getByText('Your wishlist is empty!')).toBeVisible();
});

test('REV-03 REV-04 REV-06 a review is written, read after a reload, and taken back after a question', async ({
  page,
}) => {
  await page.goto(`${PRODUCT}#reviews`);
  const main = page.getByRole('main');
  await expect(main.getByText('Please log in to add a review.')).toBeVisible();
  await startAsShopper(page);
  await page.goto(`${PRODUCT}#reviews`);
  const send = main.getByRole('button', { name: 'Submit review' });
  const comment = main.getByLabel('Comment');
  await send.click();
  await expect(comment).toBeFocused();
  await expect(main.getByText('Write a comment.')).toBeVisible();
  await comment.fill('Worn every day of a long summer.');
  await send.click();
  await expect(page.getByText('Thank you for your review.')).toBeVisible();
  await page.reload();
  const review = main.getByText('Worn every day of a long summer.');
  await expect(review).toBeVisible();
  await main.getByRole('button', { name: 'Delete review' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this review?');
  await question.getByRole('button', { name: 'Delete review' }).click();
  await expect(review).toBeHidden();
});
