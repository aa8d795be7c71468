import { Button, EmptyState, ErrorState } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { OrderCards } from '@/features/orders/order-cards';
import { OrderTable } from '@/features/orders/order-table';
import { isOrderState, ORDER_STATES } from '@/features/orders/order-texts';
import { ordersQueries } from '@/features/orders/orders.queries';
import { useText } from '@/shared/i18n/use-text';
import { FilterSelect } from '@/shared/list/filter-select';
import { Pagination } from '@/shared/list/pagination';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { PageHeader } from '@/shared/page-header';
import { useMedia } from '@/shared/use-media';

export const AllOrdersPage = () => {
  const t = useText();
  const { page, limit, q, filter, change, hrefOf } = useListParams();
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
  const filtered = Boolean(q || state || paymentMethod);
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
      {list.isError && !rows ? (
        <ErrorState
          text={t('orders.failed')}
          retryText={t('list.retry')}
          onRetry={() => void list.refetch()}
        />
      ) : rows?.length === 0 ? (
        <EmptyState text={t('orders.none')}>
          {filtered && (
            <Button
              variant="secondary"
              onClick={() => change({ q: '', state: '', paymentMethod: '' })}
            >
              {t('list.clear')}
            </Button>
          )}
        </EmptyState>
      ) : wide ? (
        <div className="panel relative overflow-x-auto">
          <OrderTable {...shared} />
        </div>
      ) : (
        <OrderCards {...shared} />
      )}
      <Pagination
        {...{ page, limit, hrefOf }}
        total={list.data?.total ?? 0}
        onLimit={(value) => change({ limit: value })}
      />
    </>
  );
};
