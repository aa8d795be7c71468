import { expect } from '@playwright/test';
import { test } from '../support/test';

test('WORDS-05 WORDS-09 WORDS-12 a search that finds nothing offers the categories, one opens the page that staff have chosen, and suggestions know synonyms in both languages', async ({
  page,
}) => {
  await page.goto('/search?q=dior');
  await expect(page.getByText('No results found')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  const categories = page.getByRole('navigation', { name: 'Categories', exact: true });
  await categories.getByRole('link', { name: 'Perfumes' }).click();
  await expect(page).toHaveURL(/\/category\/2$/);
  // The page of the search closes the suggestions when it goes.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Perfumes');

  const box = page.getByRole('banner').getByRole('combobox');
  const options = page.getByRole('listbox').getByRole('option');
  await box.fill('trainers');
  await expect(options.first()).toContainText('Sneakers');
  await box.fill('saa3a');
  await expect(options.first()).toContainText('Watch');
  await box.fill('Eid');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/category\/12$/);

  await page.goto('/ar/search?q=eid');
  await expect(page).toHaveURL(/\/ar\/category\/12$/);
  await box.fill('جزمة');
  await expect(options.first()).toContainText(/حذاء|نعال/);
});
