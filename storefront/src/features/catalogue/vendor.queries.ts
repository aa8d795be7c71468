import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';
import { orNull } from '@/shared/api/or-null';

export const vendorQueries = {
  /** Null when there is no such vendor. */
  one: (id: number) =>
    queryOptions({
      queryKey: ['vendor', id],
      queryFn: async ({ signal }) => {
        const answer = await orNull(api.GET('/admin/{id}', { params: { path: { id } }, signal }));
        return answer && unwrap(answer);
      },
    }),
};
