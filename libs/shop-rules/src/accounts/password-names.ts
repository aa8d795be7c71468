import { SHORTEST_PASSWORD } from './password.js';

/** Shorter parts of names are no hint, and appear in other words. */
const SHORTEST_PART = 4;

/** Whether too little is left of a password without the given names, such as that of the shop or of the account. */
export const isOfNames = (password: string, names: readonly string[]): boolean => {
  const parts = names
    .flatMap((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter(({ length }) => length >= SHORTEST_PART)
    .toSorted((one, other) => other.length - one.length);
  const text = password.toLowerCase();
  const rest = parts.reduce((left, part) => left.replaceAll(part, ''), text);
  return rest !== text && rest.length < SHORTEST_PASSWORD;
};
