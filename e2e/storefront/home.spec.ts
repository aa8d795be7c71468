import { expect, type Locator, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { test } from '../support/test';

test.use(withPictures);

/** A slider of the home page, which loads near the viewport. */
const sliderOf = async (page: Page, name: string): Promise<Locator> => {
  await page.getByRole('heading', { level: 2, name, exact: true }).scrollIntoViewIfNeeded();
  const slider = page.getByRole('group', { name, exact: true });
  await expect(slider).toBeVisible();
  return slider;
};

/** Number of slides that are fully inside their row. */
const perView = (slider: Locator): Promise<number> =>
  slider.locator('ul').evaluate((row) => {
    const edges = row.getBoundingClientRect();
    return [...row.children].filter((slide) => {
      const { left, right } = slide.getBoundingClientRect();
      return left >= edges.left - 1 && right <= edges.right + 1;
    }).length;
  });

/**
 * Measures an element whose width depends on the page's alone, while everything beside it is hidden: a new width of the
 * whole home page takes half a second.
 */
const alone = async (element: Locator, measure: () => Promise<void>): Promise<void> => {
  const beside = await element.evaluateHandle((node) => {
    const others: HTMLElement[] = [];
    for (let at: Element = node; !at.matches('main'); at = at.parentElement ?? document.body)
      for (const other of at.parentElement?.children ?? [])
        if (other !== at && other instanceof HTMLElement) others.push(other);
    for (const { style } of others) style.setProperty('display', 'none', 'important');
    return others;
  });
  await measure();
  await beside.evaluate((others) => {
    for (const { style } of others) style.removeProperty('display');
  });
};

/** Checks the number of visible products at each width. */
const expectPerView = async (page: Page, name: string, counts: Record<number, number>) => {
  const slider = await sliderOf(page, name);
  await alone(slider, async () => {
    for (const [width, count] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await expect.poll(() => perView(slider), `at ${width} px`).toBe(count);
    }
  });
  return slider;
};

/** Checks how much of the width of the hero its text takes. */
const expectNarrowText = async (page: Page, label: string) => {
  const hero = page.getByRole('region', { name: label });
  const slides = hero.locator('[aria-roledescription=slide]');
  const expectAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    const shares = await slides.evaluateAll((all) =>
      all.flatMap((slide) => {
        const box = slide.getBoundingClientRect();
        const isRtl = getComputedStyle(slide).direction === 'rtl';
        return [...slide.querySelectorAll('h1, h2, p')].map((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          const { left, right } = range.getBoundingClientRect();
          return (isRtl ? box.right - left : right - box.left) / box.width;
        });
      }),
    );
    expect(shares.length).toBeGreaterThanOrEqual(9);
    expect(Math.max(...shares), `${width} px`).toBeLessThanOrEqual(0.41);
  };
  await alone(hero, async () => {
    for (const width of [768, 834, 900, 1024, 1100, 1280, 1536]) await expectAt(width);
  });
};

/** Checks that a slider on phones shows the edge of the next product. */
const expectEdgeOfNext = async (page: Page, title: string) => {
  await page.setViewportSize({ width: 375, height: 812 });
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
};

