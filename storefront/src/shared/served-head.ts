const all = (selector: string) => document.head.querySelectorAll(selector);

const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"][data-head]')?.href;

/** The shop's own address, which need not be the one it was asked by. */
export const SHOP_ORIGIN = canonical ? new URL(canonical).origin : location.origin;

const servedUnlisted = all('meta[name="robots"][data-head]').length > 0;
let served: string | undefined;

/** Whether the server has told search engines to leave this page out: there may be nothing at its address. */
export const isServedUnlisted = (path: string): boolean =>
  servedUnlisted && (served ?? path) === path;

/**
 * The page's own tags are in the head: those of the server for the same go. What the server alone says, for other
 * sites and search engines, is about the first page, and goes with it.
 */
export const takeOverHead = (path: string): void => {
  served ??= path;
  all(path === served ? '[data-head=""]' : '[data-head]').forEach((tag) => tag.remove());
};
