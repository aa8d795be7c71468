const LETTERS = /^(\d*)(x*)(s|m|l)$/i;

/** Place of a letter size: XS before S before M, 2XL beside XXL; undefined for any other. */
const letterPlace = (size: string): number | undefined => {
  const [, count, xs = '', letter] = LETTERS.exec(size.trim()) ?? [];
  if (letter === undefined) return undefined;
  const extra = count ? Number(count) : xs.length;
  return { s: -1 - extra, m: 0, l: 1 + extra }[letter.toLowerCase()];
};

/** Order of sizes: letters by size, then the others with their numbers by value. */
export const bySize = (a: string, b: string): number => {
  const [one, other] = [letterPlace(a), letterPlace(b)];
  if (one !== undefined && other !== undefined && one !== other) return one - other;
  if ((one === undefined) !== (other === undefined)) return one === undefined ? 1 : -1;
  return a.localeCompare(b, 'en', { numeric: true });
};
