import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

/** What the link of a draft order shows; `key` is its signature. */
export const draftOrderQuery = (id: number, key: string) =>
  queryOptions({
    queryKey: ['draftOrder', id, key],
    queryFn: async ({ signal }) =>
      unwrap(
        await api.POST('/draft-orders/{id}/open', {
          params: { path: { id }, header: { 'X-Draft-Key': key } },
          signal,
        }),
      ),
    staleTime: Infinity,
    retry: false,
  });
