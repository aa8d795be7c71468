import type { Column } from '@shop/ui';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { DataList } from '@/shared/table/data-list';
import type { Choice } from '@/shared/table/use-choice';
import { PackingSlipLink } from '../details/order-documents';
import { OrderLines } from '../details/order-lines';
import type { Order } from '../order';
import { OrderStatus } from '../order-status';

const Identity = ({ order: { number, createdAt } }: { order: Order }) => {
  const { day, time } = useFormat();
  return (
    <>
      <bdi dir="ltr" className="font-semibold whitespace-nowrap tabular-nums">
        {number}
      </bdi>
      <time dateTime={createdAt} className="block text-mini text-muted">
        {day(createdAt)} <span className="whitespace-nowrap">· {time(createdAt)}</span>
      </time>
    </>
  );
};

/** Columns of the orders of a vendor. */
export const useOwnOrderColumns = (): Column<Order>[] => {
  const t = useText();
  const { aed, city } = useFormat();
  return [
    {
      key: 'order',
      header: t('orders.order'),
      rowHeader: true,
      cell: (order) => <Identity order={order} />,
    },
    {
      key: 'shopper',
      header: t('orders.shopper'),
      className: 'min-w-20',
      cell: ({ shopper }) => (
        <>
          <span className="line-clamp-2">
            <bdi>{shopper.name}</bdi>
          </span>
          <span className="block text-mini text-muted">
            <bdi>{city(shopper.city)}</bdi>
          </span>
        </>
      ),
    },
    {
      key: 'items',
      header: t('orders.items'),
      className: 'min-w-64 py-3',
      cell: ({ lines }) => <OrderLines lines={lines} />,
    },
    {
      key: 'total',
      header: t('orders.total'),
      align: 'end',
      cell: ({ subtotal }) => (
        <span className="font-semibold whitespace-nowrap">{aed(subtotal)}</span>
      ),
    },
    {
      key: 'state',
      header: t('orders.status'),
      className: 'min-w-36 [&>span]:whitespace-normal',
      cell: (order) => <OrderStatus order={order} />,
    },
    {
      key: 'actions',
      header: t('orders.actions'),
      align: 'end',
      className: 'whitespace-nowrap',
      cell: (order) => <PackingSlipLink order={order} />,
    },
  ];
};

/** Orders of a vendor: own lines, their total and the packing slip. */
export const OwnOrderList = ({
  columns,
  rows,
  choice,
  busy,
}: {
  columns: Column<Order>[];
  rows: Order[] | undefined;
  choice: Choice<Order>;
  busy: boolean;
}) => {
  const t = useText();
  const { aed, city } = useFormat();
  return (
    <DataList
      caption={t('orders.own')}
      columns={columns}
      rows={rows}
      rowKey={({ operationId }) => operationId}
      busy={busy}
      choice={{
        ...choice,
        labelOf: ({ number }) => t('table.select', { name: number }),
        allLabel: t('table.selectAll'),
      }}
      cardHeight="h-52"
      tableFrom="(min-width: 80rem)"
      card={(order) => (
        <article className="flex min-w-0 grow flex-col gap-3">
          <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h2 className="min-w-0">
              <Identity order={order} />
            </h2>
            <OrderStatus order={order} />
          </header>
          <p className="break-words">
            <bdi>{order.shopper.name}</bdi> · <bdi>{city(order.shopper.city)}</bdi>
          </p>
          <OrderLines lines={order.lines} />
          <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
            <p className="tabular-nums">
              <span className="sr-only">{t('orders.total')} </span>
              <span className="font-semibold">{aed(order.subtotal)}</span>
            </p>
            <PackingSlipLink order={order} />
          </div>
        </article>
      )}
    />
  );
};
