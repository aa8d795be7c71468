import type { StuckOrderDto } from '@shop/contracts';
import type { ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Status, type StatusTone } from '@/shared/display/status';
import { ViewOrderLink } from '@/shared/display/view-order-link';

export const KINDS = {
  payment_review: 'failed',
  refund_failed: 'failed',
  refund_twice: 'failed',
  refund_pending: 'waiting',
  shipment_failed: 'failed',
  shipment_unknown: 'waiting',
  shipment_missing: 'waiting',
  mail_failed: 'waiting',
  voided_parcel: 'failed',
  cash_unconfirmed: 'waiting',
} as const satisfies Record<StuckOrderDto['kind'], StatusTone>;

/** Stuck orders, each with its reason and age. */
export const StuckOrders = ({
  orders,
  remedy,
}: {
  orders: StuckOrderDto[];
  /** Retry actions of an order. */
  remedy: (order: StuckOrderDto) => ReactNode;
}) => {
  const t = useText();
  const { aed, ago, dateTime } = useFormat();
  return (
    <ul aria-label={t('stuckOrders.title')} className="panel divide-y divide-line">
      {orders.map((order) => (
        <li
          key={order.operationId + order.kind}
          className="grid grid-cols-1 gap-x-6 gap-y-3 p-4 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:p-5"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <span className="font-semibold">
                <Status tone={KINDS[order.kind]}>{t(`stuckOrders.kind.${order.kind}`)}</Status>
              </span>
              <time dateTime={order.since} title={dateTime(order.since)} className="text-muted">
                {ago(order.since)}
              </time>
            </p>
            <p className="mt-1 text-muted">
              {t(`stuckOrders.explanation.${order.kind}`)}
              {order.reason && (
                <bdi dir="auto" className="mt-1 block break-words text-ink">
                  {order.reason}
                </bdi>
              )}
            </p>
            <p className="mt-1 text-small">
              <span className="block break-all tabular-nums">
                <bdi dir="ltr">{order.number}</bdi>
              </span>
              <bdi>{order.shopper}</bdi> · {aed(order.total)}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            {remedy(order)}
            <ViewOrderLink operationId={order.operationId} number={order.number} />
          </div>
        </li>
      ))}
    </ul>
  );
};
