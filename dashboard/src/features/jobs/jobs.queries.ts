import { api, unwrap } from '@shop/api-client';
import type { JobDto, JobResponseDto, operations } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Refresh interval while a job is in progress, ms. */
const POLL = 2000;

const KEY = ['jobs'];

/** An import that waits for its confirmation is not in progress. */
const isInProgress = ({ state, import: row, words, list }: JobDto): boolean =>
  state === 'running' || (state === 'waiting' && (row ?? list)?.state !== 'checked' && !words);

export const jobsQueries = {
  key: KEY,
  list: (query: { page: number; limit: number }) =>
    queryOptions({
      queryKey: [...KEY, 'list', query],
      queryFn: async ({ signal }) => unwrap(await api.GET('/jobs', { params: { query }, signal })),
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (data?.jobs.some(isInProgress) ? POLL : false),
    }),
  export: (id: number) =>
    queryOptions({
      queryKey: [...KEY, 'export', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/jobs/exports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state: { data } }) => (!data || isInProgress(data) ? POLL : false),
    }),
};

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
  products: () => api.POST('/jobs/exports/products'),
  shoppers: (body: Body<'ListExports_exportShoppers'>) =>
    api.POST('/jobs/exports/shoppers', { body }),
  reviews: (body: Body<'ListExports_exportReviews'>) => api.POST('/jobs/exports/reviews', { body }),
  returns: (body: Body<'ListExports_exportReturns'>) => api.POST('/jobs/exports/returns', { body }),
  audit: (body: Body<'ListExports_exportAudit'>) => api.POST('/jobs/exports/audit', { body }),
  coupons: (body: Body<'ListExports_exportCoupons'>) => api.POST('/jobs/exports/coupons', { body }),
  translations: (body: Body<'ListExports_exportTranslations'>) =>
    api.POST('/jobs/exports/translations', { body }),
  categories: () => api.POST('/jobs/exports/categories'),
  brands: () => api.POST('/jobs/exports/brands'),
};

export const cancelExport = (id: number) =>
  api.POST('/jobs/exports/{id}/cancel', { params: { path: { id } } });

/** Address of a file of an export. */
export const fileUrl = (id: number, part: number): string =>
  `/api/jobs/exports/${id}/files/${part}`;
