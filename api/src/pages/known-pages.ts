import { groupOf } from '@shop/shop-rules';

const ID = '[1-9]\\d{0,9}';
const PATTERNS = [
  '',
  'about',
  `category/${ID}`,
  `brand/${ID}`,
  `product/${ID}`,
  `vendor/${ID}`,
  'wishlist',
  'profile',
  'login',
  'register',
  'auth',
  'auth/(login|signup)',
  'reset-password',
  'become-a-seller',
  'payment-success/[\\w-]+',
  'payment-failure',
  'order/[\\w-]+',
  'privacy-policy',
  'refund-policy',
  'return-policy',
  'terms-and-conditions',
];
const PAGE = new RegExp(`^/(?:${PATTERNS.join('|')})/?$`);
/** The Arabic pages live under this prefix. */
const ARABIC = /^\/ar(?=\/|$)/;
const GROUP = /^\/group\/([^/]+)\/?$/;

/** Whether the storefront has a page at this path; anything else is its 404 page. */
export const isStorefrontPage = (address: string): boolean => {
  const path = address.replace(ARABIC, '') || '/';
  const group = GROUP.exec(path)?.[1];
  return group ? groupOf(group) !== undefined : PAGE.test(path);
};

/** The dashboard's pages all start alike; the root leads there. */
export const isDashboardPage = (path: string): boolean => /^\/(dashboard(\/.*)?)?$/.test(path);
