/** Parts of a list asked for at once; a longer list is narrowed instead. */
export const MOST_PARTS = 100;

/** How many parts of a long list the address asks for. */
export const shownParts = (params: URLSearchParams, size: number): number => {
  const requested = Math.ceil(Number(params.get('shown')) / size) || 1;
  return Math.min(Math.max(requested, 1), MOST_PARTS);
};
