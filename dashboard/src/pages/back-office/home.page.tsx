import { EmptyState, Skeleton } from '@shop/ui';
import { useQueries, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { AnalyticsBoard } from '@/features/analytics/analytics-board';
import { RangeChoice } from '@/features/analytics/range-choice';
import { CashNotice } from '@/features/cash-desk/cash-notice';
import { cashCount } from '@/features/cash-desk/cash-count.queries';
import { Checklist } from '@/features/first-run/checklist';
import { LatestOrders } from '@/features/orders/list/latest-orders';
import { OwnOrders } from '@/features/orders/own-orders';
import { ordersQueries } from '@/features/orders/orders.queries';
import { stuckOrdersQueries } from '@/features/stuck-orders/stuck-orders.queries';
import { StuckNotice } from '@/features/stuck-orders/stuck-notice';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { Stat } from '@/shared/display/stat';
import { useMay } from '@/shared/rights/use-may';

const NeedsWorkNotice = lazy(async () => ({
  default: (await import('@/features/products/checks/needs-work-notice')).NeedsWorkNotice,
}));

const LATEST = 6;

/** Total of a list: undefined while loading, null after a failure. */
const totalOf = ({ data, isError }: { data?: { total: number }; isError: boolean }) =>
  data?.total ?? (isError ? null : undefined);

/** The newest orders, with a link to all of them. */
const Latest = ({
  to = paths.allOrders,
  Rows = LatestOrders,
  ...props
}: {
  to?: string;
  Rows?: typeof LatestOrders;
  title: string;
  all: string;
  none: string;
  className?: string;
}) => {
  const t = useText();
  const latest = useQuery(ordersQueries.list({ limit: LATEST }));
  const more = (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline-offset-4 hover:underline"
    >
      {props.all}
    </Link>
  );
  return (
    <Panel title={props.title} action={more} className={props.className}>
      <QueryBoundary
        query={latest}
        failed={t('orders.failed')}
        shape={<Skeleton className="h-64" />}
      >
        {({ orders }) =>
          orders.length ? <Rows orders={orders} /> : <EmptyState text={props.none} />
        }
      </QueryBoundary>
    </Panel>
  );
};

const LatestOfAll = () => {
  const t = useText();
  return <Latest title={t('home.latest')} all={t('nav.allOrders')} none={t('orders.none')} />;
};

const LatestOwnOrders = () => {
  const t = useText();
  return (
    <Latest
      to={paths.ownOrders}
      Rows={OwnOrders}
      title={t('orders.own')}
      all={t('orders.viewAll')}
      none={t('orders.noneOwn')}
      className="mt-4"
    />
  );
};

/** Home without the analytics: orders, without sales or products. */
const OrderBoard = () => {
  const t = useText();
  const may = useMay();
  const mayOrders = may('orders.view');
  const mayStuck = may('stuckOrders.view');
  const mayConfirm = may('orders.confirmCash');
  const [all, failed, stuck, cash] = useQueries({
    queries: [
      { ...ordersQueries.list({ limit: LATEST }), enabled: mayOrders },
      { ...ordersQueries.list({ limit: 1, state: 'shipment_failed' }), enabled: mayOrders },
      { ...stuckOrdersQueries.all(), enabled: mayStuck },
      { ...cashCount, enabled: mayConfirm },
    ],
  });
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 max-md:*:odd:last:col-span-2 md:auto-cols-fr md:grid-flow-col">
        {mayOrders && (
          <>
            <Stat label={t('home.orders')} value={totalOf(all)} to={paths.allOrders} />
            <Stat
              label={t('home.failedShipments')}
              value={totalOf(failed)}
              to={`${paths.allOrders}?state=shipment_failed`}
            />
          </>
        )}
        {mayConfirm && (
          <Stat
            label={t('cashOrders.title')}
            value={cash.data?.count ?? (cash.isError ? null : undefined)}
            to={paths.cashOrders}
          />
        )}
        {mayStuck && (
          <Stat label={t('stuckOrders.title')} value={totalOf(stuck)} to={paths.stuckOrders} />
        )}
      </div>
      {mayOrders && <LatestOfAll />}
    </div>
  );
};

const stuckNotice = (stuck: number) => <StuckNotice count={stuck} />;

/** Home page by role and rights. */
export const HomePage = () => {
  const t = useText();
  const staff = useSignedIn();
  const isVendor = roleOf(staff) === 'vendor';
  const may = useMay();
  const mayAnalyse = may('analytics.view');
  const mayOrders = may('orders.view');
  return (
    <>
      <PageHeader title={t('home.title', { name: staff.name })} above={null}>
        {mayAnalyse && (
          <>
            <Link
              to={paths.salesReport}
              className="inline-flex min-h-9 items-center font-semibold text-accent underline-offset-4 hover:underline"
            >
              {t('nav.salesReport')}
            </Link>
            <RangeChoice />
          </>
        )}
      </PageHeader>
      {roleOf(staff) === 'admin' && may('settings.edit') && <Checklist />}
      {mayAnalyse && may('orders.confirmCash') && <CashNotice />}
      {isVendor ? (
        <>
          {mayAnalyse && <AnalyticsBoard />}
          {mayOrders && <LatestOwnOrders />}
        </>
      ) : mayAnalyse ? (
        <AnalyticsBoard
          notice={may('stuckOrders.view') ? stuckNotice : undefined}
          orders={mayOrders && <LatestOfAll />}
        />
      ) : (
        <OrderBoard />
      )}
      {may('products.edit') && (
        <Suspense fallback={<p className="panel mt-4 min-h-12" />}>
          <NeedsWorkNotice />
        </Suspense>
      )}
    </>
  );
};
