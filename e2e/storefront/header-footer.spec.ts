import { expect } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { navigateTo } from '../support/client-navigation';
import { hydrated, test } from '../support/test';

test.use(withPictures);

test('GRP-01 HDR-01 HDR-02 HDR-03 HDR-04 HDR-05 HDR-07 HDR-08 HDR-09 HDR-10 HDR-13 HDR-14 LOOK-02 header and footer', async ({
  page,
}) => {
  await page.goto('/about');

  await test.step('the shop can be installed: manifest and icons exist in their sizes', async () => {
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const manifest = (await (await page.request.get(address ?? '')).json()) as {
      name: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ name: 'Liwan', start_url: '/' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, sizes } of manifest.icons) {
      const width = await page.evaluate(async (icon) => {
        const image = new Image();
        image.src = icon;
        await image.decode();
        return image.naturalWidth;
      }, src);
      expect(`${width}x${width}`).toBe(sizes);
    }
    await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', /\.png$/);
  });

  await test.step('HDR-09 HDR-10 HDR-13 HDR-14 partners show on hover with icon and name, the slogans do not rotate with reduced motion, and the footer has brands, contact and location', async () => {
    await page.getByRole('button', { name: 'Partners' }).hover();
    const partner = page.getByRole('link', { name: 'Palmgate Centre' });
    await expect(partner).toBeVisible();
    await expect(partner.locator('img')).toBeVisible();

    const banner = page.getByRole('region', { name: 'Announcements' });
    for (const words of ['UAE delivery in 1-3 business days', 'Free returns within 15 days'])
      await expect(banner.getByText(words)).toHaveCSS('opacity', '1');
    await expect(banner.getByRole('button')).toHaveCount(0);

    const foot = page.getByRole('contentinfo');
    const brands = foot.getByRole('region', { name: 'Brands' }).getByRole('link');
    await expect(brands.first()).toBeVisible();
    const addresses = await brands.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')),
    );
    for (const address of addresses) expect(address).toMatch(/^\/brand\/(55|12|11|109|68)$/);
    for (const part of ['Contact', 'Location'])
      await expect(foot.getByRole('heading', { name: part })).toBeVisible();
  });

  await test.step('LOOK-02 categories, search, account, wishlist, cart and language are within reach at every width', async () => {
    const inView = async (name: string | RegExp, role: 'button' | 'link' | 'combobox') =>
      expect(
        page.getByRole(role, { name }).filter({ visible: true }).first(),
        `${String(name)} at ${page.viewportSize()?.width}`,
      ).toBeInViewport();
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await inView('Fashion', 'link');
      await inView(/search/i, 'combobox');
      await inView('Account', 'button');
      await inView('Wish List', 'link');
      await inView(/^Cart/, 'button');
      await inView('العربية', 'link');
    }
    await page.setViewportSize({ width: 375, height: 812 });
    await inView(/search/i, 'button');
    await inView('Account', 'button');
    await inView('Wishlist', 'link');
    await inView(/^Cart/, 'button');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText('Fashion')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'العربية' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('GRP-01 HDR-01 HDR-02 HDR-03 HDR-07 HDR-08 the header links to the chat, the groups, the pages and home', async () => {
    const header = page.getByRole('banner');
    for (const icon of [
      header.getByRole('button', { name: 'Account' }),
      header.getByRole('button', { name: /^Cart/ }),
      header.getByRole('link', { name: 'Wish List' }),
      header.getByRole('img', { name: 'United Arab Emirates' }),
    ])
      await expect(icon).toBeVisible();
    const chat = header.getByRole('link', { name: 'Chat with us' });
    await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    const groups = page.getByRole('navigation', { name: 'Departments' });
    for (const [name, group] of [
      ['Women', 'women'],
      ['Men', 'man'],
      ['Unisex', 'unisex'],
      ['Kids', 'kids'],
    ] as const) {
      await groups.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/group/${group}$`));
      await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    }
    await groups.getByRole('button', { name: 'Pages' }).click();
    const pages = groups.getByRole('listitem').getByRole('link');
    await expect(pages).toHaveText(['Home', 'About Us', 'Wish List', 'Returns', 'Refund policy']);
    await pages.nth(2).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await navigateTo(page, '/group/men');
    await expect(page.getByRole('heading', { level: 1, name: 'Men', exact: true })).toBeVisible();
  });

  await test.step('HDR-04 HDR-05 a category opens its panel on hover, click and key, and Escape closes it', async () => {
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    const more = menu.getByRole('button', { name: 'Perfumes: subcategories' });
    const tag = menu.getByRole('link', { name: 'Attar' });
    await menu.getByRole('link', { name: 'Perfumes', exact: true }).hover();
    await expect(tag).toBeVisible();
    await page.mouse.move(640, 780);
    await expect(tag).toBeHidden();
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(tag).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(tag).toBeHidden();
    await expect(more).toBeFocused();
    await more.click();
    await tag.click();
    await expect(page).toHaveURL(/\/category\/2\?tag=Attar$/);
    await expect(tag).toBeHidden();
    // The new page takes the focus, which closes an open panel.
    await expect(page).toHaveTitle(/Perfumes/);
    await menu.getByRole('button', { name: 'Watches: subcategories' }).click();
    await expect(menu.getByRole('link', { name: 'Chronograph' })).toBeVisible();
    await expect(menu.getByRole('link', { name: /^(women|men|man|unisex)$/i })).toHaveCount(0);
  });

  await page.getByRole('banner').getByRole('link', { name: 'Liwan home page' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
});

test('HDR-12 the mobile navigation hides for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/login');
  const bar = page.getByRole('navigation', { name: 'Quick navigation' });
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeCloseTo(57, 0);
  const box = page.getByRole('main').getByRole('textbox').first();
  await box.focus();
  await expect(bar).toBeHidden();
  await box.blur();
  await expect(bar).toBeVisible();
});

test('a chosen theme survives reloads, colours the browser’s toolbar, and can follow the device again', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/about');
  const root = page.locator('html');
  const theme = page.getByRole('contentinfo').getByRole('group', { name: 'Theme' });
  await expect(root).toHaveCSS('background-color', 'rgb(251, 249, 245)');
  await theme.getByText('Dark').click();
  await page.reload();
  await expect(root).toHaveCSS('background-color', 'rgb(18, 16, 13)');
  const colours = page.locator('meta[name="theme-color"]');
  await expect(colours.first()).toHaveAttribute('content', '#12100d');
  await theme.getByText('System').click();
  await expect(root).toHaveCSS('background-color', 'rgb(251, 249, 245)');
  await expect(colours.first()).toHaveAttribute('content', '#fbf9f5');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveCSS('background-color', 'rgb(18, 16, 13)');
});

for (const [prefix, sections] of [
  ['', ['delivery', 'governing-law']],
  ['/ar', ['التوصيل', 'القانون-الواجب-التطبيق']],
] as const)
  test(`STAT-02 TEXTS-20 ${prefix}/terms-and-conditions links to its sections, below the sticky header`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/terms-and-conditions`);
    const headers = page.getByRole('banner');
    for (const section of sections) {
      await page.locator(`main nav a[href="#${section}"]`).click();
      await expect(page).toHaveURL(({ hash }) => decodeURIComponent(hash) === `#${section}`);
      const heading = page.locator(`[id="${section}"] h2`);
      await expect(heading).toBeInViewport();
      const header = await headers.boundingBox();
      const { y = 0 } = (await heading.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    }
    if (prefix) return;
    await test.step('the header never covers the focus', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Kids' }).focus();
      const bottom = (await page.getByRole('banner').boundingBox())?.height ?? 0;
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Shift+Tab');
        const place = await page.evaluate(() => {
          const focused = document.activeElement;
          const { top } = focused?.getBoundingClientRect() ?? { top: 0 };
          return { top, fixed: Boolean(focused?.closest('header, .fixed')) };
        });
        if (!place.fixed) expect(place.top).toBeGreaterThanOrEqual(bottom);
      }
    });
  });

test('HDR-18 a panel that fails to load says so and keeps the page; once online, it can be opened', async ({
  page,
  context,
}) => {
  const press = () => page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await page.goto('/about');
  await context.setOffline(true);
  await press();
  await expect(page.getByRole('alert')).toHaveText('This section could not be loaded.');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  const panel = page.getByRole('dialog', { name: 'Your Cart' });
  // Chromium requests the code again, or a click reloads the page and the next one opens the panel.
  await expect(async () => {
    await hydrated(page);
    if (!(await panel.isVisible())) await press();
    await expect(panel).toBeVisible({ timeout: 10_000 });
  }).toPass();
});
