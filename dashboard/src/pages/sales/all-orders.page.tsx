import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { ExportButton } from '@/features/jobs/export-button';
import { startExport } from '@/features/jobs/start-export';
import { OrderBulkBar } from '@/features/orders/bulk/order-bulk-bar';
import { OrderCard } from '@/features/orders/list/order-card';
import { filtersOf, OrderFilters } from '@/features/orders/list/order-filters';
import { OrderCount } from '@/features/orders/list/order-count';
import { PartialNote } from '@/features/orders/list/partial-note';
import { useOrderColumns } from '@/features/orders/list/use-order-columns';
import { AlertsMenu } from '@/features/orders/news/alerts-menu';
import { NewOrdersBar } from '@/features/orders/news/new-orders-bar';
import { useNewOrders } from '@/features/orders/news/use-new-orders';
import { useTrail } from '@/features/orders/trail/use-trail';
import { ordersQueries } from '@/features/orders/orders.queries';
import { useSignedIn } from '@/features/session/use-staff';
import { vendorsQueries } from '@/features/vendors/vendors.queries';
import { useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { paths } from '@/shared/paths';
import { PageHeader } from '@/shared/layout/page-header';
import { useMay } from '@/shared/rights/use-may';
import { DataList } from '@/shared/table/data-list';
import { useChoice } from '@/shared/table/use-choice';

/** A look at the list marks the orders as seen; later ones are announced above it. */
const NewOrders = ({ staffId, isLoaded }: { staffId: number; isLoaded: boolean }) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { count, latest, see } = useNewOrders(staffId);
  const isOpened = useRef(false);
  useEffect(() => {
    if (isOpened.current || !isLoaded || latest === undefined) return;
    isOpened.current = true;
    see();
  });
  const show = () => {
    see();
    void navigate(paths.allOrders);
    void queries.invalidateQueries({ queryKey: ['orders', 'list'] });
  };
  return <NewOrdersBar count={count} onShow={show} />;
};

export const AllOrdersPage = () => {
  const t = useText();
  const params = useListParams();
  const { page, limit } = params;
  const filters = filtersOf(params);
  const staff = useSignedIn();
  const may = useMay();
  const isAdmin = may('staff.manage');
  const { isReady, columns, columnMenu, menu } = useListViews('orders', useOrderColumns(), {
    Count: OrderCount,
    builtIn: [
      { name: t('orders.task.to_ship'), query: 'task=to_ship&sort=oldest' },
      { name: t('orders.task.cash_to_book'), query: 'task=cash_to_book&sort=oldest' },
      { name: t('orders.task.attention'), query: 'task=attention' },
    ],
  });
  // Rows move only when the staff ask for it.
  const list = useQuery({
    ...ordersQueries.list({ page, limit, ...filters }),
    refetchOnWindowFocus: false,
    enabled: isReady,
  });
  const { data: vendors } = useQuery({ ...vendorsQueries.all(), enabled: isAdmin });
  const { data: tags = [] } = useQuery({ ...ordersQueries.tags(), enabled: may('orders.notes') });
  const { orders: rows, total } = list.data ?? {};
  const choice = useChoice(rows);
  useTrail({ filters, page, limit, rows: list.isPlaceholderData ? undefined : rows, total });
  return (
    <>
      <PageHeader title={t('nav.allOrders')}>
        {may('orders.news') && <AlertsMenu />}
        {columnMenu}
        {may('orders.export') && (
          <ExportButton text={t('orders.bulk.export')} start={() => startExport.orders(filters)} />
        )}
      </PageHeader>
      <OrderFilters
        params={params}
        views={menu}
        vendors={isAdmin ? (vendors ?? []) : undefined}
        tags={tags}
      />
      {may('orders.news') && <NewOrders staffId={staff.id} isLoaded={rows !== undefined} />}
      <PartialNote list={list.data} />
      <ListFrame
        query={list}
        rows={rows}
        total={total}
        texts={{ failed: t('orders.failed'), none: t('orders.none') }}
        params={params}
        filters={filters}
      >
        <DataList
          caption={t('orders.caption')}
          columns={columns}
          rows={rows}
          rowKey={({ operationId }) => operationId}
          busy={list.isPlaceholderData}
          choice={{
            ...choice,
            labelOf: ({ number }) => t('table.select', { name: number }),
            allLabel: t('table.selectAll'),
          }}
          card={(order) => <OrderCard order={order} />}
          cardHeight="h-52"
          tableFrom="(min-width: 80rem)"
        />
      </ListFrame>
      <OrderBulkBar {...{ choice, filters, total }} />
    </>
  );
};
