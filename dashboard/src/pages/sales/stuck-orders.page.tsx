import type { StuckOrderDto } from '@shop/contracts';
import { EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CreateShipment } from '@/features/orders/actions/create-shipment';
import { DecidePayment } from '@/features/orders/actions/decide-payment';
import { EditAddress } from '@/features/orders/actions/edit-address';
import { ExtraRefundRemedy, FailedRefundRemedies } from '@/features/orders/refunds/refund-remedies';
import { stuckOrdersQueries } from '@/features/stuck-orders/stuck-orders.queries';
import { RetryShipment } from '@/features/stuck-orders/retry-shipment';
import { SettleVoidedParcel } from '@/features/stuck-orders/settle-voided-parcel';
import { KINDS, StuckOrders } from '@/features/stuck-orders/stuck-orders';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { FilterSelect } from '@/shared/list/filter-select';
import { useListParams } from '@/shared/list/use-list-params';
import { PageHeader } from '@/shared/layout/page-header';

type Remedy = (order: { operationId: string; number: string }) => ReactNode;

const ShipmentRemedies: Remedy = (order) => (
  <>
    <CreateShipment {...order} />
    <EditAddress {...order} />
  </>
);
const RetryRemedies: Remedy = (order) => (
  <>
    <RetryShipment {...order} />
    <EditAddress {...order} />
  </>
);

/** Actions by reason: for admins and operations, and for admins only. */
const REMEDIES: Partial<Record<StuckOrderDto['kind'], Remedy>> = {
  shipment_missing: ShipmentRemedies,
  shipment_failed: RetryRemedies,
  shipment_unknown: RetryRemedies,
  voided_parcel: SettleVoidedParcel,
};
const ADMIN_REMEDIES: typeof REMEDIES = {
  payment_review: DecidePayment,
  refund_failed: FailedRefundRemedies,
  refund_twice: ExtraRefundRemedy,
};

/** Orders that need manual action. */
export const StuckOrdersPage = () => {
  const t = useText();
  const isAdmin = roleOf(useSignedIn()) === 'admin';
  const { filter, change } = useListParams();
  const kind = filter('kind');
  const query = useQuery(stuckOrdersQueries.all());
  const { data } = query;
  const countOf = (wanted: string) => data?.orders.filter((order) => order.kind === wanted).length;
  const present = Object.keys(KINDS).filter((known) => countOf(known) || known === kind);
  return (
    <>
      <PageHeader title={t('stuckOrders.title')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('stuckOrders.about')}</p>
      {present.length > 0 && (
        <div className="mb-4 flex sm:[&>*]:basis-72">
          <FilterSelect
            label={t('stuckOrders.filter')}
            all={t('stuckOrders.all', { count: data?.total ?? 0 })}
            value={kind}
            onChange={(value) => change({ kind: value })}
            choices={present.map((value) => ({
              value,
              text: `${t(`stuckOrders.kind.${value}`)} (${countOf(value) ?? 0})`,
            }))}
          />
        </div>
      )}
      <QueryBoundary
        query={query}
        failed={t('stuckOrders.failed')}
        shape={<Skeleton className="h-80" />}
      >
        {({ orders: all }) => {
          const orders = all.filter((order) => !kind || order.kind === kind);
          return orders.length ? (
            <StuckOrders
              orders={orders}
              remedy={({ kind: of, operationId, number }) => {
                const Remedy = REMEDIES[of] ?? (isAdmin && ADMIN_REMEDIES[of]);
                return Remedy && <Remedy {...{ operationId, number }} />;
              }}
            />
          ) : (
            <EmptyState text={t('stuckOrders.none')} />
          );
        }}
      </QueryBoundary>
    </>
  );
};
