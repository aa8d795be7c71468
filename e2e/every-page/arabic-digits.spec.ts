import { expect, test as base, type Page } from '@playwright/test';
import { shop } from '../support/shop';
import { newShopper } from '../support/shopper';
import { beStaff } from '../support/staff';
import { test } from '../support/test';
import { textOf } from '../support/checks/texts';

const t = textOf('ar');

test('CONST-20 a shopper registers and changes the phone number in Arabic digits of both kinds', async ({
  page,
}) => {
  const { name, email, password } = newShopper();
  await page.goto('/ar/register');
  const form = page.getByRole('main');
  await form.getByLabel(t('field.name')).fill(name);
  await form.getByLabel(t('field.email')).fill(email);
  const phone = form.getByLabel(t('field.phone'));
  await phone.pressSequentially('٠٥٠ ١٢٣ ٤٥٦٧');
  await expect(phone).toHaveValue('050 123 4567');
  await form.getByLabel(t('field.password'), { exact: true }).fill(password);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: t('register.submit') }).click();
  await expect(page).toHaveURL(/\/ar$/);
  await page.goto('/ar/profile');
  await expect(form.getByText('+971501234567')).toBeVisible();
  await form.getByRole('button', { name: t('profile.edit') }).click();
  await phone.fill('۰۵۲۷۶۵۴۳۲۱');
  await form.getByRole('button', { name: t('profile.save') }).click();
  await expect(form.getByText('+971527654321')).toBeVisible();
});

test('CAT-02 CAT-20 CONST-21 a price filter from 900 to 100 in Arabic digits is applied as 100 to 900 everywhere; tags are named in Arabic and stay English in the address', async ({
  page,
}) => {
  await page.goto('/ar/category/2');
  const field = (id: string) => page.getByRole('textbox', { name: t(id), exact: true });
  const [from, to] = [field('filter.priceMin'), field('filter.priceMax')];
  await from.pressSequentially('٩٠٠');
  await to.pressSequentially('۱۰۰', { delay: 400 });
  await to.press('Enter');
  await expect(page).toHaveURL(/[?]priceMin=100&priceMax=900$/);
  await expect(from).toHaveValue('100');
  await expect(to).toHaveValue('900');
  const chosen = page.getByRole('list', { name: t('filter.selected') });
  await expect(chosen).toContainText('100.00');
  await expect(chosen).toContainText('900.00');

  await page
    .getByRole('navigation', { name: 'الفئات الفرعية' })
    .getByRole('link', { name: 'عود' })
    .click();
  await expect(page).toHaveURL(/[?&]tag=Oud(&|$)/);
});

/** Percentages as they are shown, and those of another form: another sign, no mark, or a space before the sign. */
const percentagesOf = async (page: Page) => {
  const text = await page.getByRole('main').innerText();
  return {
    known: text.match(/\d\u200e%\u200e/g) ?? [],
    other: text.replaceAll(/\d\u200e%\u200e/g, '').match(/[^%٪]?[%٪][^%٪]?/g) ?? [],
  };
};

test('CONST-22 percentages have one form on Arabic pages of the shop', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/ar/category/2');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const cards = await percentagesOf(page);
  expect(cards.known.length).toBeGreaterThan(0);
  expect(cards.other).toEqual([]);
  await page.goto('/ar/category/2?discount=30');
  const chosen = page.getByRole('list', { name: t('filter.selected') });
  await expect(chosen).toContainText('خصم 30\u200e%\u200e فأكثر');
});

base('CONST-22 percentages have one form on Arabic pages of the dashboard', async ({ page }) => {
  await beStaff(page, 'admin');
  await page.evaluate(() => localStorage.setItem('locale', 'ar'));
  for (const path of ['', 'coupons', 'vendor-statements', 'vendor-commissions', 'sales-report']) {
    await page.goto(`${shop.admin}/dashboard/${path}`);
    await expect
      .poll(async () => (await percentagesOf(page)).known.length, path)
      .toBeGreaterThan(0);
    expect.soft((await percentagesOf(page)).other, path).toEqual([]);
  }
});
