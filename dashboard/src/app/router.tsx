import type { Right, Role } from '@shop/shop-rules';
import { Navigate, redirect, type RouteObject } from 'react-router';
import { FailurePage } from '@/pages/errors/failure.page';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { withSetupTexts } from '@/shared/i18n/locale';
import { paths } from '@/shared/paths';
import { VENDOR_PAGE_RIGHTS } from '@/shared/rights/vendor-link';
import { RequireRight } from './require-right';
import { AuthGuard } from './auth-guard';

const page = <Name extends string>(
  load: () => Promise<Record<Name, React.ComponentType>>,
  name: Name,
) => ({
  lazy: async () => ({ Component: (await load())[name] }),
});

/** Routes for accounts with one of the rights, some for some roles only; also checked after a login at the address. */
const forRight = (
  anyOf: readonly Right[],
  children: RouteObject[],
  roles?: readonly Role[],
): RouteObject => {
  const need = { anyOf, ...(roles && { roles }) };
  return { element: <RequireRight need={need} />, handle: { need }, children };
};

/** A former address of a page, so that bookmarks work; the search stays. */
const redirectTo =
  (path: string): RouteObject['loader'] =>
  ({ request }) =>
    redirect(path + new URL(request.url).search);

/** All routes; pages load when first opened. */
export const routes: RouteObject[] = [
  { path: '/', element: <Navigate to={paths.home} replace /> },
  {
    path: '/dashboard',
    element: <AuthGuard />,
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    children: [
      {
        errorElement: <FailurePage />,
        children: [
          { index: true, ...page(() => import('@/pages/back-office/home.page'), 'HomePage') },
          forRight(
            ['products.edit', 'products.delete'],
            [
              {
                path: 'allproducts',
                ...page(() => import('@/pages/catalogue/all-products.page'), 'AllProductsPage'),
              },
            ],
          ),
          forRight(
            ['products.delete'],
            [
              {
                path: 'select-delete',
                ...page(() => import('@/pages/catalogue/select-delete.page'), 'SelectDeletePage'),
              },
              {
                path: 'trash',
                ...page(() => import('@/pages/catalogue/trash.page'), 'TrashPage'),
              },
            ],
          ),
          forRight(
            ['products.edit'],
            [
              {
                path: 'products',
                ...page(() => import('@/pages/catalogue/add-product.page'), 'AddProductPage'),
              },
              {
                path: 'unpublished',
                ...page(() => import('@/pages/catalogue/unpublished.page'), 'UnpublishedPage'),
              },
              {
                path: 'editproduct/:id',
                ...page(() => import('@/pages/catalogue/edit-product.page'), 'EditProductPage'),
              },
              {
                path: 'orderimages/:productId',
                ...page(() => import('@/pages/catalogue/order-images.page'), 'OrderImagesPage'),
              },
              {
                path: 'orderusage/:productId',
                ...page(() => import('@/pages/catalogue/order-images.page'), 'OrderUsagePage'),
              },
            ],
          ),
          forRight(VENDOR_PAGE_RIGHTS, [
            {
              path: 'vendor/:vendorId',
              ...page(() => import('@/pages/people/vendor.page'), 'VendorPage'),
            },
          ]),
          forRight(
            ['categories.edit'],
            [
              {
                path: 'categories',
                ...page(() => import('@/pages/catalogue/categories.page'), 'CategoriesPage'),
              },
              {
                path: 'editcategory/:id',
                ...page(() => import('@/pages/catalogue/edit-category.page'), 'EditCategoryPage'),
              },
            ],
          ),
          forRight(
            ['products.import'],
            [
              {
                path: 'upload-products',
                ...page(
                  () => import('@/pages/catalogue/upload-products.page'),
                  'UploadProductsPage',
                ),
              },
            ],
          ),
          forRight(
            ['brands.edit'],
            [
              {
                path: 'brands',
                ...page(() => import('@/pages/catalogue/brands.page'), 'BrandsPage'),
              },
            ],
          ),
          forRight(
            ['offers.edit'],
            [
              {
                path: 'offers',
                ...page(() => import('@/pages/catalogue/offers.page'), 'OffersPage'),
              },
            ],
          ),
          forRight(
            ['reviews.moderate'],
            [
              {
                path: 'reviews',
                ...page(() => import('@/pages/catalogue/reviews.page'), 'ReviewsPage'),
              },
            ],
          ),
          forRight(
            ['partners.edit'],
            [
              {
                path: 'partners',
                ...page(() => import('@/pages/content/partners.page'), 'PartnersPage'),
              },
            ],
          ),
          forRight(
            ['banners.edit'],
            [
              {
                path: 'banners',
                ...page(() => import('@/pages/content/banners.page'), 'BannersPage'),
              },
            ],
          ),
          forRight(
            ['videos.edit'],
            [
              {
                path: 'videos',
                ...page(() => import('@/pages/content/videos.page'), 'VideosPage'),
              },
            ],
          ),
          forRight(
            ['mainAds.edit'],
            [
              {
                path: 'main-ads',
                ...page(() => import('@/pages/content/main-ads.page'), 'MainAdsPage'),
              },
            ],
          ),
          forRight(
            ['pages.edit'],
            [
              {
                path: 'pages',
                ...page(
                  withSetupTexts(() => import('@/pages/content/shop-pages.page')),
                  'ShopPagesPage',
                ),
              },
              {
                path: 'pages/:page',
                ...page(
                  withSetupTexts(() => import('@/pages/content/shop-page.page')),
                  'ShopPagePage',
                ),
              },
            ],
          ),
          forRight(
            ['staff.manage'],
            [
              {
                path: 'vendors',
                ...page(() => import('@/pages/people/vendors.page'), 'VendorsPage'),
              },
            ],
          ),
          forRight(
            ['shoppers.view'],
            [
              {
                path: 'users',
                ...page(() => import('@/pages/people/shoppers.page'), 'ShoppersPage'),
              },
              {
                path: 'users/:id',
                ...page(() => import('@/pages/people/shopper.page'), 'ShopperPage'),
              },
            ],
          ),
          forRight(
            ['shoppers.data'],
            [
              {
                path: 'guests',
                ...page(
                  withSetupTexts(() => import('@/pages/people/guests.page')),
                  'GuestsPage',
                ),
              },
            ],
          ),
          forRight(
            ['sellerRequests.decide'],
            [
              {
                path: 'sellers',
                ...page(() => import('@/pages/people/seller-requests.page'), 'SellerRequestsPage'),
              },
            ],
          ),
          forRight(
            ['settings.edit'],
            [
              {
                path: 'settings',
                ...page(() => import('@/pages/content/settings.page'), 'SettingsPage'),
              },
              {
                path: 'appearance',
                ...page(
                  withSetupTexts(() => import('@/pages/content/appearance.page')),
                  'AppearancePage',
                ),
              },
              {
                path: 'first-run/:step?',
                ...page(
                  withSetupTexts(() => import('@/pages/back-office/first-run.page')),
                  'FirstRunPage',
                ),
              },
              {
                path: 'business-details',
                ...page(
                  withSetupTexts(() => import('@/pages/content/business-details.page')),
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
                ...page(
                  withSetupTexts(() => import('@/pages/content/translations.page')),
                  'TranslationsPage',
                ),
              },
            ],
          ),
          forRight(
            ['layout.edit'],
            [
              {
                path: 'home-page',
                ...page(
                  withSetupTexts(() => import('@/pages/content/layout.page')),
                  'LayoutPage',
                ),
              },
            ],
          ),
          forRight(
            ['permissions.edit'],
            [
              {
                path: 'permissions',
                ...page(() => import('@/pages/back-office/permissions.page'), 'PermissionsPage'),
              },
            ],
          ),
          forRight(
            ['audit.view'],
            [
              {
                path: 'audit',
                ...page(() => import('@/pages/back-office/audit.page'), 'AuditPage'),
              },
            ],
          ),
          forRight(
            ['orders.view'],
            [
              {
                path: 'own-orders',
                ...page(() => import('@/pages/sales/own-orders.page'), 'OwnOrdersPage'),
              },
            ],
            ['vendor'],
          ),
          forRight(
            ['orders.view'],
            [
              {
                path: 'all-orders',
                ...page(() => import('@/pages/sales/all-orders.page'), 'AllOrdersPage'),
              },
              {
                path: 'orders/:operationId',
                ...page(() => import('@/pages/sales/order.page'), 'OrderPage'),
              },
            ],
            ['admin', 'ops'],
          ),
          forRight(
            ['stuckOrders.view'],
            [
              {
                path: 'stuck-orders',
                ...page(() => import('@/pages/sales/stuck-orders.page'), 'StuckOrdersPage'),
              },
              { path: 'rescue', loader: redirectTo(paths.stuckOrders) },
            ],
          ),
          forRight(
            ['returns.view'],
            [
              {
                path: 'returns',
                ...page(() => import('@/pages/sales/returns.page'), 'ReturnsPage'),
              },
              {
                path: 'returns/:id',
                ...page(() => import('@/pages/sales/return.page'), 'ReturnPage'),
              },
            ],
          ),
          forRight(
            ['analytics.view'],
            [
              {
                path: 'sales-report',
                ...page(() => import('@/pages/back-office/sales-report.page'), 'SalesReportPage'),
              },
            ],
          ),
          forRight(
            ['reconciliation.view'],
            [
              {
                path: 'reconciliation',
                ...page(
                  () => import('@/pages/back-office/reconciliation.page'),
                  'ReconciliationPage',
                ),
              },
              { path: 'money', loader: redirectTo(paths.reconciliation) },
            ],
          ),
          forRight(
            ['jobs.view'],
            [
              {
                path: 'jobs',
                ...page(() => import('@/pages/back-office/jobs.page'), 'JobsPage'),
              },
            ],
          ),
          forRight(
            ['queues.view'],
            [
              {
                path: 'queues',
                ...page(() => import('@/pages/back-office/queues.page'), 'QueuesPage'),
              },
            ],
          ),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
  {
    path: '/choose-password',
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page(() => import('./invitation'), 'Invitation'),
  },
  {
    path: paths.claim,
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page(() => import('./claim'), 'Claim'),
  },
  { path: '*', element: <NotFoundPage /> },
];
