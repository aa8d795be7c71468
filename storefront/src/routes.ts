import type { ComponentType } from 'react';
import { withTexts } from './shared/i18n/texts';

export interface PageModule {
  Component: ComponentType;
  /** A page for one person or one visit; not indexed. */
  unlisted?: boolean;
}

export interface PageRoute {
  /** Folder below `pages`. */
  name: string;
  /** Path pattern without language. */
  path: string;
  load: () => Promise<PageModule>;
}

const page = (name: string, path: string, load: PageRoute['load']): PageRoute => ({
  name,
  path,
  load,
});

const policy = withTexts('policies', () => import('@/pages/policy/policy.page'));

/** All pages of the shop. This file loads before the first paint, so it imports no library. */
export const routes: readonly PageRoute[] = [
  page('home', '/', () => import('@/pages/home/home.page')),
  page(
    'about',
    '/about',
    withTexts('policies', () => import('@/pages/about/about.page')),
  ),
  page(
    'become-a-seller',
    '/become-a-seller',
    withTexts('shopping', () => import('@/pages/become-a-seller/become-a-seller.page')),
  ),
  page('policy', '/privacy-policy', policy),
  page('policy', '/refund-policy', policy),
  page('policy', '/return-policy', policy),
  page('policy', '/terms-and-conditions', policy),
  page(
    'page-preview',
    '/page-preview/:token',
    withTexts('policies', () => import('@/pages/page-preview/page-preview.page')),
  ),
  page(
    'group',
    '/group/:group',
    withTexts('lists', () => import('@/pages/group/group.page')),
  ),
  page(
    'category',
    '/category/:id',
    withTexts('lists', () => import('@/pages/category/category.page')),
  ),
  page(
    'brand',
    '/brand/:id',
    withTexts('lists', () => import('@/pages/brand/brand.page')),
  ),
  page(
    'vendor',
    '/vendor/:id',
    withTexts('lists', () => import('@/pages/vendor/vendor.page')),
  ),
  page(
    'search',
    '/search',
    withTexts('lists', () => import('@/pages/search/search.page')),
  ),
  page(
    'product',
    '/product/:id',
    withTexts('shopping', () => import('@/pages/product/product.page')),
  ),
  page(
    'preview',
    '/preview/:token',
    withTexts('shopping', () => import('@/pages/preview/preview.page')),
  ),
  page(
    'wishlist',
    '/wishlist',
    withTexts('shopping', () => import('@/pages/wishlist/wishlist.page')),
  ),
  page(
    'profile',
    '/profile',
    withTexts(['personal', 'shopping'], () => import('@/pages/profile/profile.page')),
  ),
  page(
    'login',
    '/login',
    withTexts('shopping', () => import('@/pages/login/login.page')),
  ),
  page(
    'register',
    '/register',
    withTexts('shopping', () => import('@/pages/register/register.page')),
  ),
  page(
    'reset-password',
    '/reset-password',
    withTexts(['personal', 'shopping'], () => import('@/pages/reset-password/reset-password.page')),
  ),
  page(
    'verify-email',
    '/verify-email',
    withTexts(['personal', 'shopping'], () => import('@/pages/verify-email/verify-email.page')),
  ),
  page(
    'stock-alerts',
    '/stock-alerts',
    withTexts(['product', 'shopping'], () => import('@/pages/stock-alerts/stock-alerts.page')),
  ),
  page(
    'auth',
    '/auth/:tab?',
    withTexts('shopping', () => import('@/pages/auth/auth.page')),
  ),
  page(
    'payment-success',
    '/payment-success/:opid',
    withTexts(
      ['personal', 'shopping'],
      () => import('@/pages/payment-success/payment-success.page'),
    ),
  ),
  page(
    'payment-failure',
    '/payment-failure',
    withTexts(
      ['personal', 'shopping'],
      () => import('@/pages/payment-failure/payment-failure.page'),
    ),
  ),
  page(
    'order',
    '/order/:operationId',
    withTexts(['personal', 'shopping'], () => import('@/pages/order/order.page')),
  ),
  page(
    'draft-order',
    '/draft-order/:id',
    withTexts(['personal', 'shopping'], () => import('@/pages/draft-order/draft-order.page')),
  ),
  page('not-found', '*', () => import('@/pages/not-found/not-found.page')),
];

const patterns = new Map<string, RegExp>();

/** `/auth/:tab?` matches `/auth` and `/auth/login`. */
const patternOf = (path: string, flags: string): RegExp => {
  const known = patterns.get(path + flags);
  if (known) return known;
  const source = path.replace(/\/:(\w+)/g, '(?:/(?<$1>[^/]+))').replace('*', '[^]*');
  const pattern = new RegExp(`^${source}/*$`, flags);
  patterns.set(path + flags, pattern);
  return pattern;
};

/** The first page that matches a path without language, and its parameters; the 404 page matches every path. */
export const pageAt = (pathname: string, { caseSensitive = false } = {}) => {
  for (const route of routes) {
    const found = patternOf(route.path, caseSensitive ? '' : 'i').exec(pathname);
    if (found) return { route, params: { ...found.groups } };
  }
  return undefined;
};
