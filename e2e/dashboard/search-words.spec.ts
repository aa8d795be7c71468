import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { violations } from '../support/checks/axe';
import { beStaff, beStaffAlone } from '../support/staff';
import { shop } from '../support/shop';

// One test adds and deletes synonyms; the other exports all of them, and they may not change before its check.
test.describe.configure({ mode: 'default' });

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

test('WORDS-20 WORDS-19 staff export the synonyms, correct a file with a problem, import it, and the search uses it', async ({
  page,
}) => {
  await beStaffAlone(page, 'admin');
  await page.goto(`${shop.admin}/dashboard/search-words`);
  await page.getByRole('link', { name: 'Import and export' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import and export' })).toBeVisible();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(page.getByText(/^search-words-.*\.xlsx is ready\.$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).first().click();
  const file = await readFile(await (await download).path());
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    page.getByLabel(/^Choose/).setInputFiles({ name, mimeType, buffer });

  // What was exported changes nothing.
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  await choose('same.xlsx', xlsx, file);
  await expect(
    page.getByText(/checked: 0 new, 0 changed, \d+ unchanged, 0 with errors/),
  ).toBeVisible();

  const word = `bagzilla${Date.now().toString(36)}`;
  const added = `id,version,kind,words,means\r\n,,both,"${word}, bag"\r\n,,both,lonely\r\n`;
  await choose('words.csv', 'text/csv', Buffer.from(added));
  await expect(
    page.getByText('checked: 1 new, 0 changed, 0 unchanged, 1 with errors', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: /Only errors\W*1/ }).click();
  await expect(page.getByText('Enter at least two words that mean the same.')).toBeVisible();
  await expect(page.getByText(word)).toBeHidden();
  expect(await violations(page, 'dark')).toEqual([]);
  await page.reload();
  await expect(page.getByText('Enter at least two words that mean the same.')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Skip 1 row?' });
  await question.getByRole('button', { name: 'Import the rest' }).click();
  await expect(page.getByText('Import completed: 1 added, 0 changed.').first()).toBeVisible();

  await page.goto(`${shop.admin}/dashboard/jobs`);
  await expect(page.getByText('Import of synonyms').first()).toBeVisible();
  await page.getByRole('link', { name: 'Open words.csv' }).first().click();
  await expect(page.getByText('Import completed: 1 added, 0 changed.')).toBeVisible();

  await page.goto(`${shop.url}/search?q=${word}`);
  await expect(page.getByRole('article').first()).toContainText(/bag/i);

  await page.goto(`${shop.admin}/dashboard/search-words?q=${word}`);
  await page.getByRole('button', { name: `Delete ${word}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('No synonyms match.')).toBeVisible();
});
