import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ordersQueries } from '../orders.queries';
import { filtersOf } from './order-filters';

/** How many orders a view lists; empty until it is known. */
export const OrderCount = ({ query }: { query: string }) => {
  const t = useText();
  const { count } = useFormat();
  const params = new URLSearchParams(query);
  const textOf = (name: string) => params.get(name) ?? '';
  const filters = filtersOf({ q: textOf('q'), sort: textOf('sort'), filter: textOf });
  const { data } = useQuery(ordersQueries.count(filters));
  if (!data) return null;
  const found = count(data.count);
  return <bdi>{data.isMore ? t('views.atLeast', { count: found }) : found}</bdi>;
};
