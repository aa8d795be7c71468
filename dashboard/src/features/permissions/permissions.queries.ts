import { api, unwrap } from '@shop/api-client';
import type { PermissionsDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

export const loadPermissions = async (signal?: AbortSignal) =>
  unwrap(await api.GET('/admin/permissions', { signal }));

export const permissionsQueries = {
  /** Loaded only when the page opens; a refetch would overwrite edits. */
  current: () =>
    queryOptions({
      queryKey: ['permissions'],
      queryFn: ({ signal }) => loadPermissions(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const savePermissions = (body: PermissionsDto) => api.PUT('/admin/permissions', { body });
