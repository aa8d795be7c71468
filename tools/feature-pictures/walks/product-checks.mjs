import { expect } from '../expect.mjs';

export const walk = async ({ admin, staff, picture }) => {
  const desk = await staff('admin');
  await desk.goto(`${admin}/dashboard/allproducts`);
  const filter = desk.getByRole('combobox', { name: 'Needs work' });
  const choose = async (name) => {
    const option = filter.locator('option').filter({ hasText: name });
    await expect(option).toHaveCount(1);
    // The text has a number that is loaded later.
    await filter.selectOption(await option.getAttribute('value'));
  };
  await choose('Needs work');
  await expect(desk.getByRole('row').getByText('Not published').first()).toBeVisible();
  await picture(desk);
  await choose('Extra spaces');
  const untidy = desk.getByRole('row').filter({ hasText: 'Extra spaces' }).first();
  await untidy.getByRole('checkbox').check();
  await desk.getByRole('button', { name: 'Fix…' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Fix 1 product' });
  await dialog.getByLabel('What to fix').selectOption({ label: 'Remove extra spaces' });
  await expect(dialog.getByRole('button', { name: 'Change 1 product' })).toBeEnabled();
  await picture(desk);
  await dialog.getByRole('button', { name: 'Change 1 product' }).click();
  await expect(desk.getByText('1 product changed.')).toBeVisible();
  for (const [problem, product, fix, save] of [
    ['Not in the menu', 'Braided Leather Belt', 'Set category and tag', 'Change 1 product'],
    ['Picture has another shape', 'Cashmere Evening Shawl', 'Fit picture', 'Use this picture'],
  ]) {
    await desk.goto(`${admin}/dashboard/allproducts`);
    await choose(problem);
    await desk
      .getByRole('link', { name: new RegExp(product) })
      .first()
      .click();
    const checks = desk.getByRole('region', { name: 'Product checks' });
    await checks.getByRole('button', { name: fix, exact: true }).click();
    const preview = desk.getByRole('dialog', { name: fix });
    await expect(preview.getByRole('button', { name: save })).toBeEnabled();
    await picture(desk);
  }
  const own = await staff('vendor1');
  await own.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(own.getByText(/products? needs? work\./)).toBeVisible();
};
