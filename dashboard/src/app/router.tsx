import type { Role } from '@shop/shop-rules';
import { Navigate, redirect, type RouteObject } from 'react-router';
import { FailurePage } from '@/pages/errors/failure.page';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { paths } from '@/shared/paths';
import { RequireRole } from './require-role';
import { AuthGuard } from './auth-guard';

const page = <Name extends string>(
  load: () => Promise<Record<Name, React.ComponentType>>,
  name: Name,
) => ({
  lazy: async () => ({ Component: (await load())[name] }),
});

/** Routes for some roles; also checked after a login at the address. */
const forRoles = (...roles: Role[]) => ({
  element: <RequireRole roles={roles} />,
  handle: { roles },
});

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
          {
            ...forRoles('admin', 'vendor'),
            children: [
              {
                path: 'allproducts',
                ...page(() => import('@/pages/catalogue/all-products.page'), 'AllProductsPage'),
              },
              {
                path: 'products',
                ...page(() => import('@/pages/catalogue/add-product.page'), 'AddProductPage'),
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
              {
                path: 'categories',
                ...page(() => import('@/pages/catalogue/categories.page'), 'CategoriesPage'),
              },
              {
                path: 'editcategory/:id',
                ...page(() => import('@/pages/catalogue/edit-category.page'), 'EditCategoryPage'),
              },
              {
                path: 'select-delete',
                ...page(() => import('@/pages/catalogue/select-delete.page'), 'SelectDeletePage'),
              },
              {
                path: 'trash',
                ...page(() => import('@/pages/catalogue/trash.page'), 'TrashPage'),
              },
              {
                path: 'vendor/:vendorId',
                ...page(() => import('@/pages/people/vendor.page'), 'VendorPage'),
              },
            ],
          },
          {
            ...forRoles('vendor'),
            children: [
              {
                path: 'own-orders',
                ...page(() => import('@/pages/sales/own-orders.page'), 'OwnOrdersPage'),
              },
            ],
          },
          {
            ...forRoles('admin', 'ops'),
            children: [
              {
                path: 'all-orders',
                ...page(() => import('@/pages/sales/all-orders.page'), 'AllOrdersPage'),
              },
              {
                path: 'stuck-orders',
                ...page(() => import('@/pages/sales/stuck-orders.page'), 'StuckOrdersPage'),
              },
              {
                path: 'returns',
                ...page(() => import('@/pages/sales/returns.page'), 'ReturnsPage'),
              },
              {
                path: 'returns/:id',
                ...page(() => import('@/pages/sales/return.page'), 'ReturnPage'),
              },
              {
                path: 'reconciliation',
                ...page(
                  () => import('@/pages/back-office/reconciliation.page'),
                  'ReconciliationPage',
                ),
              },
              { path: 'rescue', loader: redirectTo(paths.stuckOrders) },
              { path: 'money', loader: redirectTo(paths.reconciliation) },
              {
                path: 'queues',
                ...page(() => import('@/pages/back-office/queues.page'), 'QueuesPage'),
              },
              {
                path: 'orders/:operationId',
                ...page(() => import('@/pages/sales/order.page'), 'OrderPage'),
              },
            ],
          },
          {
            ...forRoles('admin'),
            children: [
              {
                path: 'brands',
                ...page(() => import('@/pages/catalogue/brands.page'), 'BrandsPage'),
              },
              {
                path: 'offers',
                ...page(() => import('@/pages/catalogue/offers.page'), 'OffersPage'),
              },
              {
                path: 'partners',
                ...page(() => import('@/pages/content/partners.page'), 'PartnersPage'),
              },
              {
                path: 'banners',
                ...page(() => import('@/pages/content/banners.page'), 'BannersPage'),
              },
              {
                path: 'videos',
                ...page(() => import('@/pages/content/videos.page'), 'VideosPage'),
              },
              {
                path: 'main-ads',
                ...page(() => import('@/pages/content/main-ads.page'), 'MainAdsPage'),
              },
              {
                path: 'vendors',
                ...page(() => import('@/pages/people/vendors.page'), 'VendorsPage'),
              },
              {
                path: 'users',
                ...page(() => import('@/pages/people/shoppers.page'), 'ShoppersPage'),
              },
              {
                path: 'users/:id',
                ...page(() => import('@/pages/people/shopper.page'), 'ShopperPage'),
              },
              {
                path: 'audit',
                ...page(() => import('@/pages/back-office/audit.page'), 'AuditPage'),
              },
              {
                path: 'settings',
                ...page(() => import('@/pages/content/settings.page'), 'SettingsPage'),
              },
              {
                path: 'sellers',
                ...page(() => import('@/pages/people/seller-requests.page'), 'SellerRequestsPage'),
              },
              {
                path: 'upload-products',
                ...page(
                  () => import('@/pages/catalogue/upload-products.page'),
                  'UploadProductsPage',
                ),
              },
            ],
          },
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
  { path: '*', element: <NotFoundPage /> },
];
