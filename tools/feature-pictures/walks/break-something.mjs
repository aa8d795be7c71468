import { expect } from '../expect.mjs';

const RECOVERY_MS = 120_000;

export const walk = async ({ admin, staff, picture }) => {
  const desk = await staff('ops');
  await desk.goto(`${admin}/dashboard/queues`);
  const panel = desk.getByRole('region', { name: 'Break something' });
  const dialog = desk.getByRole('dialog', { name: 'Break something' });
  const start = async (fault) => {
    await panel.getByRole('button', { name: 'Break something' }).click();
    await dialog.getByLabel('What to break').selectOption(fault);
    await dialog.getByLabel('For how long').selectOption('30 seconds');
  };
  const recovered = async () => {
    await expect(panel.getByRole('status')).toContainText('Recovered', { timeout: RECOVERY_MS });
    const checks = panel.getByRole('list', { name: 'Checks' }).getByRole('listitem');
    await expect(checks).toHaveCount(6);
    for (const check of await checks.all()) await expect(check).toContainText('Holds');
  };
  await start('The worker is stopped');
  await picture(desk);
  await dialog.getByRole('button', { name: 'Break it' }).click();
  await expect(panel.getByText('Demo shoppers sent 6 orders')).toBeVisible({
    timeout: RECOVERY_MS,
  });
  await picture(desk, { top: panel });
  await recovered();
  await picture(desk, { top: panel });
  for (const fault of [
    'Redis is stopped',
    'The carrier does not respond',
    "The card gateway's answer is lost",
  ]) {
    await start(fault);
    await dialog.getByRole('button', { name: 'Break it' }).click();
    await expect(panel.getByRole('status')).toContainText(fault);
    await recovered();
    if (fault.includes('carrier')) await picture(desk, { top: panel });
  }
};
