import { api, ApiError, unwrap } from '@shop/api-client';
import type { FirstRunDto } from '@shop/contracts';
import { queryOptions } from '@tanstack/react-query';

export type TestedProvider = FirstRunDto['providers'][number]['provider'];

export const firstRunQueries = {
  key: ['first-run'],
  /** What of the shop is set up. */
  state: () =>
    queryOptions({
      queryKey: ['first-run'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/admin/first-run', { signal })),
    }),
  /** Whether the shop has no admin account yet. */
  unclaimed: () =>
    queryOptions({
      queryKey: ['unclaimed'],
      queryFn: async ({ signal }) => {
        try {
          return unwrap(await api.GET('/first-run', { signal })).unclaimed;
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return false;
          throw error;
        }
      },
    }),
};

export const testProvider = (provider: TestedProvider) =>
  api.POST('/admin/first-run/test', { body: { provider } });
