/** Largest number of list pages in one request. */
export const MAX_PAGES = 100;

/** Number of list pages in the address. */
export const shownPages = (params: URLSearchParams, size: number): number => {
  const requested = Math.ceil(Number(params.get('shown')) / size) || 1;
  return Math.min(Math.max(requested, 1), MAX_PAGES);
};
