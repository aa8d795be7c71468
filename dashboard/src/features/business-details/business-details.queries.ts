import { api, unwrap } from '@shop/api-client';
import type { BusinessDetailsDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

export const loadBusinessDetails = async (signal?: AbortSignal) =>
  unwrap(await api.GET('/admin/business-details', { signal }));

export const businessDetailsQueries = {
  /** Loaded only when the page opens; a refetch would overwrite edits. */
  current: () =>
    queryOptions({
      queryKey: ['business-details'],
      queryFn: ({ signal }) => loadBusinessDetails(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const saveBusinessDetails = (body: BusinessDetailsDto) =>
  api.PUT('/admin/business-details', { body });
