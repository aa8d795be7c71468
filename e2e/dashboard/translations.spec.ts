import { expect, test } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { shop } from '../support/shop';
import { addOwnProduct, beStaff } from '../support/staff';

test('TRANSL-10 TRANSL-11 TRANSL-12 products without Arabic are translated from row to row by keys', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  const word = `Zaafaran ${Date.now().toString(36)}`;
  for (const number of [1, 2]) await addOwnProduct(page, `${word} ${number}`);
  const address = `${shop.admin}/dashboard/translations?q=${encodeURIComponent(word)}`;
  await page.goto(address);
  const forms = page.getByRole('form', { name: /^Texts of/ });
  await expect(forms).toHaveCount(2);
  expect(await violations(page, 'dark')).toEqual([]);
  const arabic = (at: number) => forms.nth(at).getByLabel('Name in Arabic');
  await arabic(0).fill('زعفران ثانٍ');
  await page.keyboard.press('Control+Enter');
  await expect(arabic(1)).toBeFocused();
  await page.keyboard.type('زعفران أول');
  // The shortcut saves what the page knows as unsaved, an instant after it is typed.
  await expect(async () => {
    await page.keyboard.press('Control+s');
    await expect(forms.nth(1).getByText('Unsaved changes')).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(forms).toHaveCount(2);
  await page.reload();
  await expect(page.getByText('No texts are missing here.')).toBeVisible();
  await page.getByLabel('Which texts').selectOption('');
  await expect(arabic(1)).toHaveValue('زعفران أول');
});
