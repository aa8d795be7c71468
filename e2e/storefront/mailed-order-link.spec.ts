import { expect } from '@playwright/test';
import { beShopper, sessionOf } from '../support/demo';
import { newestLinkTo } from '../support/mailbox';
import { orderByCard, type SignedInShopper } from '../support/orders';
import { test } from '../support/test';

test('TRANSPORT-30 the mailed link shows the whole order to a guest, and no address that is requested contains its key', async ({
  page,
  browser,
}) => {
  const shopper = await beShopper(page);
  const { token, user } = await sessionOf(shopper);
  const who: SignedInShopper = { ...shopper, token, userId: user.id };
  // Only a verified address gets a link with a key.
  const { pathname, hash } = new URL(await newestLinkTo(shopper.email, '/verify-email'));
  await page.goto(pathname + hash);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your email address is confirmed' }),
  ).toBeFocused();
  const operationId = await orderByCard(who, { product: 129 });
  const link = new URL(await newestLinkTo(shopper.email, `/order/${operationId}`));
  const key = link.hash.replace('#key=', '');
  expect(key.length).toBeGreaterThan(20);

  const context = await browser.newContext();
  const guest = await context.newPage();
  const requested: string[] = [];
  guest.on('request', (request) => requested.push(request.url()));
  for (const end of [`#key=${key}`, `?key=${key}`]) {
    await guest.goto(`${link.origin}${link.pathname}${end}`);
    await expect(guest.getByText(shopper.email).first()).toBeVisible();
    await expect(guest.getByText(/^Personal details are hidden/)).toBeHidden();
  }
  // The second link is one from before.
  const withKey = requested.filter((url) => (url.split('#')[0] ?? '').includes(key));
  expect(withKey.map((url) => new URL(url).pathname)).toEqual([link.pathname]);

  await guest.goto('about:blank');
  await guest.goto(`${link.origin}${link.pathname}#key=wrong`);
  await expect(guest.getByText(/^Personal details are hidden/)).toBeVisible();
  await context.close();
});
