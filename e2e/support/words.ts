const LETTERS = 7;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** A word that no other test has, for names that are searched. */
export const newWord = (start: string): string =>
  start +
  Array.from({ length: LETTERS }, () => ALPHABET[Math.floor(Math.random() * ALPHABET.length)]).join(
    '',
  );
