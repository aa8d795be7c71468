import { expect } from '@playwright/test';
import { test } from './support/test';

test('HOME-01 the blocks of the home page stand in their order', async ({ page }) => {
  await page.goto('/');
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(titles.filter({ hasText: 'Special offers' })).toBeAttached();
  const all = await titles.allTextContents();
  const places = [
    'Shop by category',
    'New Collections',
    'Flash Sales',
    'Perfumes',
    'See it up close',
    'Special offers',
  ].map((title) => all.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('HOME-03 New Collections grows by ten', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('#new');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('article')).toHaveCount(10);
  await section.getByRole('button', { name: 'Show More' }).click();
  await expect(section.getByRole('article')).toHaveCount(20);
});

for (const [path, title] of [
  ['/', 'Flash Sales'],
  ['/ar', 'تخفيضات سريعة'],
] as const)
  test(`HOME-05 ${path} a slider of phones shows the edge of its next product`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(path);
    await page.getByRole('heading', { name: title }).scrollIntoViewIfNeeded();
    const row = page.getByRole('group', { name: title }).getByRole('list');
    await row.scrollIntoViewIfNeeded();
    const edge = await row.evaluate((list) => {
      const places = [...list.children].map((slide) => slide.getBoundingClientRect());
      const cut = places.find(
        ({ left, right }) => left < 0 !== right <= 0 || (left < innerWidth && right > innerWidth),
      );
      return cut ? Math.min(cut.right, innerWidth) - Math.max(cut.left, 0) : 0;
    });
    expect(edge).toBeGreaterThanOrEqual(12);
  });

test('HOME-11 a video starts where its button was, with the focus on it', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'See it up close' }).scrollIntoViewIfNeeded();
  await page
    .getByRole('button', { name: /^Play video/ })
    .first()
    .click();
  const video = page.locator('main video');
  await expect(video).toBeFocused();
  await expect
    .poll(() => video.evaluate((clip: HTMLVideoElement) => clip.currentTime))
    .toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.paused)).toBe(true);
});
