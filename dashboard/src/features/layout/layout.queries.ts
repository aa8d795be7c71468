import { api, unwrap } from '@shop/api-client';
import type { ArrangedLayoutDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

export const loadLayout = async (signal?: AbortSignal) =>
  unwrap(await api.GET('/admin/layout', { signal }));

export const layoutQueries = {
  /** Loaded only when the page opens; a refetch would overwrite edits. */
  current: () =>
    queryOptions({
      queryKey: ['layout'],
      queryFn: ({ signal }) => loadLayout(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const saveLayout = (body: ArrangedLayoutDto) => api.PUT('/admin/layout', { body });
