import type { OrderDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { Button, Dialog, EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '@/shared/date';
import { useText } from '@/shared/text';
import { OrderDetails } from './order-details';
import { orderInfo } from './order-info';
import { OrderState } from './order-state';
import { orderQueries } from './orders.queries';

const Row = ({ order, onOpen }: { order: OrderDto; onOpen: () => void }) => {
  const { t, locale } = useText();
  const info = orderInfo(order);
  return (
    <article className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4">
      <div className="min-w-0">
        <p className="font-medium">{formatDate(order.created_at, locale)}</p>
        <p className="text-small text-muted">
          <bdi dir="ltr" className="break-all">
            {order.operation_id}
          </bdi>
          {' · '}
          {t('order.items', { count: info.itemCount })}
        </p>
      </div>
      <div className="flex items-center gap-4">
        <OrderState state={order.state} />
        <span className="font-semibold tabular-nums">{formatAed(info.grandTotal, locale)}</span>
        <Button
          variant="secondary"
          size="small"
          aria-label={`${t('order.view')} ${order.operation_id}`}
          onClick={onOpen}
        >
          {t('order.view')}
        </Button>
      </div>
    </article>
  );
};

/** The shopper's orders with a dialog for the details. */
export const OrderList = ({ userId }: { userId: number }) => {
  const { t } = useText();
  const { data: orders, isError, refetch } = useQuery(orderQueries.of(userId));
  const [opened, setOpened] = useState<OrderDto>();
  if (isError)
    return (
      <ErrorState text={t('region.failed')} retryText={t('retry')} onRetry={() => void refetch()} />
    );
  if (!orders)
    return (
      <Loading text={t('loading')}>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (orders.length === 0) return <EmptyState text={t('orders.none')} />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <li key={order.operation_id}>
            <Row order={order} onOpen={() => setOpened(order)} />
          </li>
        ))}
      </ul>
      <Dialog
        open={opened !== undefined}
        onOpenChange={(next) => !next && setOpened(undefined)}
        title={t('order.title')}
        closeLabel={t('close')}
      >
        {opened && <OrderDetails order={opened} />}
      </Dialog>
    </>
  );
};
