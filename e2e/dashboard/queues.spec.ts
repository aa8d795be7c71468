import { expect, test, type Page } from '@playwright/test';
import { THEME_OF, violations } from '../support/checks/axe';
import { numberOf } from '../support/order-number';
import { CARDS, newSignedInShopper, orderByCard, orderInCash } from '../support/orders';
import { shop } from '../support/shop';
import { addOwnProduct, asStaff, beStaff } from '../support/staff';

const open = (page: Page, path: string) => page.goto(`${shop.admin}/dashboard/${path}`);
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

interface Audit {
  entries: { action: string; label: string; actorName: string }[];
}

test('ADM-QUEUE-01 ADM-QUEUE-02 ADM-QUEUE-07 operations see every queue, worker and provider; an admin pauses a queue and resumes it', async ({
  page,
}) => {
  await beStaff(page, 'ops');
  await open(page, 'queues');
  for (const name of ['Email', 'Shipments', 'Payments', 'Imports', 'Images', 'Exports'])
    for (const fact of ['Pending', 'Failed', 'Oldest', 'Waiting', 'Running', 'Failed in Redis'])
      await expect(card(page, name).getByText(fact, { exact: true })).toBeVisible();
  for (const provider of ['Card gateway', 'Carrier', 'Mail server'])
    await expect(page.getByText(provider, { exact: true })).toBeVisible();
  await expect(page.getByText('Active', { exact: true }).first()).toBeVisible();

  await expect(page.getByRole('button', { name: /^(Pause|Resume)/ })).toHaveCount(0);

  await beStaff(page, 'admin');
  await open(page, 'queues');
  // No other test depends on the image queue.
  const pictures = card(page, 'Images');
  try {
    await pictures.getByRole('button', { name: 'Pause Images' }).click();
    const question = page.getByRole('alertdialog', { name: 'Pause Images?' });
    await question.getByRole('button', { name: 'Pause' }).click();
    await expect(pictures.getByText('Paused', { exact: true })).toBeVisible();
    await pictures.getByRole('button', { name: 'Resume Images' }).click();
    await expect(pictures.getByRole('button', { name: 'Pause Images' })).toBeVisible();
  } finally {
    await asStaff(page, 'POST', 'admin/queues/media/resume');
  }

  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region')).not.toHaveCount(0);
  expect(await violations(page, THEME_OF.ar)).toEqual([]);

  const { entries } = await asStaff<Audit>(page, 'GET', 'admin/audit?subject=queues');
  const actions = entries.filter(({ label }) => label === 'media').map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['paused', 'resumed']));
});

const DAY = 86_400_000;
/** Retention period in days. */
const RETENTION = {
  'Completed outbox messages': 30,
  'Idempotency keys': 7,
  'Card gateway events': 400,
};

/** The page is refreshed at this interval. */
const REFRESH_MS = 5000;

test('ADM-QUEUE-06 ADM-QUEUE-08 the queues page refreshes itself, and no row is older than its retention period', async ({
  page,
}) => {
  await beStaff(page, 'ops');
  let requests = 0;
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/api/admin/queues') requests += 1;
  });
  await page.clock.install();
  await open(page, 'queues');
  const retention = card(page, 'Data retention').getByRole('listitem');
  for (const [what, days] of Object.entries(RETENTION)) {
    const row = retention.filter({ has: page.getByText(what, { exact: true }) });
    await expect(row).toContainText(`Deleted after ${days} days.`);
    // A cleanup deletes a thousand rows; newer ones wait for the next. A new shop has none.
    const oldest = await row
      .getByRole('time')
      .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
    for (const time of oldest) expect(Date.now() - Date.parse(time)).toBeLessThan((days + 1) * DAY);
  }
  const before = requests;
  await page.clock.fastForward(REFRESH_MS);
  await expect.poll(() => requests).toBeGreaterThan(before);
});

test('ADM-QUEUE-05 ADM-QUEUE-08 the jobs have one attempt and no timeout, and are retention for a day', async ({
  page,
}) => {
  // Its mail is sent by a queue.
  await beStaff(page, 'admin');
  const product = await addOwnProduct(page, 'Mailed');
  await orderInCash(await newSignedInShopper(), { product });
  await open(page, 'queues');
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Jobs' }).click();
  const board = await opened;
  const job = board.getByRole('link', { name: /^mail:/ }).first();
  await expect(async () => {
    await board.goto(`${shop.admin}/queues/queue/mail?status=completed`);
    await expect(job).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await job.click();
  await expect(board).toHaveURL(/\/queue\/mail\/[^/]+$/);
  // The list stays empty until the job exists.
  const options = board.getByText('Options', { exact: true });
  await expect(options).toHaveCount(1);
  await options.click();
  const body = board.locator('body');
  for (const option of [/attempts:\s*1\D/, /age:\s*86400\D/, /count:\s*1000\D/])
    await expect(body).toContainText(option);
  await expect(body).not.toContainText('timeout:');
  await asStaff(page, 'DELETE', `products/${product}`);
});

test('S-19 the job browser is accessible to operations only', async ({ page }) => {
  const board = `${shop.admin}/queues`;
  await beStaff(page, 'ops');
  await page.goto(board);
  await expect(page.getByText('shipments').first()).toBeVisible();
  await beStaff(page, 'vendor1');
  expect((await page.goto(board))?.status()).toBe(403);
  await page.context().clearCookies();
  await page.goto(board);
  await expect(page.getByLabel('Username')).toBeVisible();
});

test('ADM-STUCK-01 ADM-STUCK-02 ADM-STUCK-03 ADM-STUCK-13 operations see who decides about a payment that does not match; an admin accepts it, and its order is paid', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const product = await addOwnProduct(page, 'Underpaid');
  const shopper = await newSignedInShopper();
  const order = await orderByCard(shopper, { product }, CARDS.underpaid);
  await beStaff(page, 'ops');
  for (const path of ['stuck-orders?kind=payment_review', `orders/${order}`]) {
    await open(page, path);
    await expect(page.getByText(/^Ask .+ to accept or refund this payment/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Accept as paid' })).toHaveCount(0);
  }
  await beStaff(page, 'admin');
  await open(page, 'stuck-orders?kind=payment_review');
  const stuck = page.getByRole('row').filter({ hasText: await numberOf(order) });
  await expect(stuck).toContainText('Payment in review');
  await stuck.getByRole('button', { name: 'Accept as paid' }).click();
  const question = page.getByRole('dialog', { name: 'Accept this payment?' });
  await question.getByRole('button', { name: 'Accept as paid' }).click();
  await expect(question.getByText('Please enter a reason.')).toBeVisible();
  expect(await violations(page, 'dark')).toEqual([]);
  await question.getByLabel('Reason').fill('The rest came by bank.');
  await question.getByRole('button', { name: 'Accept as paid' }).click();
  await expect(page.getByText('The payment is accepted.')).toBeVisible();
  await expect(stuck).toHaveCount(0);
  await open(page, `orders/${order}`);
  for (const text of ['Paid', 'The rest came by bank.'])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  await asStaff(page, 'DELETE', `products/${product}`);
});
