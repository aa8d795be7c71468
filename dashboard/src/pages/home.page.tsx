import { mayUse } from '@shop/shop-rules';
import { useQueries, useQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { Link } from 'react-router';
import { LatestOrders } from '@/features/orders/latest-orders';
import { ordersQueries } from '@/features/orders/orders.queries';
import { productsQueries } from '@/features/products/products.queries';
import { roleOf, type Staff } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/page-header';
import { Panel } from '@/shared/panel';
import { paths } from '@/shared/paths';
import { Stat } from '@/shared/stat';

const LATEST = 6;
const stats = 'grid grid-cols-2 gap-3 xl:grid-cols-4';

/** The total of a list as a number to show: undefined while loading, null after a failure. */
const totalOf = ({ data, isError }: { data?: { total: number }; isError: boolean }) =>
  data?.total ?? (isError ? null : undefined);

const ProductStats = ({ vendor }: { vendor?: number }) => {
  const t = useText();
  const [all, inStock] = useQueries({
    queries: [
      productsQueries.list({ limit: 1, vendor }),
      productsQueries.list({ limit: 1, vendor, inStock: true }),
    ],
  });
  const total = totalOf(all);
  const available = totalOf(inStock);
  const soldOut =
    typeof total === 'number' && typeof available === 'number'
      ? total - available
      : (total ?? available);
  return (
    <>
      <Stat
        label={vendor ? t('home.myProducts') : t('home.products')}
        value={total}
        to={paths.allProducts}
      />
      <Stat label={t('home.soldOut')} value={soldOut} to={paths.allProducts} />
    </>
  );
};

const OrderStats = () => {
  const t = useText();
  const [all, failed] = useQueries({
    queries: [
      ordersQueries.list({ limit: LATEST }),
      ordersQueries.list({ limit: 1, state: 'shipment_failed' }),
    ],
  });
  return (
    <>
      <Stat label={t('home.orders')} value={totalOf(all)} to={paths.allOrders} />
      <Stat
        label={t('home.failedShipments')}
        value={totalOf(failed)}
        to={`${paths.allOrders}?state=shipment_failed`}
      />
    </>
  );
};

const Latest = () => {
  const t = useText();
  const { data, isError, refetch } = useQuery(ordersQueries.list({ limit: LATEST }));
  const more = (
    <Link
      to={paths.allOrders}
      className="inline-flex min-h-6 items-center font-semibold text-accent underline-offset-4 hover:underline"
    >
      {t('nav.allOrders')}
    </Link>
  );
  return (
    <Panel title={t('home.latest')} action={more} className="mt-4">
      {data?.orders.length ? (
        <LatestOrders orders={data.orders} />
      ) : data ? (
        <EmptyState text={t('orders.none')} />
      ) : isError ? (
        <ErrorState
          text={t('orders.failed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading text={t('shell.loading')}>
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Panel>
  );
};

const Board = ({ staff }: { staff: Staff }) => {
  const role = roleOf(staff);
  const sells = mayUse(role, ['admin', 'vendor']);
  const ships = mayUse(role, ['admin', 'ops']);
  return (
    <>
      <div className={stats}>
        {ships && <OrderStats />}
        {sells && <ProductStats vendor={role === 'vendor' ? staff.id : undefined} />}
      </div>
      {ships && <Latest />}
    </>
  );
};

/** Where the shop stands, for the role that looks at it. */
export const HomePage = () => {
  const t = useText();
  const staff = useSignedIn();
  return (
    <>
      <PageHeader title={t('home.title', { name: staff.name })} above={null} />
      <Board staff={staff} />
    </>
  );
};
