import { groupOf } from './groups.js';

const UNLISTED =
  /^\/(login|register|auth|reset-password|profile|wishlist|payment-success|payment-failure|order)(\/|$)/;

/** Pages of one person or one visit, by their path without a language: search engines leave them out. */
export const isUnlisted = (path: string): boolean => UNLISTED.test(path);

/** The one path of a page: no slash at the end, and a group by its own name. */
export const canonicalPath = (path: string): string => {
  const plain = path.replace(/\/+$/, '') || '/';
  const group = groupOf(/^\/group\/([^/]+)$/.exec(plain)?.[1] ?? '');
  return group ? `/group/${group}` : plain;
};
