import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const vendorQueries = {
  one: (id: number) =>
    queryOptions({
      queryKey: ['vendor', id],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/{id}', { params: { path: { id } }, signal })),
      retry: false,
    }),
};
