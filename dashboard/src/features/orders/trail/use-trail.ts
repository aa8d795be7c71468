import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Order } from '../order';
import type { OrderFiltersQuery } from '../orders.queries';
import { keepTrail } from './trail';

/** Keeps the shown page of the list for the orders that are opened from it. */
export const useTrail = ({
  filters,
  page,
  limit,
  rows,
  total = 0,
}: {
  filters: OrderFiltersQuery;
  page: number;
  limit: number;
  rows: Order[] | undefined;
  total?: number;
}) => {
  const { search } = useLocation();
  useEffect(() => {
    if (!rows) return;
    const ids = rows.map(({ operationId }) => operationId);
    keepTrail({ search, filters, limit, first: page, last: page, ids, total });
  });
};
