import {
  canonicalPath,
  groupOf,
  localeOf,
  withoutLanguage,
  type Group,
  type Locale,
} from '@shop/shop-rules';
import { idOf } from '../http/id-param.js';

/** Pages that show a row of the catalogue. */
const ROW_PAGES = ['category', 'brand', 'product', 'vendor'] as const;
type RowPage = (typeof ROW_PAGES)[number];

/** All other pages by their path, with the file of the storefront that holds them. */
const PLAIN_PAGES = {
  '/': 'home',
  '/about': 'about',
  '/wishlist': 'wishlist',
  '/profile': 'profile',
  '/login': 'login',
  '/register': 'register',
  '/auth': 'auth',
  '/auth/login': 'auth',
  '/auth/signup': 'auth',
  '/reset-password': 'reset-password',
  '/become-a-seller': 'become-a-seller',
  '/payment-failure': 'payment-failure',
  '/privacy-policy': 'policy',
  '/refund-policy': 'policy',
  '/return-policy': 'policy',
  '/terms-and-conditions': 'policy',
} as const;
export type PlainPath = keyof typeof PLAIN_PAGES;

/** Pages of one order; their path names it. */
const ORDER_PAGE = /^\/(payment-success|order)\/[\w-]+$/;

interface Place {
  locale: Locale;
  /** The one path of the page, without its language. */
  path: string;
  /** Name of the file of the storefront that holds the page. */
  file: string;
}
export type PageAddress = Place &
  (
    | { kind: RowPage; id: number }
    | { kind: 'group'; group: Group }
    | { kind: 'plain'; name: PlainPath }
    | { kind: 'order'; name: 'payment-success' | 'order' }
    | { kind: 'unknown' }
  );

const isPlain = (path: string): path is PlainPath => Object.hasOwn(PLAIN_PAGES, path);

/** Which page of the storefront an address means; what it has no page for is its 404 page. */
export const pageAddressOf = (address: string): PageAddress => {
  const locale = localeOf(address);
  const path = canonicalPath(withoutLanguage(address));
  if (isPlain(path)) return { kind: 'plain', name: path, locale, path, file: PLAIN_PAGES[path] };
  const [, first = '', second = '', more] = path.split('/');
  const row = ROW_PAGES.find((page) => page === first);
  // 012 would be a second address of 12.
  const id = /^[1-9]/.test(second) ? idOf(second) : undefined;
  if (row && id && more === undefined) return { kind: row, id, locale, path, file: row };
  const group = first === 'group' && more === undefined ? groupOf(second) : undefined;
  if (group) return { kind: 'group', group, locale, path, file: 'group' };
  const [, order] = ORDER_PAGE.exec(path) ?? [];
  if (order === 'order' || order === 'payment-success')
    return { kind: 'order', name: order, locale, path, file: order };
  return { kind: 'unknown', locale, path, file: 'not-found' };
};

/** The dashboard's pages all start alike; the root leads there. */
export const isDashboardPage = (path: string): boolean => /^\/(dashboard(\/.*)?)?$/.test(path);
