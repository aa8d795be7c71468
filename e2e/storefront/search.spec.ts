import { expect } from '@playwright/test';
import { delayBundle } from '../support/client-bundle';
import { test } from '../support/test';

test('SRCH-01 SRCH-02 SRCH-03 SRCH-04 SRCH-06 SRCH-07 the search box, its page of all results and the sheet of a phone', async ({
  page,
}) => {
  await page.goto('/about');

  await test.step('SRCH-02 SRCH-03 SRCH-04 the search box is a combobox for the keyboard', async () => {
    const box = page.getByRole('banner').getByRole('combobox');
    const options = page.getByRole('listbox').getByRole('option');
    await box.fill('oud');
    await expect(options).toHaveCount(5);
    await expect(page.getByText('5 results')).toBeAttached();
    await expect(options.first().locator('mark')).toHaveText(/oud/i);

    await box.press('ArrowUp');
    await expect(options.nth(4)).toHaveAttribute('aria-selected', 'true');
    await box.press('Home');
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');
    await box.press('End');
    await box.press('ArrowDown');
    await expect(options.nth(0)).toHaveAttribute('aria-selected', 'true');

    await box.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(box).toHaveValue('oud');
    await box.press('Escape');
    await expect(box).toHaveValue('');
    await box.fill('xqzwvk');
    await expect(page.getByText('No results found').first()).toBeVisible();
    await expect(options).toHaveCount(0);

    await box.fill('oud');
    await expect(options).toHaveCount(5);
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/product\//);
    await expect(box).toHaveValue('');
  });

  await test.step('SRCH-06 SRCH-07 all results are on a page, which tolerates typing errors and is restored by Back', async () => {
    const box = page.getByRole('banner').getByRole('combobox');
    await box.fill('chronograf');
    await page.getByRole('button', { name: 'Show all results' }).click();
    await expect(page).toHaveURL(/\/search\?q=chronograf$/);
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Results for “chronograf”');
    await expect(heading).toBeFocused();
    await expect(box).toHaveValue('');
    await expect(main.getByRole('article').first()).toContainText(/chronograph/i);

    await box.fill('oud');
    await box.press('Enter');
    await expect(heading).toHaveText('Results for “oud”');
    await expect(main.getByRole('searchbox')).toHaveValue('oud');
    await page.goBack();
    await expect(heading).toHaveText('Results for “chronograf”');
  });

  await test.step('SRCH-01 SRCH-04 a phone searches in a sheet that stores successful searches', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    const open = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    await open.click();
    const box = page.getByRole('dialog').getByRole('combobox');
    await expect(box).toBeFocused();
    await box.fill('amber');
    const option = page.getByRole('listbox').getByRole('option').first();
    await expect(option).toBeVisible();
    expect((await option.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await option.click();
    await expect(page).toHaveURL(/\/product\//);

    await open.click();
    await page.getByRole('button', { name: 'amber' }).click();
    await expect(box).toHaveValue('amber');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await box.fill('');
    await page.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(page.getByRole('button', { name: 'amber' })).toHaveCount(0);
  });
});

test('SRCH-07 NET-05 text typed before hydration stays, and Enter searches for it; taps on controls count afterwards', async ({
  page,
}) => {
  const release = await delayBundle(page);
  const box = page.getByRole('banner').getByRole('combobox');
  await page.goto('/about', { waitUntil: 'commit' });
  await box.pressSequentially('oud');
  release();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(5);
  await expect(box).toHaveValue('oud');

  const releaseNext = await delayBundle(page);
  await page.goto('/ar/about', { waitUntil: 'commit' });
  await box.pressSequentially('عود');
  await box.press('Enter');
  await page.waitForURL((url) => url.pathname === '/ar/search', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('نتائج البحث عن «عود»');
  await expect(main.getByRole('article').first()).toContainText('عود');
  const choose = main.getByRole('button', { name: /^اختر المواصفات/ }).first();
  // In one task, so that the notice cannot come from the timer that shows it after 2 s.
  const isLate = await choose.evaluate((button: HTMLElement) => {
    const { dataset } = document.documentElement;
    delete dataset['late'];
    button.click();
    return 'late' in dataset;
  });
  expect(isLate).toBe(true);
  await expect(page.getByRole('status').getByText('جارٍ التحميل...')).toBeVisible();
  releaseNext();
  await expect(main.getByRole('searchbox')).toHaveValue('عود');
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
});
