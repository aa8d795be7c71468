import { expect, request, type Locator, type Page } from '@playwright/test';
import { isAnswered } from './checks/page-errors';
import { shop } from './shop';

/** The sign-in dialog of an ended session. */
export const signInDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Sign in to the dashboard' });

/** What each page of the dashboard reads again and again. */
const COUNTS = /\/api\/(users\/orders\/new|admin\/stuck-orders\/count|cash-orders\/count)/;

/** Ends the session of the page on the server, like another device, without the page noticing. */
export const endStaffSession = async (page: Page): Promise<void> => {
  // A read that is under way, or repeated before the test goes on, would notice it.
  await isAnswered(page);
  await page.route(COUNTS, (route) => route.fulfill({ json: { count: 0 } }));
  const cookies = await page.context().cookies(shop.admin);
  const xsrf = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const elsewhere = await request.newContext({ ignoreHTTPSErrors: true });
  // Node does not resolve names below localhost.
  const answer = await elsewhere.post(`${shop.url}/api/admin/logout`, {
    headers: {
      host: new URL(shop.admin).host,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(xsrf),
    },
  });
  expect(answer.status()).toBe(200);
  await elsewhere.dispose();
};

/** Signs in through this dialog. */
export const signInAgain = async (
  page: Page,
  username = 'admin',
  password = 'Admin-pass-1',
): Promise<void> => {
  const dialog = signInDialog(page);
  await expect(dialog.getByText('Your session has ended. Sign in to continue.')).toBeVisible();
  await expect(dialog.getByLabel('Username')).toHaveValue(username);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
};
