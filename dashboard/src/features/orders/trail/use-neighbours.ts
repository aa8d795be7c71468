import { useQuery } from '@tanstack/react-query';
import { ordersQueries } from '../orders.queries';
import { ahead, behind, keepTrail, trailOf, type Trail } from './trail';

/** The trail with the orders that come after it, or before it. */
const extended = (trail: Trail, rows: string[], step: 1 | -1): Trail =>
  step === 1
    ? { ...trail, last: trail.last + 1, ids: [...trail.ids, ...behind(trail.ids, rows)] }
    : { ...trail, first: trail.first - 1, ids: [...ahead(trail.ids, rows), ...trail.ids] };

/** Previous and next order of the list that this one was opened from. */
export const useNeighbours = (operationId: string) => {
  const trail = trailOf(operationId);
  const at = trail?.ids.indexOf(operationId) ?? -1;
  const isLast = trail !== undefined && at === trail.ids.length - 1;
  const step = isLast ? 1 : -1;
  const hasMore =
    trail !== undefined &&
    (isLast ? trail.last * trail.limit < trail.total : at === 0 && trail.first > 1);
  // At the end of the loaded pages the next one is added. The last page is read again: orders that have left the list
  // since then have moved others into it.
  const { data: longer } = useQuery({
    queryKey: ['orders', 'trail', operationId, step, trail?.search],
    enabled: hasMore,
    queryFn: async ({ client }) => {
      if (!trail) return null;
      const { filters, limit, first, last } = trail;
      const pages = step === 1 ? [last, last + 1] : [first - 1];
      const loaded = await Promise.all(
        pages.map((page) =>
          client.fetchQuery({ ...ordersQueries.list({ page, limit, ...filters }), staleTime: 0 }),
        ),
      );
      const rows = loaded.flatMap(({ orders }) => orders.map((order) => order.operationId));
      const next = extended(trail, rows, step);
      keepTrail(next);
      return next;
    },
  });
  const known = longer?.ids.includes(operationId) ? longer : trail;
  const place = known?.ids.indexOf(operationId) ?? -1;
  return {
    /** Address of the list; undefined if the order was not opened from one. */
    search: known?.search,
    previous: known?.ids[place - 1],
    next: known?.ids[place + 1],
  };
};
