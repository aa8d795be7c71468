import { expect, type Page } from '@playwright/test';
import { withPictures } from '../support/chromium';
import { violations } from '../support/checks/axe';
import { MAX_SHIFT, shiftOf, watchShifts } from '../support/checks/layout-shifts';
import { LOCALES, textOf } from '../support/checks/texts';
import { delayBundle } from '../support/client-bundle';
import { navigateTo } from '../support/client-navigation';
import { addressOfQuery } from '../support/query-address';
import { settledAndDrawn } from '../support/site-pages';
import { hydrated, test } from '../support/test';

test.use(withPictures);

const PAGES = [
  '/',
  '/ar',
  '/category/6',
  '/ar/category/6',
  '/product/1',
  '/ar/product/1',
  '/group/women',
  '/brand/55',
  '/category/6?sort=price-low&tag=women&priceMax=900',
  '/ar/group/man?q=%D8%B0%D9%87%D8%A8%D9%8A',
];
/** One page of each kind. */
const VISITED = [
  '/category/6',
  '/product/1',
  '/group/women',
  '/brand/55',
  '/vendor/101',
  '/about',
  '/wishlist',
  '/no/such/page',
];
/** Client-side navigation is the same in each language: the other one needs only a few. */
const VISITED_IN_ARABIC = ['/category/6', '/product/1', '/about', '/no/such/page'];
/** Pages that do not exist, with the home page of their language. */
const MISSING = new Map([
  ['/no/such/page', '/'],
  ['/ar/no/such/page', '/ar'],
]);
/** Complete without JavaScript. */
const POLICIES = [
  '/about',
  '/return-policy',
  '/ar/about',
  '/ar/return-policy',
  '/ar/terms-and-conditions',
];
/** Scrolled through; pages.spec.ts checks on phones that nothing moves, of every page. */
const SCROLLED = ['/', '/category/6', '/product/1', '/about'].flatMap((path) => [
  path,
  `/ar${path}`.replace(/\/$/, ''),
]);
/** The element that is rendered first, by path. */
const FIRST = new Map([
  ['/', 'img'],
  ['/ar', 'h1'],
  ['/category/6', 'h1'],
  ['/product/1', 'img'],
]);
const ALL = new Set([
  ...PAGES,
  ...POLICIES,
  ...SCROLLED,
  ...FIRST.keys(),
  ...MISSING.keys(),
  '/auth/login',
]);

/** The HTML of a page as the server sends it. */
const htmlOf = async ({ request }: Page, path: string): Promise<string> =>
  (await request.get(path)).text();

/** API addresses of the queries in the HTML. */
const queriesIn = (html: string): string[] => {
  const json = /id="queries">([^]*?)<\/script>/.exec(html)?.[1] ?? '[]';
  return (JSON.parse(json) as { queryKey: unknown[] }[]).map(({ queryKey }) =>
    addressOfQuery(queryKey),
  );
};
const addressOf = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  searchParams.sort();
  return pathname.replace('/api', '') + (searchParams.size > 0 ? `?${searchParams}` : '');
};

/** Metadata of the page, or of HTML that it parses without running scripts. */
const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const root = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    return {
      titles: [...root.querySelectorAll('head title')].map((tag) => tag.textContent),
      places: [...root.querySelectorAll<HTMLLinkElement>('link[hreflang], [rel=canonical]')]
        .map(({ rel, hreflang, href }) => `${rel} ${hreflang} ${href}`)
        .sort(),
      robots: [...root.querySelectorAll<HTMLMetaElement>('meta[name=robots]')].map(
        ({ content }) => content,
      ),
      descriptions: [...root.querySelectorAll<HTMLMetaElement>('meta[name=description]')].map(
        ({ content }) => content,
      ),
      language: [root.documentElement.lang, root.documentElement.dir],
    };
  }, html);

/** Requests, errors and warnings of a page. */
const watch = (page: Page) => {
  const requested: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => requested.push(addressOf(request.url())));
  page.on('console', (line) => {
    if (['error', 'warning'].includes(line.type())) errors.push(line.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  return { requested, errors };
};

const boxOf = (page: Page, what: string) => page.locator(`main ${what}`).first().boundingBox();
type Box = Awaited<ReturnType<typeof boxOf>>;
const expectSamePlace = (after: Box, before: Box, path: string): void => {
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999)), path).toBeLessThanOrEqual(8);
  expect(Math.abs((after?.height ?? 0) - (before?.height ?? 999)), path).toBeLessThanOrEqual(8);
};

const sectionTexts = (page: Page): Promise<string[]> =>
  page
    .locator('article section')
    .evaluateAll((parts) => parts.map((part) => part.textContent.replace(/\s+/g, '')));

