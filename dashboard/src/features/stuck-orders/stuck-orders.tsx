import type { StuckOrderDto } from '@shop/contracts';
import type { Column } from '@shop/ui';
import type { ReactNode } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { ProviderText } from '@/shared/display/provider-text';
import { Status, type StatusTone } from '@/shared/display/status';
import { ViewOrderLink } from '@/shared/display/view-order-link';
import { DataList } from '@/shared/table/data-list';

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

/** Retry actions of an order, or advice to those who have none. */
type Remedy = (order: StuckOrderDto) => ReactNode;

const Kind = ({ kind }: StuckOrderDto) => {
  const t = useText();
  return (
    <span className="font-semibold">
      <Status tone={KINDS[kind]}>{t(`stuckOrders.kind.${kind}`)}</Status>
    </span>
  );
};

const Since = ({ since }: StuckOrderDto) => {
  const { ago, dateTime } = useFormat();
  return (
    <time dateTime={since} title={dateTime(since)} className="whitespace-nowrap text-muted">
      {ago(since)}
    </time>
  );
};

const Explanation = ({ order, advice }: { order: StuckOrderDto; advice: Remedy }) => {
  const t = useText();
  const { kind, reason } = order;
  return (
    <>
      <p className="mt-1 text-muted">
        {t(`stuckOrders.explanation.${kind}`)}
        {reason && (
          <span className="mt-1 block break-words text-ink">
            <ProviderText text={reason} />
          </span>
        )}
      </p>
      {advice(order)}
    </>
  );
};

const Actions = ({ order, remedy }: { order: StuckOrderDto; remedy: Remedy }) => (
  <>
    {remedy(order)}
    <ViewOrderLink operationId={order.operationId} number={order.number} />
  </>
);

/** Columns of the table of stuck orders. */
export const useStuckColumns = (remedy: Remedy, advice: Remedy): Column<StuckOrderDto>[] => {
  const t = useText();
  const { aed } = useFormat();
  return [
    {
      key: 'order',
      header: t('orders.order'),
      rowHeader: true,
      cell: ({ number }) => (
        <bdi dir="ltr" className="font-semibold whitespace-nowrap tabular-nums">
          {number}
        </bdi>
      ),
    },
    {
      key: 'reason',
      header: t('stuckOrders.filter'),
      cell: (order) => (
        <div className="max-w-prose min-w-64 py-1">
          <Kind {...order} />
          <Explanation {...{ order, advice }} />
        </div>
      ),
    },
    { key: 'since', header: t('stuckOrders.since'), cell: (order) => <Since {...order} /> },
    {
      key: 'shopper',
      header: t('orders.shopper'),
      className: 'xl:min-w-32',
      cell: ({ shopper }) => (
        <span className="line-clamp-2">
          <bdi>{shopper}</bdi>
        </span>
      ),
    },
    {
      key: 'total',
      header: t('orders.total'),
      align: 'end',
      cell: ({ total }) => <span className="whitespace-nowrap">{aed(total)}</span>,
    },
    {
      key: 'actions',
      header: t('orders.actions'),
      align: 'end',
      cell: (order) => (
        <span className="inline-flex max-w-60 flex-wrap justify-end gap-2 py-1 whitespace-nowrap">
          <Actions {...{ order, remedy }} />
        </span>
      ),
    },
  ];
};

/** Stuck orders, each with its reason and age. */
export const StuckOrders = ({
  columns,
  orders,
  remedy,
  advice,
}: {
  columns: Column<StuckOrderDto>[];
  orders: StuckOrderDto[];
  remedy: Remedy;
  advice: Remedy;
}) => {
  const t = useText();
  const { aed } = useFormat();
  return (
    <DataList
      caption={t('stuckOrders.title')}
      columns={columns}
      rows={orders}
      rowKey={({ operationId, kind }) => operationId + kind}
      cardHeight="h-52"
      tableFrom="(min-width: 80rem)"
      card={(order) => (
        <article className="flex min-w-0 grow flex-col gap-3">
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
              <Kind {...order} />
              <Since {...order} />
            </p>
            <Explanation {...{ order, advice }} />
            <p className="mt-1 text-small">
              <span className="block break-all tabular-nums">
                <bdi dir="ltr">{order.number}</bdi>
              </span>
              <bdi>{order.shopper}</bdi> · {aed(order.total)}
            </p>
          </div>
          <div className="mt-auto flex flex-wrap gap-2">
            <Actions {...{ order, remedy }} />
          </div>
        </article>
      )}
    />
  );
};