test('HOME-01 HOME-03 HOME-05 HOME-07 HOME-11 HOME-20 LOOK-04 the home page: text of the hero, order of the sections, New Collections, sliders and a video', async ({
  page,
}) => {
  await page.goto('/');

  await test.step('HOME-20 LOOK-04 from 768 px the text of the hero takes two fifths of its width', async () => {
    await expectNarrowText(page, 'Highlights');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('HOME-01 the sections are in order', async () => {
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

  await test.step('HOME-03 New Collections grows by ten and keeps its length on Back', async () => {
    const section = page.locator('#new');
    await section.scrollIntoViewIfNeeded();
    const cards = section.getByRole('article');
    await expect(cards).toHaveCount(10);
    await section.getByRole('button', { name: 'Show More' }).click();
    await expect(cards).toHaveCount(20);
    // The next products replace the button, so no scrolling is needed.
    const link = cards.nth(10).getByRole('heading').getByRole('link');
    await link.click();
    await expect(page).toHaveURL(/\/product\//);
    await page.goBack();
    await expect(cards).toHaveCount(20);
    await expect(link).toBeInViewport();
  });

  await test.step('HOME-05 HOME-07 a category slider is 2, 3, 4 or 5 products wide and holds at most 10; Flash Sales is 3 wide, 5 from 1024 px', async () => {
    await page.setViewportSize({ width: 375, height: 900 });
    const counts = { 375: 2, 767: 2, 768: 3, 992: 4, 1200: 5 };
    const slider = await expectPerView(page, 'Perfumes', counts);
    expect(await slider.getByRole('listitem').count()).toBeLessThanOrEqual(10);
    await expectPerView(page, 'Flash Sales', { 375: 3, 1023: 3, 1024: 5 });
    await expectEdgeOfNext(page, 'Flash Sales');
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('HOME-11 a video replaces its button and gets the focus', async () => {
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
});

test('HOME-05 HOME-20 LOOK-04 in Arabic the text of the hero is as wide, and a slider on phones shows the edge of the next product', async ({
  page,
}) => {
  await page.goto('/ar');
  await expectNarrowText(page, 'أبرز العروض');
  await expectEdgeOfNext(page, 'تخفيضات سريعة');
});

test('HOME-03 the first tap on a not yet hydrated section is handled', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/');
  const more = page.locator('#new').getByRole('button', { name: 'Show More' });
  await more.evaluate((button: HTMLElement) => button.click());
  await expect(page.locator('#new').getByRole('article')).toHaveCount(20);
});

/** Automatic scrolls of Flash Sales with their times. */
interface Moves {
  moves: number[];
}

test('HOME-02 HOME-05 the hero advances automatically and restarts after its last slide; Flash Sales moves every 12500 ms, and not on hover', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = Object.assign(window, { moves: [] as number[] }) as unknown as Moves;
    for (const name of ['scrollBy', 'scrollTo'] as const) {
      const scroll = Element.prototype[name];
      Element.prototype[name] = function (this: Element, ...to: unknown[]) {
        if (this.matches('ul')) seen.moves.push(Date.now());
        return Reflect.apply(scroll, this, to);
      };
    }
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto('/');
  const hero = page.getByRole('region', { name: 'Highlights' });
  const dots = hero.getByRole('button', { name: /^Show slide/ });
  const current = hero.locator('[aria-current=true]');
  const slides = await dots.count();
  await expect(current).toHaveAccessibleName('Show slide 1');
  // The carousel code loads after the first slide.
  await page.waitForLoadState('networkidle');
  // From here on the slides see only the time of the test, not how long its steps take.
  await page.clock.pauseAt(Date.now() + 60_000);
  const shown = Number((await current.getAttribute('aria-label'))?.split(' ').at(-1));
  for (let step = 0; step < slides; step += 1) {
    await page.clock.runFor(3000);
    await expect(current).toHaveAccessibleName(`Show slide ${((shown + step) % slides) + 1}`);
  }
  await page.clock.resume();

  await page.getByRole('heading', { name: 'Flash Sales' }).scrollIntoViewIfNeeded();
  const slider = page.getByRole('group', { name: 'Flash Sales' });
  await expect(slider).toBeVisible();
  const row = slider.getByRole('list');
  const moves = () => page.evaluate(() => (window as unknown as Moves).moves);
  await page.clock.runFor(4 * 12_500 + 100);
  const times = await moves();
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(gaps.length).toBeGreaterThanOrEqual(3);
  expect(new Set(gaps)).toEqual(new Set([12_500]));
  await expect.poll(() => row.evaluate((list) => list.scrollLeft)).toBeGreaterThan(0);
  await row.hover();
  const before = await moves();
  await page.clock.runFor(2 * 12_500);
  expect(await moves()).toEqual(before);
});
