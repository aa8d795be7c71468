import { api, unwrap } from '@shop/api-client';
import type { operations, ProductImportDto } from '@shop/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/shared/i18n/locale';

/** The worker writes or takes back rows right now. */
export const isRunning = ({ state }: Pick<ProductImportDto, 'state'>): boolean =>
  state === 'queued' || state === 'running' || state === 'reverting';

/** How often a running import is asked about, ms: soon at first, then ever less often. */
const POLL = { first: 500, growth: 1.75, most: 4000 };
/** Answers before the first question: that of the check and that of the confirmation. */
const GIVEN = 2;

type RowsQuery = NonNullable<operations['ProductImports_rows']['parameters']['query']>;

export const importsQueries = {
  /** An import and the server's sentence about it; asked again while it runs. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['imports', 'one', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/file/imports/{id}', { params: { path: { id } }, signal })),
      refetchInterval: ({ state: { data, dataUpdateCount } }) =>
        data && isRunning(data.import)
          ? Math.min(POLL.most, POLL.first * POLL.growth ** Math.max(0, dataUpdateCount - GIVEN))
          : false,
    }),
  rows: (id: number, query: RowsQuery) =>
    queryOptions({
      queryKey: ['imports', 'rows', id, query],
      queryFn: async ({ signal }) =>
        unwrap(
          await api.GET('/file/imports/{id}/rows', {
            params: { path: { id }, query },
            signal,
          }),
        ),
      placeholderData: keepPreviousData,
    }),
  latest: (limit: number) =>
    queryOptions({
      queryKey: ['imports', 'latest', limit],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/file/imports', { params: { query: { limit } }, signal })),
      placeholderData: keepPreviousData,
    }),
};

/** Files the server makes. */
export const templateUrl = (language: Locale): string => `/api/file/template?language=${language}`;
export const resultUrl = (id: number, language: Locale): string =>
  `/api/file/imports/${id}/result?language=${language}`;
