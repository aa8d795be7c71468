import { api, unwrap } from '@shop/api-client';
import { queryOptions } from '@tanstack/react-query';

/** How often the number beside the link is read, in ms. */
const COUNT_EVERY_MS = 60_000;

/** Cash orders to be called now; read again with the list, because what changes the list changes the number. */
export const cashCount = queryOptions({
  queryKey: ['cashOrders', 'count'],
  queryFn: async ({ signal }) => unwrap(await api.GET('/cash-orders/count', { signal })),
  refetchInterval: COUNT_EVERY_MS,
});
