import { expect, test } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { beStaff } from '../support/staff';

/** What waited is completed by a worker that has to start first. */
const RECOVERY_MS = 120_000;

test('BREAK-04 with the worker stopped orders are accepted and wait; after "Repair now" everything is completed and every check holds', async ({
  page,
}) => {
  test.setTimeout(2 * RECOVERY_MS);
  await beStaff(page, 'ops');
  await page.goto(`${shop.admin}/dashboard/queues`);
  const panel = page.getByRole('region', { name: 'Break something' });
  await panel.getByRole('button', { name: 'Break something' }).click();
  const dialog = page.getByRole('dialog', { name: 'Break something' });
  await dialog.getByLabel('What to break').selectOption('The worker is stopped');
  await dialog.getByLabel('For how long').selectOption('120 seconds');
  await dialog.getByRole('button', { name: 'Break it' }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByRole('status')).toContainText('The worker is stopped, until');
  const row = (name: string) => panel.getByRole('row').filter({ hasText: name });
  const now = (name: string) => row(name).getByRole('cell').last();
  await expect(now('Orders placed')).not.toHaveText('0', { timeout: RECOVERY_MS });
  await expect(now('Outbox messages waiting')).not.toHaveText('0', { timeout: RECOVERY_MS });
  await expect(panel.getByRole('button', { name: 'Break something' })).toHaveCount(0);
  expect(await violations(page, 'light')).toEqual([]);
  await panel.getByRole('button', { name: 'Repair now' }).click();
  await expect(panel.getByRole('status')).toContainText('Recovered', { timeout: RECOVERY_MS });
  const checks = panel.getByRole('list', { name: 'Checks' }).getByRole('listitem');
  await expect(checks).toHaveCount(6);
  for (const check of await checks.all()) await expect(check).toContainText('Holds');
  await expect(panel.getByRole('list', { name: 'Timeline' })).toContainText('All work done');
});
