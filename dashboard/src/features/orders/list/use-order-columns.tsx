import type { Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ViewOrderLink } from '@/shared/display/view-order-link';
import { LabelLink } from './label-link';
import { TagBadges } from '../notes/order-tags';
import type { Order } from '../order';
import { LateChip, PaymentChip, ShipmentChip } from './order-chips';
import { OrderNumberLink } from './order-number-link';
import { OrderStatus } from '../order-status';

/** Columns of the order table. */
export const useOrderColumns = (): Column<Order>[] => {
  const t = useText();
  const { aed, city, count, day, time } = useFormat();
  return [
    {
      key: 'order',
      header: t('orders.order'),
      rowHeader: true,
      cell: ({ operationId, number, createdAt }) => (
        <>
          <span className="text-[0.8125rem] font-semibold tabular-nums">
            <OrderNumberLink {...{ operationId, number }} />
          </span>
          <time dateTime={createdAt} className="block text-mini text-muted">
            {day(createdAt)} <span className="whitespace-nowrap">· {time(createdAt)}</span>
          </time>
        </>
      ),
    },
    {
      key: 'shopper',
      header: t('orders.shopper'),
      cell: ({ shopper, tags }) => (
        <>
          <span className="line-clamp-2">
            <bdi>{shopper.name}</bdi>
          </span>
          <span className="block text-mini whitespace-nowrap text-muted">
            <bdi>{city(shopper.city)}</bdi>
          </span>
          {tags.length > 0 && (
            <span className="mt-1 flex max-w-48 flex-wrap gap-1">
              <TagBadges tags={tags} />
            </span>
          )}
        </>
      ),
    },
    {
      key: 'items',
      header: t('orders.items'),
      align: 'end',
      cell: ({ itemCount }) => count(itemCount),
    },
    {
      key: 'total',
      header: t('orders.total'),
      align: 'end',
      cell: ({ total, fee }) => (
        <>
          <span className="block font-semibold whitespace-nowrap">{aed(total)}</span>
          <span className="block text-mini whitespace-nowrap text-muted">
            {t('orders.feeOf', { fee: aed(fee) })}
          </span>
        </>
      ),
    },
    {
      key: 'payment',
      header: t('orders.payment.title'),
      cell: ({ paymentMethod }) => <PaymentChip method={paymentMethod} short />,
    },
    {
      key: 'state',
      header: t('orders.status'),
      cell: ({ state, paymentState, shipments, late, deliverBy }) => (
        <span className="inline-flex flex-col items-start gap-1 py-1">
          <OrderStatus order={{ state, paymentState }} />
          {late && <LateChip deliverBy={deliverBy} />}
          <ShipmentChip shipments={shipments} />
        </span>
      ),
    },
    {
      key: 'actions',
      header: t('orders.actions'),
      align: 'end',
      cell: (order) => (
        <span className="relative inline-grid gap-2 2xl:inline-flex">
          <LabelLink order={order} />
          <ViewOrderLink operationId={order.operationId} number={order.number} />
        </span>
      ),
    },
  ];
};
