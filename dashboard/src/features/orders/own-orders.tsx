import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import type { Order } from './order';
import { OrderLines } from './details/order-lines';
import { PackingSlipLink } from './details/order-documents';
import { OrderStatus } from './order-status';

const OwnOrder = ({ order }: { order: Order }) => {
  const t = useText();
  const { aed, city, day, time } = useFormat();
  const { number, createdAt, shopper, lines, subtotal } = order;
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-4 py-5 last:pb-0 lg:grid-cols-[200px_minmax(0,1fr)_140px]">
      <div className="min-w-0">
        <OrderStatus order={order} />
        <p className="mt-1">
          <bdi>{shopper.name}</bdi> · <bdi>{city(shopper.city)}</bdi>
        </p>
        <p className="text-mini text-muted">
          <time dateTime={createdAt}>
            {day(createdAt)} · {time(createdAt)}
          </time>
          <br />
          <bdi dir="ltr" className="break-all tabular-nums">
            {number}
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

/** The latest orders of a vendor: own lines, their total and the packing slip. */
export const OwnOrders = ({ orders }: { orders: Order[] }) => {
  const t = useText();
  return (
    <ul aria-label={t('orders.own')} className="-mb-5 divide-y divide-line">
      {orders.map((order) => (
        <OwnOrder key={order.operationId} order={order} />
      ))}
    </ul>
  );
};
