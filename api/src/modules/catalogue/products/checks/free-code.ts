/** Most codes that are tried with one number. */
const MOST_TRIED = 20;
const PLAIN = 'P-00000';

/** Codes for a product in the form of another code, as LW-BA-000007: with the product's id as number, then with a suffix. */
export const codesLike = (sample: string | undefined, id: number): string[] => {
  const [, prefix = '', digits = ''] =
    /^(.*?)(\d+)$/.exec(sample ?? PLAIN) ?? /^(.*?)(\d+)$/.exec(PLAIN) ?? [];
  const code = `${prefix}${String(id).padStart(digits.length, '0')}`;
  return [code, ...Array.from({ length: MOST_TRIED - 1 }, (_, index) => `${code}-${index + 2}`)];
};
