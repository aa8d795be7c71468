import { setTimeout } from 'node:timers/promises';
import { expect, type CDPSession, type Locator, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { searchFor } from '../support/shopper';
import { openWithin } from '../support/site-pages';
import { hydrated, test } from '../support/test';
import { LOCALES, textOf } from '../support/checks/texts';

test.use(withPictures);

const PHONE = { width: 375, height: 667 };
/** A watch of the demo catalogue: four pictures, three colours, in stock. */
const WATCH = '/product/20';

type Finger = { x: number; y: number };
const STEPS = 8;
/** A touch screen sends one event per frame; all at once would be a fling over every picture. */
const FRAME_MS = 16;
/** Rest before lifting the fingers, so that no fling follows. */
const REST_MS = 100;

/**
 * Simulates fingers that move on straight lines without lag. Starts at a time and returns the end time, in ms.
 * Without a rest they fling.
 */
const drag = async (
  touch: CDPSession,
  lines: { from: Finger; to: Finger }[],
  began = Date.now(),
  restMs = 0,
) => {
  const at = (share: number) =>
    lines.map(({ from, to }, id) => ({
      id,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  let time = began;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: time / 1000 });
  await send('touchStart', at(0));
  for (let step = 1; step <= STEPS; step++) {
    await send('touchMove', at(step / STEPS));
    await setTimeout(FRAME_MS);
    time += FRAME_MS;
  }
  if (restMs > 0) {
    await setTimeout(restMs);
    time += restMs;
    await send('touchMove', at(1 + 1 / 256));
  }
  await send('touchEnd', []);
  return time;
};

/** Two fingers around the middle of an element; their distance changes by `to` / `from`. */
const pinch = async (touch: CDPSession, element: Locator, from: number, to: number) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await drag(
    touch,
    [-1, 1].map((side) => ({
      from: { x: x + (side * from) / 2, y },
      to: { x: x + (side * to) / 2, y },
    })),
  );
};

const gallery = (page: Page) => page.getByRole('region', { name: 'Images' });
const zoomFrame = (page: Page) => page.locator('[data-zoom]');
const zoomOf = async (page: Page) => Number(await zoomFrame(page).getAttribute('data-zoom'));
/** Whether the picture covers the frame as far as its size allows. */
const covers = (page: Page) =>
  zoomFrame(page).evaluate((frame) => {
    const outer = frame.getBoundingClientRect();
    const inner = frame.querySelector('img')?.getBoundingClientRect();
    if (!inner) return false;
    const fits = (a: number, b: number, c: number, d: number) =>
      b - a <= d - c ? a >= c - 1 && b <= d + 1 : a <= c + 1 && b >= d - 1;
    return (
      fits(inner.left, inner.right, outer.left, outer.right) &&
      fits(inner.top, inner.bottom, outer.top, outer.bottom)
    );
  });

const openZoom = async (page: Page) => {
  await gallery(page).getByRole('button', { name: 'Enlarge image' }).click();
  await expect(zoomFrame(page).locator('img')).toHaveJSProperty('complete', true);
};

interface Product {
  name: string;
  nameAr: string;
  model: string;
  vendor: number;
  vendorName: string;
  brand: number;
  brandName: string;
  price: number;
  offerPrice: number;
  offerTitle: string;
  offerTitleAr: string;
  stock: number;
  category_id: number;
  tags: string;
}

const WEEKEND = { id: 2, titles: { en: 'Weekend', ar: 'عرض نهاية الأسبوع' } };
for (const locale of LOCALES)
  test(`PDP-03 PDP-20 in ${locale} a product has its name, model, vendor, brand, prices, offer, whichever it is, tags and stock`, async ({
    page,
  }) => {
    const t = textOf(locale);
    const answer = await page.request.get('/api/products/one/1');
    const { product } = (await answer.json()) as { product: Product };
    const { price, offerPrice, stock } = product;
    const prefix = locale === 'ar' ? '/ar' : '';
    await page.goto(`${prefix}/product/1`);
    const main = page.getByRole('main');
    const name = locale === 'ar' ? product.nameAr : product.name;
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(main.getByText(product.model, { exact: true })).toBeVisible();
    for (const [link, address] of [
      [product.vendorName, `/vendor/${product.vendor}`],
      [product.brandName, `/brand/${product.brand}`],
    ] as const)
      await expect(main.getByRole('link', { name: link, exact: true })).toHaveAttribute(
        'href',
        `${prefix}${address}`,
      );
    const heading = main.locator('div', { has: page.getByRole('heading', { level: 1 }) }).last();
    expect(offerPrice).toBeLessThan(price);
    for (const amount of [price, offerPrice, price - offerPrice])
      await expect(heading).toContainText(String(amount));
    await expect(heading.locator('s, del').first()).toContainText(price.toFixed(2));
    await expect(
      heading.getByText(locale === 'ar' ? product.offerTitleAr : product.offerTitle, {
        exact: true,
      }),
    ).toBeVisible();
    const tags = main.getByRole('list', { name: t('product.tags') }).getByRole('link');
    const addresses = (JSON.parse(product.tags) as string[]).map(
      (tag) => `${prefix}/category/${product.category_id}?tag=${tag}`,
    );
    expect(await tags.evaluateAll((all) => all.map((tag) => tag.getAttribute('href')))).toEqual(
      addresses,
    );
    const few = locale === 'ar' ? /^بقيت/ : `Only ${stock} left`;
    const left = stock > 0 && stock < 5 ? few : t(stock === 0 ? 'stock.none' : 'stock.in');
    await expect(main.getByText(left).first()).toBeVisible();

    const list = await page.request.get(`/api/products/offer/${WEEKEND.id}?limit=1`);
    const { products } = (await list.json()) as { products: { id: number }[] };
    await openWithin(page, locale, `/product/${products[0]?.id}`);
    await expect(main.getByText(WEEKEND.titles[locale], { exact: true })).toBeVisible();
  });

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('PDP-01 PDP-02 PDP-04 PDP-10 a product: first screen, reviews, gallery, zoom and the bar with the cart button', async ({
    page,
  }) => {
    const touch = await page.context().newCDPSession(page);

    await test.step('PDP-10 the name is on the first screen, nothing moves while the page loads, and the reviews are a collapsible section', async () => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            document.documentElement.dataset['shift'] = String(
              Number(document.documentElement.dataset['shift'] ?? 0) +
                ('value' in entry ? Number(entry.value) : 0),
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(WATCH, { waitUntil: 'networkidle' });
      const name = await page.getByRole('heading', { level: 1 }).boundingBox();
      const nav = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox();
      expect(name && name.y + name.height).toBeLessThanOrEqual(nav?.y ?? 0);
      expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0)).toBeLessThan(
        0.02,
      );
      const first = gallery(page).getByRole('img').first();
      await expect(first).toHaveAttribute('fetchpriority', 'high');
      await expect(first).toHaveJSProperty('complete', true);

      const reviews = page.locator('details#reviews');
      await reviews.scrollIntoViewIfNeeded();
      await expect(reviews.getByText('No reviews yet.')).toBeVisible();
      await reviews.locator('summary').click();
      await expect(reviews.getByText('No reviews yet.')).toBeHidden();
      await reviews.locator('summary').click();
    });

    for (const motion of ['reduce', 'no-preference'] as const)
      await test.step(`PDP-01 the gallery is controlled by swipe, thumbnails and arrow keys; reduced motion: ${motion}`, async () => {
        await page.emulateMedia({ reducedMotion: motion });
        await page.evaluate(() => window.scrollTo(0, 0));
        const pictures = gallery(page);
        await pictures
          .getByRole('button', { name: /image 1 of 4$/ })
          .last()
          .tap();
        await expect(pictures.getByText('1 / 4')).toBeVisible();
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
        const y = 250;
        // A busy browser can drop simulated touches, and the strip then returns to its picture; so a person swipes again.
        await expect(async () => {
          if (await pictures.getByText('1 / 4').isVisible())
            // A fling may pass two pictures when the browser lags.
            await drag(touch, [{ from: { x: 330, y }, to: { x: 40, y } }], Date.now(), REST_MS);
          await expect(pictures.getByText('2 / 4')).toBeVisible({ timeout: 10_000 });
        }).toPass();
        const thumb = pictures.getByRole('button', { name: /image 4 of 4$/ }).last();
        await thumb.tap();
        await expect(pictures.getByText('4 / 4')).toBeVisible();
        await expect(thumb).toHaveAttribute('aria-current', 'true');
        await page.keyboard.press('ArrowLeft');
        await expect(pictures.getByText('3 / 4')).toBeVisible();
        await expect(pictures.getByRole('img', { name: /image 3 of 4$/ }).first()).toBeInViewport({
          ratio: 0.9,
        });
      });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await test.step('PDP-02 pinch zooms between 1 and 5 and keeps the picture in the frame', async () => {
      await page.evaluate(() => window.scrollTo(0, 0));
      await openZoom(page);
      const frame = zoomFrame(page);
      await pinch(touch, frame, 60, 180);
      await expect.poll(() => zoomOf(page)).toBeCloseTo(3, 0);
      for (let again = 0; again < 3; again++) await pinch(touch, frame, 40, 320);
      expect(await zoomOf(page)).toBe(5);
      await drag(touch, [{ from: { x: 60, y: 200 }, to: { x: 360, y: 500 } }]);
      await drag(touch, [{ from: { x: 60, y: 200 }, to: { x: 360, y: 500 } }]);
      expect(await covers(page)).toBe(true);
      for (let again = 0; again < 3; again++) await pinch(touch, frame, 320, 40);
      expect(await zoomOf(page)).toBe(1);
      expect(await covers(page)).toBe(true);

      const spot = { from: { x: 187, y: 300 }, to: { x: 187, y: 300 } };
      const lifted = await drag(touch, [spot]);
      await drag(touch, [spot], lifted + FRAME_MS);
      await expect.poll(() => zoomOf(page)).toBe(2.5);
      await page.getByRole('button', { name: 'Next' }).tap();
      // The browser sends the click of a tap a moment after its touches.
      await expect.poll(() => zoomOf(page)).toBe(1);
      await page.keyboard.press('Escape');
      await expect(frame).toBeHidden();
    });

    await test.step('PDP-04 a bar with name, price and cart button appears once the main button is out of view', async () => {
      const bar = page.getByRole('region', { name: 'Buy this product' });
      await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
      await expect(bar).toBeHidden();
      await page.getByRole('heading', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
      await expect(bar).toContainText('Marsa Black Rectangular Watch');
      await expect(bar).toContainText('AED 1,020.00');
      const below = await page.getByRole('navigation', { name: 'Quick navigation' }).boundingBox();
      // Waits for the slide-in animation.
      await expect
        .poll(async () => {
          const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
          return y + height;
        })
        .toBeLessThanOrEqual((below?.y ?? 0) + 1);

      await bar.getByRole('button', { name: 'Add to cart' }).tap();
      await expect(page.getByText('Choose a color first.')).toBeVisible();
      const black = page.getByRole('radio', { name: 'Black' });
      await expect(black).toBeFocused();
      await expect(page.getByRole('group', { name: 'Color' })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Space');
      await page.getByRole('heading', { name: /^Reviews/ }).scrollIntoViewIfNeeded();
      await bar.getByRole('button', { name: 'Add to cart' }).tap();
      await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('Black');
    });
  });

  test('HDR-15 Back restores the scroll position of a product, another address starts at its top', async ({
    page,
  }) => {
    const place = () => page.evaluate(() => Math.round(window.scrollY));
    await page.goto('/product/1');
    const related = page.locator('#related a').first();
    await page.getByRole('heading', { name: 'You may also like' }).scrollIntoViewIfNeeded();
    await related.scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'You may also like' })).toBeInViewport();
    const left = await place();
    await related.click();
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/product\/1$/);
    await expect.poll(async () => Math.abs((await place()) - left)).toBeLessThan(60);
    await page.goto(WATCH);
    await hydrated(page);
    expect(await place()).toBe(0);
  });
});

