import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from '@/shared/api/or-null';

export const vendorQueries = {
  /** Null when the vendor does not exist. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['vendor', id],
      queryFn: async ({ signal }) => {
        const answer = await orNull(api.GET('/admin/{id}', { params: { path: { id } }, signal }));
        return answer && unwrap(answer);
      },
    }),
};
