import { api, unwrap } from '@shop/api-client';
import type { ListImportDto, operations } from '@shop/contracts';
import type { ListImportKind } from '@shop/shop-rules';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';

type RowsQuery = NonNullable<operations['ListImports_rows']['parameters']['query']>;
type Texts = NonNullable<ListImportDto['texts']>;

/** Refresh interval while the worker imports or undoes, ms. */
const POLL = 1000;
const IN_PROGRESS: readonly ListImportDto['state'][] = ['queued', 'running', 'undoing'];

/** An import that the worker has given up is not in progress. */
export const isInProgress = ({ state, hasFailed }: ListImportDto): boolean =>
  !hasFailed && IN_PROGRESS.includes(state);

const ofImport = (id: number) => ({ params: { path: { id } } });
const KEY = ['list-imports'];

export const listImportsQueries = {
  key: KEY,
  /** An import with the server's message. */
  one: (id: number) =>
    queryOptions({
      queryKey: [...KEY, id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/jobs/imports/{id}', { ...ofImport(id), signal })),
      refetchInterval: ({ state: { data } }) => (data && isInProgress(data.import) ? POLL : false),
    }),
  /** Its rows; another state has other ones. */
  rows: ({ id, state }: ListImportDto, query: RowsQuery) =>
    queryOptions({
      queryKey: [...KEY, id, 'rows', state, query],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/jobs/imports/{id}/rows', { params: { path: { id }, query }, signal }),
        ),
      placeholderData: keepPreviousData,
    }),
};

const CHECKS = {
  categories: (file: File) =>
    api.POST('/jobs/imports/categories', { body: { file }, ...multipart }),
  brands: (file: File) => api.POST('/jobs/imports/brands', { body: { file }, ...multipart }),
  offers: (file: File) => api.POST('/jobs/imports/offers', { body: { file }, ...multipart }),
  partners: (file: File) => api.POST('/jobs/imports/partners', { body: { file }, ...multipart }),
  banners: (file: File) => api.POST('/jobs/imports/banners', { body: { file }, ...multipart }),
  'main-ads': (file: File) => api.POST('/jobs/imports/main-ads', { body: { file }, ...multipart }),
  videos: (file: File) => api.POST('/jobs/imports/videos', { body: { file }, ...multipart }),
  coupons: (file: File) => api.POST('/jobs/imports/coupons', { body: { file }, ...multipart }),
  translations: (file: File, kind: Texts) =>
    api.POST('/jobs/imports/translations', { body: { file, kind }, ...multipart }),
};

/** Checks a file; `texts` is the kind of translations. */
export const checkList =
  (kind: ListImportKind, texts: Texts) =>
  (file: File): ReturnType<(typeof CHECKS)[ListImportKind]> =>
    CHECKS[kind](file, texts);

export const confirmList = ({ id, errors }: ListImportDto) =>
  api.POST('/jobs/imports/{id}/confirm', { ...ofImport(id), body: { skipErrors: errors > 0 } });

export const undoList = ({ id }: ListImportDto) =>
  api.POST('/jobs/imports/{id}/undo', ofImport(id));
