import { inBrowser } from '@/shared/browser/browser';

const all = (selector: string) => document.head.querySelectorAll(selector);

const canonical =
  inBrowser && document.querySelector<HTMLLinkElement>('link[rel="canonical"][data-head]')?.href;

/** The shop's own address, which need not be the one it was asked by. */
export const SHOP_ORIGIN = canonical ? new URL(canonical).origin : globalThis.location?.origin;

const servedUnlisted = inBrowser && all('meta[name="robots"][data-head]').length > 0;
let served: string | undefined;

/** Whether the server has told search engines to leave this page out: there may be nothing at its address. */
export const isServedUnlisted = (path: string): boolean =>
  servedUnlisted && (served ?? path) === path;

/**
 * The page's own tags are in the head. Of a page that React has taken over they are those of the server; else it has
 * written its own, and the server's go. What the server alone says, for other sites and search engines, is about the
 * first page, and goes with it.
 */
export const takeOverHead = (path: string): void => {
  served ??= path;
  if (path !== served) all('[data-head="first"]').forEach((tag) => tag.remove());
  const hasOwn = all('title:not([data-head])').length > 0;
  all('[data-head=""]').forEach((tag) =>
    hasOwn ? tag.remove() : tag.removeAttribute('data-head'),
  );
};
