import {
  canonicalPath,
  groupOf,
  localeOf,
  withoutLanguage,
  type Group,
  type Locale,
} from '@shop/shop-rules';
import { idOf } from '../../platform/http/id-param.js';

/** Pages that show a row of the catalogue. */
const ROW_PAGES = ['category', 'brand', 'product', 'vendor'] as const;
type RowPage = (typeof ROW_PAGES)[number];

/** All other pages by their path. */
const PLAIN_PAGES = [
  '/',
  '/about',
  '/wishlist',
  '/profile',
  '/login',
  '/register',
  '/auth',
  '/auth/login',
  '/auth/signup',
  '/reset-password',
  '/verify-email',
  '/become-a-seller',
  '/payment-failure',
  '/privacy-policy',
  '/refund-policy',
  '/return-policy',
  '/terms-and-conditions',
];
/** Pages of one order; their path names it. */
const ORDER_PAGE = /^\/(payment-success|order)\/[\w-]+$/;

interface Place {
  locale: Locale;
  /** The one path of the page, without its language. */
  path: string;
}
export type PageAddress = Place &
  (
    | { kind: RowPage; id: number }
    | { kind: 'group'; group: Group }
    | { kind: 'search' | 'plain' | 'unknown' }
  );

/** Which page of the storefront an address means; what it has no page for is its 404 page. */
export const pageAddressOf = (address: string): PageAddress => {
  const locale = localeOf(address);
  const path = canonicalPath(withoutLanguage(address));
  if (PLAIN_PAGES.includes(path) || ORDER_PAGE.test(path)) return { kind: 'plain', locale, path };
  if (path === '/search') return { kind: 'search', locale, path };
  const [, first = '', second = '', more] = path.split('/');
  const row = ROW_PAGES.find((page) => page === first);
  // 012 would be a second address of 12.
  const id = /^[1-9]/.test(second) ? idOf(second) : undefined;
  if (row && id && more === undefined) return { kind: row, id, locale, path };
  const group = first === 'group' && more === undefined ? groupOf(second) : undefined;
  if (group) return { kind: 'group', group, locale, path };
  return { kind: 'unknown', locale, path };
};

/** The dashboard's pages start alike, but for the one that a vendor is invited to; the root leads there. */
export const isDashboardPage = (path: string): boolean =>
  /^\/(dashboard(\/.*)?|choose-password)?$/.test(path);
