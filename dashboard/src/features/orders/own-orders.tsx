import { Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { Panel } from '@/shared/panel';
import type { Order } from './order';
import { OrderLines } from './order-lines';
import { PackingSlipLink } from './order-papers';
import { OrderStatus } from './order-status';
import { ordersQueries } from './orders.queries';

const OwnOrder = ({ order }: { order: Order }) => {
  const t = useText();
  const { aed, city, day, time } = useFormat();
  const { operationId, createdAt, customer, lines, subtotal } = order;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-4 py-5 last:pb-0 lg:grid-cols-[200px_minmax(0,1fr)_140px]">
      <div className="min-w-0">
        <OrderStatus order={order} />
        <p className="mt-1">
          <bdi>{customer.name}</bdi> · <bdi>{city(customer.city)}</bdi>
        </p>
        <p className="text-mini text-muted">
          <time dateTime={createdAt}>
            {day(createdAt)} · {time(createdAt)}
          </time>
          <bdi dir="ltr" className="block break-all tabular-nums">
            {operationId}
          </bdi>
        </p>
      </div>
      <OrderLines lines={lines} />
      <div className="flex flex-wrap items-center justify-between gap-3 lg:flex-col lg:items-end lg:justify-start">
        <p className="tabular-nums">
          <span className="sr-only">{t('orders.total')} </span>
          <span className="font-semibold">{aed(subtotal)}</span>
        </p>
        <PackingSlipLink order={order} />
      </div>
    </li>
  );
};

/** A vendor's orders, newest first: the own lines, what they come to, and the slip for the parcel. */
export const OwnOrders = () => {
  const t = useText();
  const params = useListParams();
  const { page, limit } = params;
  const list = useQuery(ordersQueries.list({ page, limit }));
  const rows = list.data?.orders;
  return (
    <Panel title={t('orders.own')} className="mt-4">
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{ failed: t('orders.failed'), none: t('orders.none') }}
        params={params}
        filters={{}}
      >
        {rows ? (
          <ul
            aria-label={t('orders.own')}
            aria-busy={list.isPlaceholderData}
            className="divide-y divide-line border-t border-line transition-opacity aria-busy:opacity-60"
          >
            {rows.map((order) => (
              <OwnOrder key={order.operationId} order={order} />
            ))}
          </ul>
        ) : (
          <Loading text={t('shell.loading')}>
            <Skeleton className="h-64" />
          </Loading>
        )}
      </ListFrame>
    </Panel>
  );
};
