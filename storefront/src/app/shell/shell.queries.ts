import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const shellQueries = {
  partners: () =>
    queryOptions({
      queryKey: ['partners'],
      queryFn: async ({ signal }) => unwrap(await api.GET('/partners/all', { signal })),
      staleTime: Infinity,
    }),
};
