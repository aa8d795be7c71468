import { expect } from '../expect.mjs';

export const walk = async ({ shop, admin, guest, staff, picture }) => {
  const page = await guest();
  await page.goto(`${shop}/product/1`);
  const own = page.getByRole('heading', { level: 1 }).locator('..');
  await expect(own.locator('s').first()).toContainText('270');
  await expect(own.getByText(/Lowest price/).first()).toBeVisible();
  await picture(page);
  await page.goto(`${shop}/product/257`);
  await expect(own.getByText(/277\.00/).first()).toBeVisible();
  await expect(own.locator('s')).toHaveCount(0);
  const desk = await staff('admin');
  await desk.goto(`${admin}/dashboard/editproduct/1`);
  await desk.getByText('Price history', { exact: true }).click();
  await expect(
    desk.getByRole('list', { name: 'Price history' }).getByRole('listitem').first(),
  ).toBeVisible();
  await picture(desk, { top: desk.getByText('Price history', { exact: true }) });
  await desk.getByLabel('Price (AED)', { exact: true }).fill('300');
  await expect(desk.getByText(/will not be shown struck through/)).toBeVisible();
  await picture(desk, { top: desk.getByRole('heading', { name: 'Pricing' }) });
  await desk.goto(`${admin}/dashboard/settings`);
  await picture(desk, { top: desk.getByRole('heading', { name: 'Struck-through prices' }) });
  await page.goto(`${shop}/category/2?discount=1`);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card.getByText(/^30-day low/)).toBeVisible();
  await picture(page, { top: card.getByRole('heading') });
};
