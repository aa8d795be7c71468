import { replaceEqualDeep } from '@tanstack/react-query';

/** Whether two values of a form are equal, with all their parts; files only if they are the same. */
export const isSame = (one: unknown, other: unknown): boolean =>
  replaceEqualDeep(one, other) === one;
