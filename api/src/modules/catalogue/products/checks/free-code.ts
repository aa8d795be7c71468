/** Most codes that are tried with one number. */
const MOST_TRIED = 20;
const PLAIN = 'P-00000';

const isDigit = (letter: string): boolean => /^\d$/.test(letter);

/** Codes for a product in the form of another code, as LW-BA-000007: with the product's id as number, then with a suffix. */
export const codesLike = (sample: string | undefined, id: number): string[] => {
  const form = sample && isDigit(sample.slice(-1)) ? sample : PLAIN;
  let start = form.length;
  while (start > 0 && isDigit(form.charAt(start - 1))) start -= 1;
  const number = String(id).padStart(form.length - start, '0');
  const code = `${form.slice(0, start)}${number}`;
  return [code, ...Array.from({ length: MOST_TRIED - 1 }, (_, index) => `${code}-${index + 2}`)];
};
