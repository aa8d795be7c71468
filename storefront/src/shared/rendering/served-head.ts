import { inBrowser } from '@/shared/browser/browser';

const all = (selector: string) => document.head.querySelectorAll(selector);

const canonical =
  inBrowser && document.querySelector<HTMLLinkElement>('link[rel="canonical"][data-head]')?.href;

/** The shop's canonical origin, which may differ from the requested one. */
export const SHOP_ORIGIN = canonical ? new URL(canonical).origin : globalThis.location?.origin;

const servedUnlisted = inBrowser && all('meta[name="robots"][data-head]').length > 0;
let served: string | undefined;

/** Whether the server marked this page as noindex, for example for a missing product. */
export const isServedUnlisted = (path: string): boolean =>
  servedUnlisted && (served ?? path) === path;

/**
 * Removes duplicate metadata. A hydrated page keeps the server's elements; a page rendered in the browser has its
 * own. Metadata for crawlers belongs to the first page only.
 */
export const removeDuplicateHead = (path: string): void => {
  served ??= path;
  if (path !== served) all('[data-head="first"]').forEach((tag) => tag.remove());
  const hasOwn = all('title:not([data-head])').length > 0;
  all('[data-head=""]').forEach((tag) =>
    hasOwn ? tag.remove() : tag.removeAttribute('data-head'),
  );
};
