import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { SlipsBar } from '@/features/orders/bulk/slips-bar';
import { OrderCount } from '@/features/orders/list/order-count';
import { OwnOrderList, useOwnOrderColumns } from '@/features/orders/list/own-order-list';
import { PartialNote } from '@/features/orders/list/partial-note';
import { ordersQueries } from '@/features/orders/orders.queries';
import { useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { PageHeader } from '@/shared/layout/page-header';
import { useChoice } from '@/shared/table/use-choice';

/** A vendor's orders, newest first, paginated. */
export const OwnOrdersPage = () => {
  const t = useText();
  const params = useListParams();
  const { page, limit, q, change } = params;
  const { isReady, columns, columnMenu, menu } = useListViews('orders', useOwnOrderColumns(), {
    Count: OrderCount,
  });
  const list = useQuery({
    ...ordersQueries.list({ page, limit, q: q || undefined }),
    enabled: isReady,
  });
  const rows = list.data?.orders;
  const choice = useChoice(rows);
  return (
    <>
      <PageHeader title={t('nav.ownOrders')}>
        {columnMenu}
        <ListFileActions
          kind="order-lines"
          start={() => startExport['order-lines']({ ...(q && { q }) })}
        />
      </PageHeader>
      <div className="mb-4 flex gap-3">
        <SearchBox label={t('orders.searchOwn')} value={q} onSearch={useSearch(change)} />
        {menu}
      </div>
      <PartialNote list={list.data} />
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('orders.failed'),
          none: t('orders.noneOwn'),
          noMatch: t('orders.none'),
        }}
        params={params}
        filters={{ q }}
      >
        <OwnOrderList {...{ columns, rows, choice }} busy={list.isPlaceholderData} />
      </ListFrame>
      <SlipsBar choice={choice} />
    </>
  );
};
