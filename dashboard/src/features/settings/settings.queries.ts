import { api, unwrap } from '@shop/api-client';
import type { ChangeSettingsDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

export const loadSettings = async (signal?: AbortSignal) =>
  unwrap(await api.GET('/settings', { signal }));

export const settingsQueries = {
  /** Loaded only when the page opens; a refetch would overwrite edits. */
  current: () =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: ({ signal }) => loadSettings(signal),
      staleTime: Infinity,
      gcTime: 0,
    }),
};

export const saveSettings = (body: ChangeSettingsDto) => api.PUT('/admin/settings', { body });
