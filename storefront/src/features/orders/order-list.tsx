import type { OrderDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { Button, EmptyState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@/shared/i18n/date';
import { RegionError } from '@/shared/layout/region-error';
import { Picture } from '@/shared/media/picture';
import { lazyPanel } from '@/shared/rendering/lazy-panel';
import { useText } from '@/shared/i18n/text';
import { orderInfo } from './order-info';
import { OrderState } from './order-state';
import { orderQueries } from './orders.queries';
import { TrackLink } from './track-link';
import { placeAndText, waybillOf } from './tracking';

const OrderWindow = lazyPanel(async () => (await import('./order-window')).OrderWindow);

const PICTURES = 3;
const ON_ITS_WAY: OrderDto['state'][] = ['ready_to_ship', 'shipped'];

const Row = ({ order, onOpen }: { order: OrderDto; onOpen: () => void }) => {
  const { t, locale } = useText();
  const { cart, itemCount, grandTotal } = orderInfo(order);
  const waybill = waybillOf(order);
  const newest = order.tracking?.[0];
  return (
    <article className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-3 py-5">
      <div className="min-w-0">
        <p className="font-semibold">{formatDate(order.created_at, locale)}</p>
        <p className="text-small text-muted">
          <bdi dir="ltr" className="font-medium">
            {order.number}
          </bdi>
        </p>
      </div>
      <div className="text-end">
        <OrderState order={order} />
      </div>
      <div className="flex min-w-0 flex-wrap items-center gap-2">
        {cart.slice(0, PICTURES).map((item, index) => (
          <Picture
            key={index}
            image={item.image}
            alt=""
            sizes="48px"
            max={160}
            className="aspect-4/5 w-11 max-sm:nth-3:hidden"
          />
        ))}
        <p className="ms-1 text-small whitespace-nowrap">
          <span className="block font-semibold tabular-nums">{formatAed(grandTotal, locale)}</span>
          <span className="text-muted">{t('order.items', { count: itemCount })}</span>
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={`${t('order.view')} ${order.number}`}
        onClick={onOpen}
      >
        {t('order.view')}
      </Button>
      {waybill && ON_ITS_WAY.includes(order.state) && (
        <div className="col-span-2 text-small">
          {newest && <p>{placeAndText(newest, locale)}</p>}
          <TrackLink waybill={waybill} />
        </div>
      )}
    </article>
  );
};

const Rows = () => (
  <div className="divide-y divide-line border-y border-line">
    {[0, 1, 2].map((row) => (
      <div key={row} className="py-5">
        <Skeleton className="h-25" />
      </div>
    ))}
  </div>
);

/** The shopper's orders with a dialog for the details. */
export const OrderList = ({
  userId,
  first,
  paymentOf,
  returnsOf,
  onReorder,
}: {
  userId: number;
  /** Operation id of the order to list first; otherwise the newest one. */
  first?: string | undefined;
  /** Renders the button that retries the payment. */
  paymentOf: (operationId: string) => ReactNode;
  /** Renders the returns of an order. */
  returnsOf: (order: OrderDto) => ReactNode;
  /** Adds the order's lines to the cart. */
  onReorder: (order: OrderDto) => Promise<void>;
}) => {
  const { t } = useText();
  const { data: orders, isError, refetch } = useQuery(orderQueries.of(userId));
  const [openedId, setOpenedId] = useState<string>();
  const opened = orders?.find(({ operation_id: id }) => id === openedId);
  // An open order and what is entered in it stay while the list cannot be loaded again.
  if (isError && !orders) return <RegionError onRetry={refetch} />;
  if (!orders)
    return (
      <Loading text={t('loading')}>
        <Rows />
      </Loading>
    );
  const isFirst = ({ operation_id }: OrderDto) => Number(operation_id === first);
  const sorted = orders.toSorted((a, b) => isFirst(b) - isFirst(a));
  if (orders.length === 0) return <EmptyState text={t('orders.none')} />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {sorted.map((order) => (
          <li key={order.operation_id}>
            <Row order={order} onOpen={() => setOpenedId(order.operation_id)} />
          </li>
        ))}
      </ul>
      {opened && (
        <OrderWindow
          listed={opened}
          payment={paymentOf(opened.operation_id)}
          returns={returnsOf(opened)}
          onReorder={onReorder}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </>
  );
};
