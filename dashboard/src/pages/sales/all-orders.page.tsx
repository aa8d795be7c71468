import { useQuery } from '@tanstack/react-query';
import { OrderCards } from '@/features/orders/list/order-cards';
import { OrderTable } from '@/features/orders/list/order-table';
import { filtersOf, OrderFilters } from '@/features/orders/list/order-filters';
import { ordersQueries } from '@/features/orders/orders.queries';
import { useSignedIn } from '@/features/session/use-staff';
import { vendorsQueries } from '@/features/vendors/vendors.queries';
import { useText } from '@/shared/i18n/use-text';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { PageHeader } from '@/shared/layout/page-header';
import { TablePanel } from '@/shared/table/table-panel';
import { useMedia } from '@/shared/browser/use-media';
import { useMay } from '@/shared/rights/use-may';

export const AllOrdersPage = () => {
  const t = useText();
  const params = useListParams();
  const { page, limit } = params;
  const filters = filtersOf(params);
  const staff = useSignedIn();
  const may = useMay();
  const isAdmin = may('staff.manage');
  const list = useQuery(ordersQueries.list({ page, limit, ...filters }));
  const { data: vendors } = useQuery({ ...vendorsQueries.all(), enabled: isAdmin });
  const { data: tags = [] } = useQuery({
    ...ordersQueries.tags(),
    enabled: may('orders.notes'),
  });
  const wide = useMedia('(min-width: 80rem)');
  const rows = list.data?.orders;
  const shared = { rows, busy: list.isPlaceholderData };
  return (
    <>
      <PageHeader title={t('nav.allOrders')} />
      <OrderFilters
        staffId={staff.id}
        params={params}
        vendors={isAdmin ? (vendors ?? []) : undefined}
        tags={tags}
      />
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('orders.failed'), none: t('orders.none') }}
        params={params}
        filters={filters}
      >
        {wide ? (
          <TablePanel>
            <OrderTable {...shared} />
          </TablePanel>
        ) : (
          <OrderCards {...shared} />
        )}
      </ListFrame>
    </>
  );
};
