import { useQuery } from '@tanstack/react-query';
import { OrderCards } from '@/features/orders/order-cards';
import { OrderTable } from '@/features/orders/order-table';
import { isOrderState, ORDER_STATES } from '@/features/orders/order-texts';
import { ordersQueries } from '@/features/orders/orders.queries';
import { useText } from '@/shared/i18n/use-text';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { PageHeader } from '@/shared/page-header';
import { useMedia } from '@/shared/use-media';

export const AllOrdersPage = () => {
  const t = useText();
  const params = useListParams();
  const { page, limit, q, filter, change } = params;
  const asked = filter('state');
  const state = isOrderState(asked) ? asked : undefined;
  const method = filter('paymentMethod');
  const paymentMethod = method === 'card' || method === 'cod' ? method : undefined;
  const onSearch = useSearch(change);
  const list = useQuery(
    ordersQueries.list({ page, limit, q: q || undefined, state, paymentMethod }),
  );
  const wide = useMedia('(min-width: 80rem)');
  const rows = list.data?.orders;
  const shared = { rows, busy: list.isPlaceholderData };
  return (
    <>
      <PageHeader title={t('nav.allOrders')} />
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('orders.search')} value={q} onSearch={onSearch} />
        <FilterSelect
          label={t('orders.stateHeader')}
          all={t('orders.allStates')}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
          choices={Object.entries(ORDER_STATES).map(([value, known]) => ({
            value,
            text: t(known.text),
          }))}
        />
        <FilterSelect
          label={t('orders.paidBy')}
          all={t('orders.allMethods')}
          value={paymentMethod ?? ''}
          onChange={(value) => change({ paymentMethod: value })}
          choices={[
            { value: 'card', text: t('orders.card') },
            { value: 'cod', text: t('orders.cash') },
          ]}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('orders.failed'), none: t('orders.none') }}
        params={params}
        filters={{ q, state, paymentMethod }}
      >
        {wide ? (
          <div className="panel relative overflow-x-auto">
            <OrderTable {...shared} />
          </div>
        ) : (
          <OrderCards {...shared} />
        )}
      </ListFrame>
    </>
  );
};
