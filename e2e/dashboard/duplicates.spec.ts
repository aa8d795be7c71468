import { expect, test } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { losses } from '../support/checks/reflow';
import { call } from '../support/demo';
import { shop } from '../support/shop';
import { newShopper } from '../support/shopper';
import { beStaffAlone } from '../support/staff';

/** Two accounts of a person, whose mailboxes differ in a dot and a tag. */
const aPerson = async () => {
  const mark = Math.random().toString(36).slice(2, 10);
  const name = `Dana ${mark}`;
  const phone = `+97155${String(Math.floor(Math.random() * 8_000_000) + 1_000_000)}`;
  const { password } = newShopper();
  const emails = [`${mark}a@gmail.com`, `${mark}.a+shop@gmail.com`];
  for (const email of emails)
    await call('users/register', undefined, { name, email, phone, password });
  return { name, emails };
};

test('PERSON-39 PERSON-42 PERSON-43 staff decide about two accounts, and merge them', async ({
  page,
}) => {
  const { name, emails } = await aPerson();
  await beStaffAlone(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/users`);
  const list = page.getByRole('list', { name: 'Probable duplicates' });
  const row = list.locator('> li').filter({ hasText: emails[0] });
  // The worker compares accounts after a change.
  await expect(async () => {
    await page.goto(`${shop.admin}/dashboard/users`);
    await page.getByRole('link', { name: /^Probable duplicates \(\d+\)$/ }).click();
    await page.goto(`${shop.admin}/dashboard/users/duplicates?limit=100`);
    await expect(row).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(row).toContainText('Same phone number');
  await expect(row).toContainText('Same mailbox');
  expect(await violations(page, 'light')).toEqual([]);
  expect(await losses(page)).toEqual([]);

  await row.getByRole('button', { name: /^Not the same person/ }).click();
  await expect(row).toHaveCount(0);
  await page.getByLabel('Decision').selectOption({ label: 'Not the same person' });
  await expect(row).toContainText('Not the same person: ');
  await row.getByRole('button', { name: /^Undo/ }).click();
  await expect(row).toHaveCount(0);

  await page.goto(`${shop.admin}/dashboard/users/duplicates?limit=100`);
  await row.getByRole('link', { name: `Merge into this account: ${name}, ${emails[0]}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge with another account' });
  await expect(dialog.getByRole('radio', { name })).toBeChecked();
  await expect(dialog).toContainText(emails[1] ?? '');
  await dialog.getByRole('button', { name: 'Merge accounts' }).click();
  await expect(page.getByText('The accounts were merged.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto(`${shop.admin}/dashboard/users/duplicates?limit=100`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Probable duplicates');
  await expect(row).toHaveCount(0);
  // Nothing is left for others.
  const id = await page.evaluate(async (email) => {
    const found = await fetch(`/api/users/all?q=${encodeURIComponent(email)}`);
    const { users } = (await found.json()) as { users: { id: number }[] };
    return users[0]?.id;
  }, emails[0] ?? '');
  await page.goto(`${shop.admin}/dashboard/users/${id}`);
  await page.getByRole('button', { name: 'Erase data' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase data' }).click();
  await expect(page).toHaveURL(/\/dashboard\/users$/);
});
