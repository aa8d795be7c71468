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
  /** Whether the login page offers the first run: a new shop has no account that could sign in. */
  isOffered: () =>
    queryOptions({
      queryKey: ['login-options'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/login-options', { signal })).firstRun,
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
