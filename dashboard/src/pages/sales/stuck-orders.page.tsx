import type { StuckOrderDto } from '@shop/contracts';
import type { Right } from '@shop/shop-rules';
import { buttonClass, EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { CreateShipment } from '@/features/orders/actions/create-shipment';
import { DecidePayment } from '@/features/orders/actions/decide-payment';
import { PaymentReviewers } from '@/features/orders/actions/payment-reviewers';
import { EditAddress } from '@/features/orders/actions/edit-address';
import { ExtraRefundRemedy, FailedRefundRemedies } from '@/features/orders/refunds/refund-remedies';
import { stuckOrdersQueries } from '@/features/stuck-orders/stuck-orders.queries';
import { RetryShipment } from '@/features/stuck-orders/retry-shipment';
import { SettleVoidedParcel } from '@/features/stuck-orders/settle-voided-parcel';
import { KINDS, StuckOrders, useStuckColumns } from '@/features/stuck-orders/stuck-orders';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { FilterSelect } from '@/shared/list/filter-select';
import { useListParams } from '@/shared/list/use-list-params';
import { PageHeader } from '@/shared/layout/page-header';
import { useHeld } from '@/shared/unsaved/use-held';

type Remedy = ComponentType<{ operationId: string; number: string }>;

const OpenCashDesk: Remedy = ({ number }) => {
  const t = useText();
  return (
    <Link to={paths.cashOrders} className={buttonClass({ variant: 'secondary', size: 'small' })}>
      {t('stuckOrders.callNow')}
      <span className="sr-only">{t('orders.ofOrder', { order: number })}</span>
    </Link>
  );
};

/** The action, and the right that it needs. */
const REMEDIES: Partial<Record<StuckOrderDto['kind'], readonly [Right, Remedy][]>> = {
  shipment_missing: [
    ['orders.ship', CreateShipment],
    ['orders.address', EditAddress],
  ],
  shipment_failed: [
    ['orders.ship', RetryShipment],
    ['orders.address', EditAddress],
  ],
  shipment_unknown: [
    ['orders.ship', RetryShipment],
    ['orders.address', EditAddress],
  ],
  voided_parcel: [['orders.ship', SettleVoidedParcel]],
  payment_review: [['orders.payments', DecidePayment]],
  refund_failed: [['orders.refund', FailedRefundRemedies]],
  refund_twice: [['orders.refund', ExtraRefundRemedy]],
  cash_unconfirmed: [['orders.confirmCash', OpenCashDesk]],
};

/** What staff without the right of an action do instead. */
const advice = ({ kind }: StuckOrderDto) => kind === 'payment_review' && <PaymentReviewers />;

/** Orders that need manual action. */
export const StuckOrdersPage = () => {
  const t = useText();
  const may = useMay();
  const { filter, change } = useListParams();
  const remedy = ({ kind: of, operationId, number }: StuckOrderDto) =>
    REMEDIES[of]
      ?.filter(([right]) => may(right))
      .map(([right, Remedy]) => <Remedy key={right} {...{ operationId, number }} />);
  const { columns, columnMenu, menu } = useListViews(
    'stuckOrders',
    useStuckColumns(remedy, advice),
  );
  const kind = filter('kind');
  const query = useQuery(stuckOrdersQueries.all());
  const { data } = useHeld({ data: query.data });
  const countOf = (wanted: string) => data?.orders.filter((order) => order.kind === wanted).length;
  const present = Object.keys(KINDS).filter((known) => countOf(known) || known === kind);
  return (
    <>
      <PageHeader title={t('stuckOrders.title')}>
        {menu}
        {columnMenu}
      </PageHeader>
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
        query={{ ...query, data }}
        failed={t('stuckOrders.failed')}
        shape={<Skeleton className="h-80" />}
      >
        {({ orders: all }) => {
          const orders = all.filter((order) => !kind || order.kind === kind);
          return orders.length ? (
            <StuckOrders {...{ columns, orders, remedy, advice }} />
          ) : (
            <EmptyState text={t('stuckOrders.none')} />
          );
        }}
      </QueryBoundary>
    </>
  );
};
