import { expect } from '@playwright/test';
import { beShopper } from '../support/demo';
import { abortNext } from '../support/client-bundle';
import { openCart } from '../support/shopper';
import { test } from '../support/test';

const PRODUCT = '/product/40';
/** A watch of the demo catalogue: no size, three colours, in stock. */
const WATCH = '/product/20';
/** Reviewed by four shoppers with different ratings. */
const REVIEWED = '/product/36';

test('CART-01 CART-08 CHK-01 HDR-17 HDR-18 an empty cart has no checkout; a click on the backdrop and the button close it; the account opens beside it', async ({
  page,
}) => {
  await page.goto('/about');
  await openCart(page);
  const panel = page.getByRole('dialog', { name: 'Your Cart' });
  await expect(panel.getByText('Cart is empty.')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Continue to checkout' })).toHaveCount(0);
  await page.locator('[data-backdrop]').click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: /^Cart/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const account = page.getByRole('dialog');
  await expect(account).toContainText('You are not logged in');
  await page.keyboard.press('Escape');
  await expect(account).toBeHidden();
});

test('WISH-01 WISH-02 WISH-03 WISH-04 WISH-05 HDR-16 the wishlist button needs a shopper, and its state survives a reload', async ({
  page,
}) => {
  await page.goto(PRODUCT);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const main = page.getByRole('main');
  const guests = main.getByRole('button', { name: `Like: ${name}`, disabled: true }).first();
  await expect(guests).toHaveAttribute('title', 'Login to add to wishlist');
  await guests.click({ force: true });
  await expect(page.getByText('You are not logged in.', { exact: true })).toBeVisible();

  const shopper = await beShopper(page);
  await page.goto(PRODUCT);
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  const account = page.getByRole('dialog', { name: `Welcome, ${shopper.name}` });
  const username = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('user') ?? '') as { username: string }).username,
  );
  await expect(account.getByText(username, { exact: true })).toBeVisible();
  await expect(account.getByRole('button', { name: 'Logout' })).toBeVisible();
  await account.getByRole('link', { name: 'Go to Profile' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goBack();
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

test('PDP-05 CART-02 CART-04 CART-06 CART-07 CART-09 CART-10 CART-11 a watch in two colours is two lines, changed in the panel and on its page; one more from the page increases the line', async ({
  page,
}) => {
  await page.goto(WATCH);
  const main = page.getByRole('main');
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const question = new URL(
    (await main.getByRole('link', { name: 'Ask' }).getAttribute('href')) ?? '',
  );
  expect(question.searchParams.get('text')).toContain(name);

  const panel = page.getByRole('dialog', { name: 'Your Cart' });
  const colours = main.getByRole('group', { name: 'Color' }).getByRole('radio');
  await colours.first().check({ force: true });
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  const less = panel.getByRole('button', { name: /^Decrease/ });
  await expect(less).toBeDisabled();
  await panel.getByRole('button', { name: /^Increase/ }).click();
  await expect(less).toBeEnabled();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: /^Increase/ }).click();
  // CART-09: the same color is one line.
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('cart') ?? '[]')))
    .toEqual([expect.objectContaining({ quantity: 3 })]);
  await colours.nth(1).check({ force: true });
  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(panel.getByRole('heading', { name: 'Items 4' })).toBeVisible();
  await expect(panel.getByRole('listitem')).toHaveCount(2);
  await panel
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(panel.getByRole('heading', { name: 'Items 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.getByRole('button', { name: 'Remove from cart' }).click();
  await expect(main.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();

  await main.getByRole('button', { name: 'Add to cart' }).first().click();
  await panel.getByRole('link', { name }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${WATCH}\\?color=\\w+$`));
});

test('REV-01 REV-02 REV-03 REV-04 REV-05 REV-06 REV-07 reviews are read three at a time; one is written and deleted, and failures are reported', async ({
  page,
}) => {
  await page.goto(`${REVIEWED}#reviews`);
  const main = page.getByRole('main');
  await expect(main.getByText('Please log in to add a review.')).toBeVisible();
  await expect(main.locator('#reviews [data-fill=half]')).toHaveCount(1);
  const reviews = main
    .getByRole('article')
    .filter({ has: page.getByRole('img', { name: /stars?$/ }) });
  await expect(reviews).toHaveCount(3);
  await main.getByRole('button', { name: 'Load More' }).click();
  await expect(reviews).not.toHaveCount(3);
  await beShopper(page);
  await page.goto(`${REVIEWED}#reviews`);
  const send = main.getByRole('button', { name: 'Submit review' });
  const comment = main.getByLabel('Comment');
  await send.click();
  await expect(comment).toBeFocused();
  await expect(main.getByText('Write a comment.')).toBeVisible();
  await comment.fill('Worn every day of a long summer.');
  await abortNext(page, '**/api/reviews');
  await send.click();
  await expect(main.getByText('Failed to submit review')).toBeVisible();
  await send.click();
  await expect(page.getByText('Thank you for your review.')).toBeVisible();
  await page.reload();
  const review = main.getByText('Worn every day of a long summer.');
  await expect(review).toBeVisible();
  const question = page.getByRole('alertdialog');
  const remove = async () => {
    await main.getByRole('button', { name: 'Delete review' }).click();
    await expect(question).toContainText('Are you sure you want to delete this review?');
    await question.getByRole('button', { name: 'Delete review' }).click();
  };
  await abortNext(page, '**/api/reviews/*');
  await remove();
  await expect(page.getByText('Failed to delete review')).toBeVisible();
  await remove();
  await expect(review).toBeHidden();
});
