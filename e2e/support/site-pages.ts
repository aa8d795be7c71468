import { expect, type Locator, type Page } from '@playwright/test';
import { demo } from './demo';
import { navigateTo } from './client-navigation';
import { listPages, type SitePage } from '../../tools/lib/list-pages.mjs';
import { LOCALES, textOf, type Locale } from './checks/texts';

declare global {
  interface Window {
    /** Whether the page was scrolled to its end. */
    wasAtEnd?: boolean | undefined;
    /** When the page was last scrolled, in ms; undefined once it was drawn. */
    scrolledAt?: number | undefined;
  }
}

/** All pages of the storefront, for guests and, where different, for shoppers. */
export const sitePages: SitePage[] = listPages();

/** Pages checked by one test. */
const STAGE = 7;
const inStages = (all: SitePage[]): SitePage[][] =>
  all.length > STAGE ? [all.slice(0, STAGE), ...inStages(all.slice(STAGE))] : [all];

/** Guests and shoppers in both languages. */
export const walks = LOCALES.flatMap((locale) =>
  [false, true].flatMap((signedIn) =>
    inStages(sitePages.filter((page) => (page.signedIn ?? false) === signedIn)).map((stage) => ({
      locale,
      who: `${signedIn ? 'a shopper' : 'a guest'} in ${locale}`,
      signedIn,
      sitePages: stage,
    })),
  ),
);

/** Address of a page in a language. */
export const addressOf = async (locale: Locale, path: string): Promise<string> => {
  const { order, watch } = await demo();
  const known = path.replace('{order}', order).replace('{watch}', String(watch));
  return locale === 'ar' ? `/ar${known === '/' ? '' : known}` : known;
};

/** A page that is not drawn for this long is scrolled on: a busy browser can leave one without frames. */
const NO_FRAME_MS = 500;
const POLL_MS = 20;

/**
 * Scrolls through the page, a screen a frame, until everything is loaded, and back to the top.
 * A page that does not get there fails with its scroll position and the element that still loads.
 */
export const settled = async (page: Page, locale: Locale): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const loading = textOf(locale)('loading');
  try {
    await page.waitForFunction(
      ({ text, noFrameMs }) => {
        const { scrollHeight } = document.documentElement;
        const isAtEnd = window.scrollY + window.innerHeight >= scrollHeight - 2;
        if (!window.wasAtEnd && !isAtEnd) {
          const now = performance.now();
          if (window.scrolledAt !== undefined && now - window.scrolledAt < noFrameMs) return false;
          window.scrolledAt = now;
          requestAnimationFrame(() => (window.scrolledAt = undefined));
          window.scrollBy(0, window.innerHeight);
          return false;
        }
        window.wasAtEnd = true;
        const nodes = document.evaluate(`//body//*[text()="${text}"]`, document.body);
        const { parentElement } = (nodes.iterateNext() as Element | null) ?? {};
        // A section that was passed before the page had started loads when it is in view again.
        parentElement?.scrollIntoView();
        return !parentElement;
      },
      { text: loading, noFrameMs: NO_FRAME_MS },
      { timeout: 120_000, polling: POLL_MS },
    );
  } catch (cause) {
    const state = await page.evaluate((text) => {
      const nodes = document.evaluate(`//body//*[text()="${text}"]`, document.body);
      const { parentElement } = (nodes.iterateNext() as Element | null) ?? {};
      const { scrollHeight } = document.documentElement;
      const bottom = window.scrollY + window.innerHeight;
      return `${bottom} of ${scrollHeight} px, ${parentElement?.outerHTML.slice(0, 500) ?? 'loaded'}`;
    }, loading);
    throw new Error(`${page.url()} is not loaded: ${state}`, { cause });
  }
  await page.evaluate(() => window.scrollTo(0, 0));
};

/** Longer than a busy machine needs for a frame. */
const FRAME_LIMIT_MS = 30_000;

const isDrawn = (page: Page): Promise<boolean> =>
  page.evaluate((limitMs) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const drawn = nextFrame()
      .then(nextFrame)
      .then(() => true);
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), limitMs));
    return Promise.race([drawn, late]);
  }, FRAME_LIMIT_MS);

/**
 * Scrolls through the page. About once in 300 times the compositor of Chromium 150 never finishes the frame of the fast
 * scrolling ("pending tree not ready" in its trace): the page runs, but no frame, screenshot or click follows until it
 * is loaded again.
 */
export const settledAndDrawn = async (page: Page, locale: Locale): Promise<void> => {
  await settled(page, locale);
  if (await isDrawn(page)) return;
  await page.reload();
  await settled(page, locale);
};

/** Opens a page and scrolls through it. */
export const visit = async (page: Page, locale: Locale, path: string): Promise<void> => {
  await page.goto(await addressOf(locale, path));
  await settledAndDrawn(page, locale);
};

/** Opens a page that does not exist within the loaded shop; returns its heading. */
export const openUnknown = async (page: Page, locale: Locale): Promise<Locator> => {
  const unknown = page.getByRole('heading', { level: 1, name: textOf(locale)('notFound.title') });
  await navigateTo(page, await addressOf(locale, '/no/such/page'));
  await expect(unknown).toBeVisible();
  return unknown;
};

/** Opens a page within the loaded shop, after one without anything of the previous page. */
export const openWithin = async (page: Page, locale: Locale, path: string): Promise<void> => {
  const unknown = await openUnknown(page, locale);
  await page.evaluate(() => (window.wasAtEnd = undefined));
  await navigateTo(page, await addressOf(locale, path));
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(unknown).toHaveCount(0);
};

/** Opens a page within the loaded shop, after one without anything of the previous page, and scrolls through it. */
export const visitWithin = async (page: Page, locale: Locale, path: string): Promise<void> => {
  await openWithin(page, locale, path);
  await settledAndDrawn(page, locale);
};

/** Signs in before the first page by setting local storage. */
export const signInShopper = async (page: Page): Promise<void> => {
  const { token, user } = await demo();
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem('token', key);
      localStorage.setItem('user', text);
    },
    [token, JSON.stringify(user)] as const,
  );
};

/** Adds a cart line before the first page. */
export const fillCart = async (page: Page): Promise<void> => {
  const { line } = await demo();
  await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify([line]));
};
