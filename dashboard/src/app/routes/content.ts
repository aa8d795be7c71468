import type { RouteObject } from 'react-router';
import { forRight, page } from './route';

export const contentRoutes: RouteObject[] = [
  forRight(
    ['partners.edit'],
    [
      {
        path: 'partners',
        ...page('content', () => import('@/pages/content/partners.page'), 'PartnersPage'),
      },
    ],
  ),
  forRight(
    ['banners.edit'],
    [
      {
        path: 'banners',
        ...page('content', () => import('@/pages/content/banners.page'), 'BannersPage'),
      },
    ],
  ),
  forRight(
    ['videos.edit'],
    [
      {
        path: 'videos',
        ...page('content', () => import('@/pages/content/videos.page'), 'VideosPage'),
      },
    ],
  ),
  forRight(
    ['mainAds.edit'],
    [
      {
        path: 'main-ads',
        ...page('content', () => import('@/pages/content/main-ads.page'), 'MainAdsPage'),
      },
    ],
  ),
  forRight(
    ['pages.edit'],
    [
      {
        path: 'pages',
        ...page('setup', () => import('@/pages/content/shop-pages.page'), 'ShopPagesPage'),
      },
      {
        path: 'pages/:page',
        ...page(
          ['content', 'setup'],
          () => import('@/pages/content/shop-page.page'),
          'ShopPagePage',
        ),
      },
    ],
  ),
  forRight(
    ['settings.edit'],
    [
      {
        path: 'settings',
        ...page('content', () => import('@/pages/content/settings.page'), 'SettingsPage'),
      },
      {
        path: 'appearance',
        ...page('setup', () => import('@/pages/content/appearance.page'), 'AppearancePage'),
      },
      {
        path: 'business-details',
        ...page(
          'setup',
          () => import('@/pages/content/business-details.page'),
          'BusinessDetailsPage',
        ),
      },
    ],
  ),
  forRight(
    ['translations.edit'],
    [
      {
        path: 'translations',
        ...page('setup', () => import('@/pages/content/translations.page'), 'TranslationsPage'),
      },
    ],
  ),
  forRight(
    ['layout.edit'],
    [
      {
        path: 'home-page',
        ...page(['content', 'setup'], () => import('@/pages/content/layout.page'), 'LayoutPage'),
      },
    ],
  ),
];
