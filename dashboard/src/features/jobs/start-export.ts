import { api } from '@shop/api-client';
import type { JobResponseDto, operations } from '@shop/contracts';

type Body<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Input } };
}
  ? Input
  : never;

/** A started export. */
export type JobStarted = Promise<{ data?: JobResponseDto }>;

/** Starts an export of what the filters of a list match. */
export const startExport = {
  orders: (body: Body<'ListExports_exportOrders'>) => api.POST('/jobs/exports/orders', { body }),
  'order-lines': (body: Body<'ListExports_exportOrderLines'>) =>
    api.POST('/jobs/exports/order-lines', { body }),
  'draft-orders': (body: Body<'ListExports_exportDraftOrders'>) =>
    api.POST('/jobs/exports/draft-orders', { body }),
  'cash-orders': (body: Body<'ListExports_exportCashOrders'>) =>
    api.POST('/jobs/exports/cash-orders', { body }),
  'late-parcels': () => api.POST('/jobs/exports/late-parcels'),
  products: () => api.POST('/jobs/exports/products'),
  shoppers: (body: Body<'ListExports_exportShoppers'>) =>
    api.POST('/jobs/exports/shoppers', { body }),
  vendors: () => api.POST('/jobs/exports/vendors'),
  'seller-requests': (body: Body<'ListExports_exportSellerRequests'>) =>
    api.POST('/jobs/exports/seller-requests', { body }),
  reviews: (body: Body<'ListExports_exportReviews'>) => api.POST('/jobs/exports/reviews', { body }),
  returns: (body: Body<'ListExports_exportReturns'>) => api.POST('/jobs/exports/returns', { body }),
  audit: (body: Body<'ListExports_exportAudit'>) => api.POST('/jobs/exports/audit', { body }),
  coupons: (body: Body<'ListExports_exportCoupons'>) => api.POST('/jobs/exports/coupons', { body }),
  translations: (body: Body<'ListExports_exportTranslations'>) =>
    api.POST('/jobs/exports/translations', { body }),
  'search-words': () => api.POST('/jobs/exports/search-words'),
  categories: () => api.POST('/jobs/exports/categories'),
  brands: () => api.POST('/jobs/exports/brands'),
  offers: () => api.POST('/jobs/exports/offers'),
  partners: () => api.POST('/jobs/exports/partners'),
  banners: () => api.POST('/jobs/exports/banners'),
  mainAds: () => api.POST('/jobs/exports/main-ads'),
  videos: () => api.POST('/jobs/exports/videos'),
};
