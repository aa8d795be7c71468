import { expect } from '../expect.mjs';

export const walk = async ({ shop, admin, guest, staff, picture }) => {
  const page = await guest();
  await page.goto(`${shop}/search?q=kaftan`);
  await expect(
    page
      .getByRole('main')
      .getByText(/kaftan/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await picture(page);
  const desk = await staff('admin');
  await desk.goto(`${admin}/dashboard/search-words`);
  const missing = desk.getByRole('list', { name: 'Searches that found nothing' });
  await expect(missing.getByText('14 searches')).toBeVisible();
  await picture(desk);
  await missing.getByRole('button', { name: /abaya\W*\(9\)/ }).click();
  const dialog = desk.getByRole('dialog', { name: 'Add synonyms' });
  await expect(dialog.getByLabel('Words', { exact: true })).toHaveValue('kaftan, abaya');
  await picture(desk);
  await dialog.getByRole('button', { name: 'Add synonyms' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`${shop}/search?q=kaftan`);
  await expect(page.getByRole('article').first()).toContainText('Abaya');
  await picture(page);
  await page.goto(shop);
  const box = page.getByRole('combobox', { name: 'Search products' });
  await box.fill('eid');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Gifts');
  for (const words of ['trainers', 'sunnies', 'شنطة سودا', '7izam']) {
    await page.goto(`${shop}/search?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('article').first()).toBeVisible();
  }
  await page.goto(`${shop}/search?q=dior`);
  await expect(page.getByRole('main').getByText(/dior/).first()).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
};