test('PDP-02 PDP-10 tabs of a wide product page, and zooming its pictures', async ({ page }) => {
  await page.goto('/product/1#usage');

  await test.step('PDP-10 the tab of the address is open; a usage picture zooms like those of the gallery and returns the focus', async () => {
    await expect(page.getByRole('tab', { name: 'In use' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    const picture = page.getByRole('button', { name: /^Enlarge image: / }).first();
    await picture.focus();
    await page.keyboard.press('Enter');
    const frame = zoomFrame(page);
    await frame.hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
    await page.keyboard.press('0');
    expect(await zoomOf(page)).toBe(1);
    await page.keyboard.press('+');
    expect(await zoomOf(page)).toBe(1.5);
    await page.keyboard.press('Escape');
    await expect(frame).toBeHidden();
    await expect(picture).toBeFocused();
  });

  await test.step('PDP-10 the stars link to the tab of the reviews', async () => {
    await openWithin(page, 'en', '/product/1');
    await expect(page.getByRole('tab', { name: 'Description' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page
      .getByRole('link', { name: /out of 5/ })
      .first()
      .click();
    const tab = page.getByRole('tab', { name: /^Reviews/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(tab).toBeFocused();
    await expect(page.getByRole('tabpanel', { name: /^Reviews/ })).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'In use' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  await test.step('PDP-02 wheel, keys and buttons zoom between 1 and 5, and each picture starts unzoomed', async () => {
    await openWithin(page, 'en', WATCH);
    await openZoom(page);
    await zoomFrame(page).hover();
    await page.mouse.wheel(0, -100);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1);
    for (let turn = 0; turn < 20; turn++) await page.mouse.wheel(0, -100);
    await expect.poll(() => zoomOf(page)).toBe(5);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    expect(await covers(page)).toBe(true);
    await page.keyboard.press('0');
    expect(await zoomOf(page)).toBe(1);
    await page.keyboard.press('-');
    expect(await zoomOf(page)).toBe(1);
    await page.keyboard.press('+');
    expect(await zoomOf(page)).toBe(1.5);
    await page.getByRole('button', { name: 'Zoom out' }).click();
    expect(await zoomOf(page)).toBe(1);
    for (let press = 0; press < 4; press++)
      await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await zoomOf(page)).toBe(5);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('2 / 4').last()).toBeVisible();
    expect(await zoomOf(page)).toBe(1);
    await page.keyboard.press('Escape');
    await expect(zoomFrame(page)).toBeHidden();
    await expect(gallery(page).getByRole('button', { name: 'Enlarge image' })).toBeFocused();
  });
});

test('IMG-02 IMG-03 product files are served from uploads, and video extensions are videos', async ({
  page,
}) => {
  await page.route('**/api/products/one/*', async (route) => {
    const answer = await route.fetch();
    const { product } = await answer.json();
    const [picture] = JSON.parse(product.images);
    const images = JSON.stringify([picture, 'video-watch.webm']);
    await route.fulfill({ json: { product: { ...product, images } } });
  });
  await page.goto('/about');
  await searchFor(page, 'chronograph');
  const files = gallery(page);
  const video = files.locator('video[controls]');
  // Its first second is shown until it is played.
  await expect(video).toHaveAttribute('src', '/api/uploads/video-watch.webm#t=1');
  await expect(video).toHaveCount(1);
  await expect(files.locator('img').first()).toHaveAttribute('src', /^\/api\/uploads\//);
});
