const LONGEST = 60;
/** More digits may be a telephone, card or order number. */
const MOST_DIGITS = 4;

/**
 * Typed words in their counted form: lower case, without Arabic vowel marks and repeated spaces. Undefined for what
 * could name a person: addresses, numbers, long texts.
 */
export const countableWords = (typed: string): string | undefined => {
  const words = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .replace(/\u0640|[\u064b-\u065f]|\u0670|\p{Cf}|\p{Cc}/gu, '')
    .trim();
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  const isCounted = words !== '' && words.length <= LONGEST && digits <= MOST_DIGITS;
  return isCounted && !/[@/]/.test(words) ? words : undefined;
};
