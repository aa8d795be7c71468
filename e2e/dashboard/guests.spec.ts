import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { losses } from '../support/checks/reflow';
import { shop } from '../support/shop';
import { newShopper } from '../support/shopper';
import { beStaff } from '../support/staff';

test('PERSON-30 PERSON-31 PERSON-32 PERSON-37 an admin finds, exports and erases what a person without an account left', async ({
  page,
}) => {
  const { email } = newShopper();
  const asked = await page.request.post(`${shop.url}/api/seller/add-user`, {
    data: { name: 'Salma Nasser', email, phone: '050 123 4567', location: 'Ajman' },
  });
  expect(asked.status()).toBe(201);

  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/users`);
  await page.getByRole('link', { name: 'Data of guests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Data of guests' })).toBeVisible();
  await expect(page.getByText(/^The tax law requires records of sales for 5 years/)).toBeVisible();
  const contact = page.getByLabel('Email, phone or order number');
  const find = page.getByRole('button', { name: 'Find', exact: true });
  await contact.fill('Salma');
  await find.click();
  await expect(contact).toHaveAttribute('aria-invalid', 'true');
  await expect(contact).toHaveValue('Salma');

  await contact.fill(email);
  await find.click();
  const stored = page.getByRole('region', { name: 'What else is stored' });
  await expect(stored).toContainText(email);
  expect(await violations(page, 'light')).toEqual([]);
  expect(await losses(page)).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export data' }).click();
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(file.sellerRequests).toEqual([expect.objectContaining({ name: 'Salma Nasser', email })]);

  await page.getByRole('button', { name: 'Erase data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase data' }).click();
  await expect(page.getByText('The personal data of this contact was erased.')).toBeVisible();
  await expect(page.getByText('Nothing is stored for this contact.')).toBeVisible();
  expect(page.url()).not.toContain('@');
});
