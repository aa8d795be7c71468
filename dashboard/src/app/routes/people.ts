import type { RouteObject } from 'react-router';
import { VENDOR_PAGE_RIGHTS } from '@/shared/rights/vendor-link';
import { forRight, page } from './route';

export const peopleRoutes: RouteObject[] = [
  forRight(VENDOR_PAGE_RIGHTS, [
    {
      path: 'vendor/:vendorId',
      ...page(['people', 'audit'], () => import('@/pages/people/vendor.page'), 'VendorPage'),
    },
  ]),
  forRight(
    ['staff.manage'],
    [
      {
        path: 'vendors',
        ...page('people', () => import('@/pages/people/vendors.page'), 'VendorsPage'),
      },
    ],
  ),
  forRight(
    ['shoppers.view'],
    [
      {
        path: 'users',
        ...page('people', () => import('@/pages/people/shoppers.page'), 'ShoppersPage'),
      },
      {
        path: 'users/duplicates',
        ...page('people', () => import('@/pages/people/duplicates.page'), 'DuplicatesPage'),
      },
      {
        path: 'users/:id',
        ...page(['people', 'audit'], () => import('@/pages/people/shopper.page'), 'ShopperPage'),
      },
    ],
  ),
  forRight(
    ['shoppers.data'],
    [
      {
        path: 'guests',
        ...page(['people', 'setup'], () => import('@/pages/people/guests.page'), 'GuestsPage'),
      },
    ],
  ),
  forRight(
    ['sellerRequests.decide'],
    [
      {
        path: 'sellers',
        ...page(
          'people',
          () => import('@/pages/people/seller-requests.page'),
          'SellerRequestsPage',
        ),
      },
    ],
  ),
];
