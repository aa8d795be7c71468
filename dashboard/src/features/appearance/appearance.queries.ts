import { api, unwrap } from '@shop/api-client';
import type { ChangeAppearanceDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';
import { multipart } from '@/shared/files/multipart';

export const loadAppearance = async (signal?: AbortSignal) =>
  unwrap(await api.GET('/admin/appearance', { signal }));

export const appearanceQueries = {
  /** Loaded only when the page opens; a refetch would overwrite edits. */
  current: () =>
    queryOptions({
      queryKey: ['appearance'],
      queryFn: ({ signal }) => loadAppearance(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const saveAppearance = (body: ChangeAppearanceDto) =>
  api.PUT('/admin/appearance', { body, ...multipart });
