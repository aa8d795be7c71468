import { ApiError } from '@shop/api-client';
import { Button, buttonClass, cx, EmptyState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useParams } from 'react-router';
import { RegionError } from '@/shared/layout/region-error';
import { Link } from '@/shared/routing/link';
import { PayAgain } from '@/features/checkout/payment/pay-again';
import { OrderDetails } from '@/features/orders/order-details';
import { deliveryLine } from '@/features/orders/order-info';
import { OrderHelp } from '@/features/orders/order-help';
import { orderQueries } from '@/features/orders/orders.queries';
import { OrderReturns } from '@/features/returns/order-returns';
import { Page } from '@/shared/layout/page';
import { paths } from '@/shared/routing/paths';
import { useLinkValues } from '@/shared/routing/use-link-values';
import { useUser } from '@/shared/session/session';
import { useText } from '@/shared/i18n/text';

/** Public page of one order: anyone with its id can open it; the server masks personal data. */
const OrderPage = () => {
  const { t, locale } = useText();
  const user = useUser();
  const { operationId = '' } = useParams();
  const key = useLinkValues().get('key') ?? undefined;
  const { data: order, error, refetch } = useQuery(orderQueries.one(operationId, key));
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <Page title={t('order.title')} className="wrap py-8 md:py-14">
      <div className="mx-auto max-w-2xl">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <h1 tabIndex={-1} className="display text-h1">
            {t('order.title')}
          </h1>
          <Button
            variant="secondary"
            className={cx('print:hidden', !order && 'invisible')}
            onClick={() => window.print()}
          >
            <Printer className="size-4" />
            {t('order.print')}
          </Button>
        </div>
        {unknown && (
          <div role="alert">
            <EmptyState text={t('order.unknown')}>
              <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
                {t('goHome')}
              </Link>
            </EmptyState>
          </div>
        )}
        {error && !unknown && <RegionError onRetry={refetch} />}
        {!order && !error && (
          <Loading text={t('loading')}>
            <Skeleton className="h-14" />
            <Skeleton className="mt-6 h-dvh" />
          </Loading>
        )}
        {order && (
          <div className="flex flex-col gap-8">
            <OrderDetails
              order={order}
              payment={user && <PayAgain operationId={order.operation_id} />}
            />
            <OrderReturns order={order} address={deliveryLine(order, locale)} />
            <OrderHelp number={order.number} />
          </div>
        )}
      </div>
    </Page>
  );
};

export { OrderPage as Component };
export const unlisted = true;
