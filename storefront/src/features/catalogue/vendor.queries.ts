import { api, ApiError, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

export const vendorQueries = {
  /** Null: there is no such vendor, which is an answer and no failure. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['vendor', id],
      queryFn: async ({ signal }) => {
        try {
          return unwrap(await api.GET('/admin/{id}', { params: { path: { id } }, signal }));
        } catch (error) {
          if (error instanceof ApiError && [400, 404].includes(error.status)) return null;
          throw error;
        }
      },
    }),
};
