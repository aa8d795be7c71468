import { expect } from '../expect.mjs';

export const walk = async ({ admin, staff, picture }) => {
  const vendor = await staff('vendor1');
  await vendor.goto(`${admin}/dashboard/vendor-statements`);
  await expect(vendor.getByRole('heading', { name: 'Next statement (preview)' })).toBeVisible();
  await expect(vendor.getByRole('link', { name: /^View/ }).first()).toBeVisible();
  await picture(vendor);
  await vendor.getByRole('link', { name: /^View/ }).last().click();
  await expect(vendor.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  await expect(vendor.getByRole('table', { name: 'Entries' })).toBeVisible();
  await picture(vendor);
  for (const name of ['Download PDF', 'Download Excel']) {
    const waiting = vendor.waitForEvent('download');
    await vendor.getByRole('link', { name }).click();
    expect((await waiting).suggestedFilename()).toMatch(
      /^statement-ST-\d{6}-20\d\d-\d\d\.(pdf|xlsx)$/,
    );
  }
  const desk = await staff('admin');
  await desk.goto(`${admin}/dashboard/vendor-statements?state=unpaid`);
  await expect(desk.getByRole('table', { name: 'Totals by month' })).toBeVisible();
  await desk.getByRole('link', { name: /^View/ }).first().click();
  await desk.getByRole('button', { name: 'Mark as paid' }).click();
  await desk.getByRole('dialog').getByLabel('Reference').fill('FT-4711');
  await picture(desk);
  await desk.getByRole('dialog').getByRole('button', { name: 'Save payment' }).click();
  await expect(desk.getByText('FT-4711')).toBeVisible();
  await desk.goto(`${admin}/dashboard/vendor-commissions`);
  const form = desk.getByRole('form', { name: 'Add commission' });
  await form.getByLabel('Commission of').selectOption({ index: 3 });
  await form.getByLabel('Commission in percent').fill('9');
  await form.getByLabel('From').fill('2099-01-01');
  await form.getByRole('button', { name: 'Add commission' }).click();
  await expect(desk.getByRole('row').filter({ hasText: '9%' }).last()).toContainText('Planned');
  await picture(desk);
};
