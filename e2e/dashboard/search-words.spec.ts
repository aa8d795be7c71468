import { expect, test } from '@playwright/test';
import { beStaff } from '../support/staff';
import { shop } from '../support/shop';

test('WORDS-11 two clicks make a search that found nothing find what shoppers searched next', async ({
  page,
}) => {
  await beStaff(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/search-words`);
  const missing = page.getByRole('list', { name: 'Searches that found nothing' });
  await missing.getByRole('button', { name: /abaya\W*\(9\)/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Add synonyms' });
  await expect(dialog.getByLabel('Words', { exact: true })).toHaveValue('kaftan, abaya');
  await dialog.getByRole('button', { name: 'Add synonyms' }).click();
  await expect(dialog).toBeHidden();
  await expect(missing.getByRole('heading', { name: 'kaftan' })).toBeHidden();

  await page.goto(`${shop.url}/search?q=kaftan`);
  await expect(page.getByRole('article').first()).toContainText('Abaya');

  await page.goto(`${shop.admin}/dashboard/search-words?q=kaftan`);
  await page.getByRole('button', { name: 'Delete kaftan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No synonyms match.')).toBeVisible();
  await expect(missing.getByRole('heading', { name: 'kaftan' })).toBeVisible();
});
