import { ApiError } from '@shop/api-client';
import { ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { OrderDetails } from '@/features/orders/order-details';
import { orderQueries } from '@/features/orders/orders.queries';
import { Page } from '@/shared/page';
import { useText } from '@/shared/text';

/** Public page of one order: who has the id sees it, personal data masked by the server. */
export const OrderPage = () => {
  const { t } = useText();
  const { operationId = '' } = useParams();
  const key = useSearchParams()[0].get('key') ?? undefined;
  const { data: order, error, refetch } = useQuery(orderQueries.one(operationId, key));
  const unknown = error instanceof ApiError && error.status === 404;
  return (
    <Page title={t('order.title')} className="wrap py-8 md:py-14">
      <h1 tabIndex={-1} className="display mb-8 text-h1">
        {t('order.title')}
      </h1>
      <div className="max-w-2xl">
        {error && (
          <ErrorState
            text={t(unknown ? 'order.unknown' : 'region.failed')}
            retryText={t('retry')}
            onRetry={unknown ? undefined : () => void refetch()}
          />
        )}
        {!order && !error && (
          <Loading text={t('loading')}>
            <Skeleton className="h-96" />
          </Loading>
        )}
        {order && <OrderDetails order={order} />}
      </div>
    </Page>
  );
};
