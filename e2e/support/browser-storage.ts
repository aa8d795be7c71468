import type { Page } from '@playwright/test';
import { BROWSER } from '../../tools/docs/data-map.mjs';

const matches = (known: string, key: string): boolean =>
  known.endsWith('*') ? key.startsWith(known.slice(0, -1)) : known === key;

/** Keys of both storages and names of cookies, without the prefix that they have over https, as the data map names them; others are `unknown: key`. */
export const stored = async (page: Page, app: keyof typeof BROWSER): Promise<string[]> => {
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  const cookies = await page.context().cookies(page.url());
  const known = BROWSER[app].map(([key]) => key);
  const nameOf = (key: string) => known.find((each) => matches(each, key)) ?? `unknown: ${key}`;
  return [
    ...new Set([...keys, ...cookies.map(({ name }) => name.replace(/^__Host-/, ''))].map(nameOf)),
  ].sort();
};

export const unknownKeys = async (page: Page, app: keyof typeof BROWSER): Promise<string[]> =>
  (await stored(page, app)).filter((key) => key.startsWith('unknown'));
