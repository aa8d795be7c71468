import type { OrderDto } from '@shop/contracts';
import { formatAed } from '@shop/shop-rules';
import { Button, Dialog, EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { formatDate } from '@/shared/i18n/date';
import { Picture } from '@/shared/media/picture';
import { useText } from '@/shared/i18n/text';
import { OrderDetails } from './order-details';
import { OrderHelp } from './order-help';
import { orderInfo } from './order-info';
import { OrderState } from './order-state';
import { orderQueries } from './orders.queries';
import { TrackLink } from './track-link';
import { placeAndText, waybillOf } from './tracking';

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
          <bdi dir="ltr" className="break-all">
            {order.operation_id}
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
        aria-label={`${t('order.view')} ${order.operation_id}`}
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
  paymentOf,
  onReorder,
}: {
  userId: number;
  /** Renders the button that retries the payment. */
  paymentOf: (operationId: string) => ReactNode;
  /** Adds the order's lines to the cart. */
  onReorder: (order: OrderDto) => Promise<void>;
}) => {
  const { t } = useText();
  const { data: orders, isError, refetch } = useQuery(orderQueries.of(userId));
  const [openedId, setOpenedId] = useState<string>();
  const one = useQuery({ ...orderQueries.one(openedId ?? ''), enabled: openedId !== undefined });
  // The list has only the newest event of each parcel.
  const opened =
    openedId === undefined
      ? undefined
      : (one.data ?? orders?.find((order) => order.operation_id === openedId));
  const [busy, setBusy] = useState(false);
  const reorder = async (order: OrderDto) => {
    setBusy(true);
    await onReorder(order);
    setBusy(false);
    setOpenedId(undefined);
  };
  if (isError)
    return (
      <ErrorState text={t('region.failed')} retryText={t('retry')} onRetry={() => void refetch()} />
    );
  if (!orders)
    return (
      <Loading text={t('loading')}>
        <Rows />
      </Loading>
    );
  if (orders.length === 0) return <EmptyState text={t('orders.none')} />;
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {orders.map((order) => (
          <li key={order.operation_id}>
            <Row order={order} onOpen={() => setOpenedId(order.operation_id)} />
          </li>
        ))}
      </ul>
      <Dialog
        open={opened !== undefined}
        onOpenChange={(next) => !next && setOpenedId(undefined)}
        title={t('order.title')}
        closeLabel={t('close')}
        footer={
          opened && (
            <Button
              className="w-full"
              busy={busy}
              busyText={t('payment.processing')}
              onClick={() => void reorder(opened)}
            >
              <RotateCcw aria-hidden="true" className="mirror size-4" strokeWidth={1.5} />
              {t('order.reorder')}
            </Button>
          )
        }
      >
        {opened && (
          <div className="flex flex-col gap-6">
            <OrderDetails order={opened} payment={paymentOf(opened.operation_id)} />
            <OrderHelp operationId={opened.operation_id} />
          </div>
        )}
      </Dialog>
    </>
  );
};
