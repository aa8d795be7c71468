import { expect, test } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { asStaff, beStaff } from '../support/staff';

/** What waited is completed by a worker that has to start first, or looked up after 30 seconds. */
const RECOVERY_MS = 300_000;
/** Shorter than the fault lasts. */
const EFFECT_MS = 60_000;
/** What is read of `GET /demo/faults`. */
interface Faults {
  run: {
    fault: string;
    endedBy: string;
    problem: string;
    requested: number;
    confirmed: number;
    samples: { placed: number; paid: number }[];
    checks: { check: string; violations: number }[];
  };
}

/** One part after the other, as the shop breaks one at a time. */
test.describe.configure({ mode: 'serial' });

test.afterEach(async ({ page }, { status, expectedStatus }) => {
  if (status !== expectedStatus) await asStaff(page, 'POST', 'demo/faults/repair');
});

for (const { fault, title, waiting } of [
  { fault: 'worker', title: 'The worker is stopped', waiting: 'Outbox messages waiting' },
  { fault: 'redis', title: 'Redis is stopped', waiting: 'Outbox messages waiting' },
  { fault: 'carrier', title: 'The carrier does not respond', waiting: 'Shipments waiting' },
  { fault: 'gateway', title: "The card gateway's answer is lost", waiting: null },
])
  test(`BREAK-04 BREAK-07 "${title}": orders are accepted meanwhile, after "Repair now" everything is completed and no order is lost`, async ({
    page,
  }) => {
    await beStaff(page, 'ops');
    await page.goto(`${shop.admin}/dashboard/queues`);
    const panel = page.getByRole('region', { name: 'Break something' });
    await panel.getByRole('button', { name: 'Break something' }).click();
    const dialog = page.getByRole('dialog', { name: 'Break something' });
    await dialog.getByLabel('What to break').selectOption(title);
    await dialog.getByLabel('For how long').selectOption('120 seconds');
    await dialog.getByRole('button', { name: 'Break it' }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('status')).toContainText(`${title}, until`);
    const row = (name: string) => panel.getByRole('row').filter({ hasText: name });
    const now = (name: string) => row(name).getByRole('cell').last();
    await expect(now('Orders placed')).not.toHaveText('0', { timeout: EFFECT_MS });
    if (waiting) await expect(now(waiting)).not.toHaveText('0', { timeout: EFFECT_MS });
    await expect(panel.getByRole('button', { name: 'Break something' })).toHaveCount(0);
    if (fault === 'worker') expect(await violations(page, 'light')).toEqual([]);
    await panel.getByRole('button', { name: 'Repair now' }).click();
    await expect(panel.getByRole('status')).toContainText('Recovered', { timeout: RECOVERY_MS });
    const checks = panel.getByRole('list', { name: 'Checks' }).getByRole('listitem');
    await expect(checks).toHaveCount(6);
    for (const check of await checks.all()) await expect(check).toContainText('Holds');
    await expect(panel.getByRole('list', { name: 'Timeline' })).toContainText('All work done');
    const { run } = await asStaff<Faults>(page, 'GET', 'demo/faults');
    expect(run).toMatchObject({ fault, endedBy: 'staff', problem: '' });
    expect(run.confirmed).toBeGreaterThan(0);
    expect(run.confirmed).toBe(run.requested);
    // The shoppers have paid, but neither come back nor does the answer of the gateway.
    if (fault === 'gateway')
      expect(run.samples.filter(({ placed, paid }) => placed > 0 && paid === 0)).not.toEqual([]);
    // Each order that the shop confirmed is stored once and sold.
    const last = run.samples.at(-1);
    expect([last?.placed, last?.paid]).toEqual([run.confirmed, run.confirmed]);
    expect(run.checks.filter((check) => check.violations > 0)).toEqual([]);
  });
