import type { Right, Role } from '@shop/shop-rules';
import { Navigate, redirect, type RouteObject } from 'react-router';
import { FailurePage } from '@/pages/errors/failure.page';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { withTexts } from '@/shared/i18n/locale';
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
          {
            index: true,
            ...page(
              withTexts('back-office', () => import('@/pages/back-office/home.page')),
              'HomePage',
            ),
          },
          {
            path: 'account',
            ...page(
              withTexts('account', () => import('@/pages/session/account.page')),
              'AccountPage',
            ),
          },
          forRight(
            ['products.edit', 'products.delete'],
            [
              {
                path: 'allproducts',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/all-products.page')),
                  'AllProductsPage',
                ),
              },
            ],
          ),
          forRight(
            ['products.delete'],
            [
              {
                path: 'select-delete',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/select-delete.page')),
                  'SelectDeletePage',
                ),
              },
              {
                path: 'trash',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/trash.page')),
                  'TrashPage',
                ),
              },
            ],
          ),
          forRight(
            ['products.edit'],
            [
              {
                path: 'products',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/add-product.page')),
                  'AddProductPage',
                ),
              },
              {
                path: 'unpublished',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/unpublished.page')),
                  'UnpublishedPage',
                ),
              },
              {
                path: 'editproduct/:id',
                ...page(
                  withTexts(
                    ['catalogue', 'audit'],
                    () => import('@/pages/catalogue/edit-product.page'),
                  ),
                  'EditProductPage',
                ),
              },
              {
                path: 'orderimages/:productId',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/order-images.page')),
                  'OrderImagesPage',
                ),
              },
              {
                path: 'orderusage/:productId',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/order-images.page')),
                  'OrderUsagePage',
                ),
              },
            ],
          ),
          forRight(VENDOR_PAGE_RIGHTS, [
            {
              path: 'vendor/:vendorId',
              ...page(
                withTexts(['people', 'audit'], () => import('@/pages/people/vendor.page')),
                'VendorPage',
              ),
            },
          ]),
          forRight(
            ['categories.edit'],
            [
              {
                path: 'categories',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/categories.page')),
                  'CategoriesPage',
                ),
              },
              {
                path: 'editcategory/:id',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/edit-category.page')),
                  'EditCategoryPage',
                ),
              },
            ],
          ),
          forRight(
            ['products.import'],
            [
              {
                path: 'upload-products',
                ...page(
                  withTexts(
                    ['catalogue', 'imports'],
                    () => import('@/pages/catalogue/upload-products.page'),
                  ),
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
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/brands.page')),
                  'BrandsPage',
                ),
              },
            ],
          ),
          forRight(
            ['offers.edit'],
            [
              {
                path: 'offers',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/offers.page')),
                  'OffersPage',
                ),
              },
            ],
          ),
          forRight(
            ['reviews.moderate'],
            [
              {
                path: 'reviews',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/reviews.page')),
                  'ReviewsPage',
                ),
              },
            ],
          ),
          forRight(
            ['searchWords.edit'],
            [
              {
                path: 'search-words',
                ...page(
                  withTexts('catalogue', () => import('@/pages/catalogue/search-words.page')),
                  'SearchWordsPage',
                ),
              },
              {
                path: 'search-words/import',
                ...page(
                  withTexts(
                    ['catalogue', 'imports'],
                    () => import('@/pages/catalogue/search-words-import.page'),
                  ),
                  'SearchWordsImportPage',
                ),
              },
            ],
          ),
          forRight(
            ['partners.edit'],
            [
              {
                path: 'partners',
                ...page(
                  withTexts('content', () => import('@/pages/content/partners.page')),
                  'PartnersPage',
                ),
              },
            ],
          ),
          forRight(
            ['banners.edit'],
            [
              {
                path: 'banners',
                ...page(
                  withTexts('content', () => import('@/pages/content/banners.page')),
                  'BannersPage',
                ),
              },
            ],
          ),
          forRight(
            ['videos.edit'],
            [
              {
                path: 'videos',
                ...page(
                  withTexts('content', () => import('@/pages/content/videos.page')),
                  'VideosPage',
                ),
              },
            ],
          ),
          forRight(
            ['mainAds.edit'],
            [
              {
                path: 'main-ads',
                ...page(
                  withTexts('content', () => import('@/pages/content/main-ads.page')),
                  'MainAdsPage',
                ),
              },
            ],
          ),
          forRight(
            ['pages.edit'],
            [
              {
                path: 'pages',
                ...page(
                  withTexts('setup', () => import('@/pages/content/shop-pages.page')),
                  'ShopPagesPage',
                ),
              },
              {
                path: 'pages/:page',
                ...page(
                  withTexts(['content', 'setup'], () => import('@/pages/content/shop-page.page')),
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
                ...page(
                  withTexts('people', () => import('@/pages/people/vendors.page')),
                  'VendorsPage',
                ),
              },
            ],
          ),
          forRight(
            ['shoppers.view'],
            [
              {
                path: 'users',
                ...page(
                  withTexts('people', () => import('@/pages/people/shoppers.page')),
                  'ShoppersPage',
                ),
              },
              {
                path: 'users/duplicates',
                ...page(
                  withTexts('people', () => import('@/pages/people/duplicates.page')),
                  'DuplicatesPage',
                ),
              },
              {
                path: 'users/:id',
                ...page(
                  withTexts(['people', 'audit'], () => import('@/pages/people/shopper.page')),
                  'ShopperPage',
                ),
              },
            ],
          ),
          forRight(
            ['shoppers.data'],
            [
              {
                path: 'guests',
                ...page(
                  withTexts(['people', 'setup'], () => import('@/pages/people/guests.page')),
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
                ...page(
                  withTexts('people', () => import('@/pages/people/seller-requests.page')),
                  'SellerRequestsPage',
                ),
              },
            ],
          ),
          forRight(
            ['settings.edit'],
            [
              {
                path: 'settings',
                ...page(
                  withTexts('content', () => import('@/pages/content/settings.page')),
                  'SettingsPage',
                ),
              },
              {
                path: 'appearance',
                ...page(
                  withTexts('setup', () => import('@/pages/content/appearance.page')),
                  'AppearancePage',
                ),
              },
              {
                path: 'first-run/:step?',
                ...page(
                  withTexts(
                    ['back-office', 'setup', 'content'],
                    () => import('@/pages/back-office/first-run.page'),
                  ),
                  'FirstRunPage',
                ),
              },
              {
                path: 'business-details',
                ...page(
                  withTexts('setup', () => import('@/pages/content/business-details.page')),
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
                  withTexts('setup', () => import('@/pages/content/translations.page')),
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
                  withTexts(['content', 'setup'], () => import('@/pages/content/layout.page')),
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
                ...page(
                  withTexts('back-office', () => import('@/pages/back-office/permissions.page')),
                  'PermissionsPage',
                ),
              },
            ],
          ),
          forRight(
            ['audit.view'],
            [
              {
                path: 'audit',
                ...page(
                  withTexts(
                    ['back-office', 'audit'],
                    () => import('@/pages/back-office/audit.page'),
                  ),
                  'AuditPage',
                ),
              },
            ],
          ),
          forRight(
            ['orders.view'],
            [
              {
                path: 'own-orders',
                ...page(
                  withTexts('sales', () => import('@/pages/sales/own-orders.page')),
                  'OwnOrdersPage',
                ),
              },
            ],
            ['vendor'],
          ),
          forRight(
            ['orders.view'],
            [
              {
                path: 'all-orders',
                ...page(
                  withTexts('sales', () => import('@/pages/sales/all-orders.page')),
                  'AllOrdersPage',
                ),
              },
              {
                path: 'orders/:operationId',
                ...page(
                  withTexts('sales', () => import('@/pages/sales/order.page')),
                  'OrderPage',
                ),
              },
            ],
            ['admin', 'ops'],
          ),
          forRight(
            ['orders.confirmCash'],
            [
              {
                path: 'cash-orders',
                ...page(
                  withTexts('cash-desk', () => import('@/pages/sales/cash-orders.page')),
                  'CashOrdersPage',
                ),
              },
            ],
          ),
          forRight(
            ['settings.edit'],
            [
              {
                path: 'cash-orders/rules',
                ...page(
                  withTexts('cash-desk', () => import('@/pages/sales/cash-rules.page')),
                  'CashRulesPage',
                ),
              },
            ],
          ),
          forRight(
            ['orders.drafts'],
            [
              {
                path: 'draft-orders',
                ...page(
                  withTexts('drafts', () => import('@/pages/sales/draft-orders.page')),
                  'DraftOrdersPage',
                ),
              },
              {
                path: 'draft-orders/new',
                ...page(
                  withTexts(['drafts', 'sales'], () => import('@/pages/sales/draft-order.page')),
                  'NewDraftOrderPage',
                ),
              },
              {
                path: 'draft-orders/:id',
                ...page(
                  withTexts(['drafts', 'sales'], () => import('@/pages/sales/draft-order.page')),
                  'DraftOrderPage',
                ),
              },
            ],
          ),
          forRight(
            ['stuckOrders.view'],
            [
              {
                path: 'stuck-orders',
                ...page(
                  withTexts('sales', () => import('@/pages/sales/stuck-orders.page')),
                  'StuckOrdersPage',
                ),
              },
              { path: 'rescue', loader: redirectTo(paths.stuckOrders) },
            ],
          ),
          forRight(
            ['coupons.view'],
            [
              {
                path: 'coupons',
                ...page(
                  withTexts('sales', () => import('@/pages/sales/coupons.page')),
                  'CouponsPage',
                ),
              },
            ],
          ),
          forRight(
            ['returns.view'],
            [
              {
                path: 'returns',
                ...page(
                  withTexts('sales', () => import('@/pages/sales/returns.page')),
                  'ReturnsPage',
                ),
              },
              {
                path: 'returns/:id',
                ...page(
                  withTexts('sales', () => import('@/pages/sales/return.page')),
                  'ReturnPage',
                ),
              },
            ],
          ),
          forRight(
            ['statements.view'],
            [
              {
                path: 'vendor-statements',
                ...page(
                  withTexts('statements', () => import('@/pages/sales/vendor-statements.page')),
                  'VendorStatementsPage',
                ),
              },
              {
                path: 'vendor-statements/open/:vendor',
                ...page(
                  withTexts('statements', () => import('@/pages/sales/open-statement.page')),
                  'OpenStatementPage',
                ),
              },
              {
                path: 'vendor-statements/:id',
                ...page(
                  withTexts('statements', () => import('@/pages/sales/vendor-statement.page')),
                  'VendorStatementPage',
                ),
              },
            ],
          ),
          forRight(
            ['statements.edit'],
            [
              {
                path: 'vendor-commissions',
                ...page(
                  withTexts('statements', () => import('@/pages/sales/commissions.page')),
                  'CommissionsPage',
                ),
              },
            ],
          ),
          forRight(
            ['analytics.view'],
            [
              {
                path: 'sales-report',
                ...page(
                  withTexts('back-office', () => import('@/pages/back-office/sales-report.page')),
                  'SalesReportPage',
                ),
              },
            ],
          ),
          forRight(
            ['reconciliation.view'],
            [
              {
                path: 'reconciliation',
                ...page(
                  withTexts('back-office', () => import('@/pages/back-office/reconciliation.page')),
                  'ReconciliationPage',
                ),
              },
              { path: 'money', loader: redirectTo(paths.reconciliation) },
            ],
          ),
          forRight(
            ['cashStatements.manage'],
            [
              {
                path: 'cash-statements',
                ...page(
                  withTexts('cash-statements', () => import('@/pages/sales/cash-statements.page')),
                  'CashStatementsPage',
                ),
              },
              {
                path: 'cash-statements/:id',
                ...page(
                  withTexts('cash-statements', () => import('@/pages/sales/cash-statement.page')),
                  'CashStatementPage',
                ),
              },
            ],
          ),
          forRight(
            ['lateParcels.view'],
            [
              {
                path: 'late-parcels',
                ...page(
                  withTexts('late-parcels', () => import('@/pages/sales/late-parcels.page')),
                  'LateParcelsPage',
                ),
              },
            ],
          ),
          forRight(
            ['categories.edit', 'brands.edit', 'coupons.edit', 'translations.edit'],
            [
              {
                path: 'import/:kind',
                ...page(
                  withTexts(
                    ['catalogue', 'imports'],
                    () => import('@/pages/back-office/list-import.page'),
                  ),
                  'ListImportPage',
                ),
              },
            ],
          ),
          forRight(
            ['jobs.view'],
            [
              {
                path: 'jobs',
                ...page(
                  withTexts(
                    ['back-office', 'imports'],
                    () => import('@/pages/back-office/jobs.page'),
                  ),
                  'JobsPage',
                ),
              },
            ],
          ),
          forRight(
            ['queues.view'],
            [
              {
                path: 'queues',
                ...page(
                  withTexts(
                    ['back-office', 'faults'],
                    () => import('@/pages/back-office/queues.page'),
                  ),
                  'QueuesPage',
                ),
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
    path: paths.forgotPassword,
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page(
      withTexts('account', () => import('./password-reset')),
      'ForgotPassword',
    ),
  },
  {
    path: '/reset-password',
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page(
      withTexts('account', () => import('./password-reset')),
      'ResetPassword',
    ),
  },
  {
    path: paths.claim,
    errorElement: <FailurePage />,
    hydrateFallbackElement: <></>,
    ...page(() => import('./claim'), 'Claim'),
  },
  { path: '*', element: <NotFoundPage /> },
];
