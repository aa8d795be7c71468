import { groupOf } from './catalogue/groups.js';

export type Locale = 'en' | 'ar';

/** Prefix of Arabic pages; English ones have none. */
const ARABIC = /^\/ar(?=\/|$)/;

export const localeOf = (pathname: string): Locale => (ARABIC.test(pathname) ? 'ar' : 'en');

/** The path without its language prefix. */
export const withoutLanguage = (pathname: string): string => pathname.replace(ARABIC, '') || '/';

/** The path with the prefix of a language. */
export const localized = (path: string, locale: Locale): string => {
  if (locale === 'en') return path;
  return path === '/' ? '/ar' : `/ar${path}`;
};

/** Tracking parameters of advertisements, mails and social networks, and the coupon of a link, which the browser takes. */
const MARK = /^(coupon(=|$)|(utm_\w+|gad_\w+|\w*cl(k|_)?id|[gw]braid|igsh(id)?|mc_[ce]id|_gl)=)/i;

/** Removes the parameters on which no page depends from a query, with or without its question mark. */
export const withoutMarks = (query: string): string => {
  const parts = query.replace(/^\?/, '').split('&');
  const own = parts.filter((part) => part && !MARK.test(part)).join('&');
  return own && `?${own}`;
};

const withoutEndSlashes = (path: string): string => {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
};

/** Canonical path of a page: no trailing slash, and a group by its canonical name. */
export const canonicalPath = (path: string): string => {
  const plain = withoutEndSlashes(path) || '/';
  const group = groupOf(/^\/group\/([^/]+)$/.exec(plain)?.[1] ?? '');
  return group ? `/group/${group}` : plain;
};