for (const locale of LOCALES)
  test(`STAT-01 STAT-03 STAT-04 the pages in ${locale} are complete as HTML, and hydration changes nothing`, async ({
    page,
    browser,
  }) => {
    const isArabic = locale === 'ar';
    const isOfLanguage = (path: string) => /^\/ar(\/|$)/.test(path) === isArabic;
    const noScript = await browser.newPage({ javaScriptEnabled: false });
    await watchShifts(page);
    const { requested, errors } = watch(page);
    for (const path of [...ALL].filter(isOfLanguage)) {
      const html = await htmlOf(page, path);
      const before = await headOf(page, html);
      expect(before).toMatchObject({
        titles: [expect.stringContaining(isArabic ? 'ليوان' : 'Liwan')],
        descriptions: [expect.stringMatching(/.{9,160}/)],
        language: isArabic ? ['ar', 'rtl'] : ['en', 'ltr'],
      });
      const first = FIRST.get(path);
      const boxes = new Map<number, Box>();
      const isPolicy = POLICIES.includes(path);
      if (isPolicy) await noScript.goto(path);
      const texts = isPolicy ? await sectionTexts(noScript) : [];
      if (isPolicy) expect(texts.join('').length, path).toBeGreaterThan(500);
      if (first) {
        for (const width of [375, 1280]) {
          await noScript.setViewportSize({ width, height: 900 });
          // Loaded at this width: an open page takes a new width a moment later.
          await noScript.goto(path);
          await expect(noScript.getByRole('heading', { level: 1 })).toBeVisible();
          await expect(noScript.locator('main img').first()).toHaveJSProperty('complete', true);
          boxes.set(width, await boxOf(noScript, first));
        }
      }
      const hasData = PAGES.includes(path);
      // Ends the requests of the page before.
      await page.goto('about:blank', { waitUntil: 'commit' });
      for (const seen of [requested, errors]) seen.length = 0;
      const answer = await page.goto(path, {
        waitUntil: hasData ? 'networkidle' : 'domcontentloaded',
      });
      const home = MISSING.get(path);
      expect(answer?.status(), path).toBe(home ? 404 : 200);
      expect(await headOf(page)).toEqual(before);
      if (isPolicy) expect(await sectionTexts(page)).toEqual(texts);
      if (first) expectSamePlace(await boxOf(page, first), boxes.get(1280) ?? null, path);
      if (hasData) {
        // Nothing is requested that the HTML contains.
        const included = queriesIn(html);
        expect(included).toContain('/categories/all');
        const narrowed = /\?(\w+=)/.exec(path)?.[1] ?? '';
        expect(included.filter((address) => address.includes(narrowed))).not.toEqual([]);
        expect(
          requested.filter((address) => included.includes(address)),
          path,
        ).toEqual([]);
        expect(errors, path).toEqual([]);
      }
      if (SCROLLED.includes(path)) {
        await settledAndDrawn(page, locale);
        expect.soft(await shiftOf(page), path).toBeLessThanOrEqual(MAX_SHIFT);
      }
      if (home) {
        const link = page.getByRole('main').getByRole('link', { name: textOf(locale)('goHome') });
        await link.click();
        await expect(page).toHaveURL(home);
      }
      if (!first) continue;
      await page.setViewportSize({ width: 375, height: 900 });
      await page.goto(path);
      expectSamePlace(await boxOf(page, first), boxes.get(375) ?? null, path);
      await page.setViewportSize({ width: 1280, height: 900 });
    }
    await noScript.close();
  });

for (const locale of ['', '/ar'])
  test(`client-side navigation sets the same metadata as the HTML, below "${locale}"`, async ({
    page,
  }) => {
    await page.goto(`${locale}/product/1`);
    await hydrated(page);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    for (const path of locale ? VISITED_IN_ARABIC : [...VISITED, '/']) {
      const fromServer = await headOf(page, await htmlOf(page, locale + path));
      await navigateTo(page, locale + path);
      await expect.poll(() => headOf(page), path).toEqual(fromServer);
      // What the server wrote for the first page is gone.
      await expect(page.locator('[data-head]')).toHaveCount(0);
    }
  });

test('CAT-06 a page with tracking parameters is hydrated, and the parameters are removed', async ({
  page,
}) => {
  const own = '/category/6?sort=price-low';
  for (const [requestedPath, ownPath] of [
    ['/product/1?fbclid=IwAR0', '/product/1'],
    [`${own}&utm_source=instagram&utm_medium=paid`, own],
  ] as const) {
    const release = await delayBundle(page);
    await page.goto(requestedPath, { waitUntil: 'commit' });
    const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
    release();
    await hydrated(page);
    expect(await heading?.evaluate((node) => node.isConnected)).toBe(true);
    await expect.poll(() => page.url().replace(/^.*?\/\/[^/]*/, '')).toBe(ownPath);
  }
});

test('HDR-19 the server’s page stays until hydration, and shows "Loading..." after 2 s', async ({
  page,
}) => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/product.page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/product/1', { waitUntil: 'commit' });
  const loading = page.locator('body > #root > [role=status]').getByText('Loading...');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Read together: a busy browser may show the heading only after the two seconds.
  const { isShown, now } = await loading.evaluate((notice) => ({
    isShown: notice.checkVisibility(),
    now: performance.now(),
  }));
  expect(isShown && now <= 2000, `shown after ${now} ms`).toBe(false);
  await expect(loading).toBeVisible();
  expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000);
  release();
  await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
  await expect(loading).toBeHidden();
});

test('STAT-10 a chunk that fails to load shows an error page with a link home', async ({
  page,
}) => {
  // A short page: the home page still loads sections above its footer, which move the link under the pointer.
  await page.goto('/return-policy');
  await page.route('**/assets/about.page-*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page).toHaveTitle('Unexpected Application Error!');
  expect(await violations(page, 'light')).toEqual([]);
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
