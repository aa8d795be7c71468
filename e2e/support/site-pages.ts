import { expect, type Page } from '@playwright/test';
import { demo } from './demo';
import rows from './site-pages.json' with { type: 'json' };
import { LOCALES, textOf, type Locale } from './checks/texts';

export interface SitePage {
  name: string;
  /** `{order}` and `{watch}` stand for ids that the shop gives. */
  path: string;
  signedIn?: boolean;
  /** The server answers 404. */
  missing?: boolean;
}

/** Every address of the storefront, with and without a shopper where that shows something else. */
export const sitePages: SitePage[] = rows;

/** Pages that one test looks at. */
const STAGE = 7;
const inStages = (all: SitePage[]): SitePage[][] =>
  all.length > STAGE ? [all.slice(0, STAGE), ...inStages(all.slice(STAGE))] : [all];

/** Visitors and shoppers in both languages: what a table of pages is walked through by. */
export const walks = LOCALES.flatMap((locale) =>
  [false, true].flatMap((signedIn) =>
    inStages(sitePages.filter((page) => (page.signedIn ?? false) === signedIn)).map((stage) => ({
      locale,
      who: `${signedIn ? 'a shopper' : 'a visitor'} in ${locale}`,
      signedIn,
      sitePages: stage,
    })),
  ),
);

/** Where a page is in a language. */
export const addressOf = async (locale: Locale, path: string): Promise<string> => {
  const { order, watch } = await demo();
  const known = path.replace('{order}', order).replace('{watch}', String(watch));
  return locale === 'ar' ? `/ar${known === '/' ? '' : known}` : known;
};

/** Scrolls through the page until no region of it is loading, and back to its top. */
export const settled = async (page: Page, locale: Locale): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.waitForFunction((loading) => {
    const { scrollHeight } = document.documentElement;
    if (window.scrollY + window.innerHeight < scrollHeight - 2) {
      window.scrollBy(0, window.innerHeight);
      return false;
    }
    return !document.body.textContent.includes(loading);
  }, textOf(locale)('loading'));
  await page.evaluate(() => window.scrollTo(0, 0));
};

export const visit = async (page: Page, locale: Locale, path: string): Promise<void> => {
  await page.goto(await addressOf(locale, path));
  await settled(page, locale);
};

/** Signs the browser in before its first page: what the login would have kept is there already. */
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

/** Puts a line into the cart before the first page. */
export const fillCart = async (page: Page): Promise<void> => {
  const { line } = await demo();
  await page.addInitScript((text) => localStorage.setItem('cart', text), JSON.stringify([line]));
};
