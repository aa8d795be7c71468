import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ViewOrderLink } from '@/shared/display/view-order-link';
import { LabelLink } from './label-link';
import { TagBadges } from '../notes/order-tags';
import type { Order } from '../order';
import { LateChip, PaymentChip, ShipmentChip } from './order-chips';
import { OrderNumberLink } from './order-number-link';
import { OrderStatus } from '../order-status';

/** An order on screens too narrow for the table. */
export const OrderCard = ({ order }: { order: Order }) => {
  const t = useText();
  const { aed, city, dateTime } = useFormat();
  const { operationId, number, createdAt, shopper, itemCount, total, fee } = order;
  return (
    <div className="relative flex min-w-0 grow flex-col gap-3">
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 font-semibold break-all tabular-nums">
            <OrderNumberLink {...{ operationId, number }} />
          </h2>
          <OrderStatus order={order} />
        </div>
        <time dateTime={createdAt} className="text-mini text-muted">
          {dateTime(createdAt)}
        </time>
      </div>
      <div className="flex items-end justify-between gap-4 border-y border-line py-3">
        <p className="min-w-0">
          <span className="block truncate">
            <bdi>{shopper.name}</bdi>
          </span>
          <span className="text-mini text-muted">
            <bdi>{city(shopper.city)}</bdi> · {t('orders.itemCount', { count: itemCount })}
          </span>
        </p>
        <p className="shrink-0 text-end tabular-nums">
          <span className="block font-semibold">{aed(total)}</span>
          <span className="text-mini text-muted">{t('orders.feeOf', { fee: aed(fee) })}</span>
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <PaymentChip method={order.paymentMethod} />
        {order.late && <LateChip deliverBy={order.deliverBy} />}
        <ShipmentChip shipments={order.shipments} />
        <TagBadges tags={order.tags} />
      </p>
      <div className="relative mt-auto flex flex-wrap gap-2">
        <ViewOrderLink {...{ operationId, number }} />
        <LabelLink order={order} />
      </div>
    </div>
  );
};
