import { ApiError } from '@shop/api-client';
import { buttonClass, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { useParams } from 'react-router';
import { EditAddress } from '@/features/orders/actions/edit-address';
import { PaymentReviewers } from '@/features/orders/actions/payment-reviewers';
import { FailedRefunds } from '@/features/orders/refunds/failed-refunds';
import { RefundList } from '@/features/orders/refunds/refund-list';
import { LabelLink } from '@/features/orders/list/label-link';
import type { Order } from '@/features/orders/order';
import { OrderActions } from '@/features/orders/actions/order-actions';
import { LateChip, PaymentChip, ShipmentChip } from '@/features/orders/list/order-chips';
import { OrderShopper } from '@/features/orders/details/order-shopper';
import { OrderLines } from '@/features/orders/details/order-lines';
import { OrderTotals } from '@/features/orders/details/order-totals';
import { OrderDocuments } from '@/features/orders/details/order-documents';
import { OrderStatus } from '@/features/orders/order-status';
import { isAddressOpen } from '@/features/orders/order-texts';
import { OrderHistory } from '@/features/orders/details/order-history';
import { OrderTags } from '@/features/orders/notes/order-tags';
import { NeighbourLinks } from '@/features/orders/trail/neighbour-links';
import { useNeighbours } from '@/features/orders/trail/use-neighbours';
import { ordersQueries } from '@/features/orders/orders.queries';
import { OrderDraft } from '@/features/draft-orders/order-draft';
import { OrderReturns } from '@/features/returns/order-returns';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { paths, shopUrl } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

/** States in which an order can have returns. */
const RETURNABLE: Order['state'][] = ['delivered', 'partially_refunded', 'refunded'];

const Details = ({ order }: { order: Order }) => {
  const t = useText();
  const { dateTime, day } = useFormat();
  const may = useMay();
  return (
    <>
      <p className="-mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <OrderStatus order={order} />
        <PaymentChip method={order.paymentMethod} />
        <ShipmentChip shipments={order.shipments} />
        <time dateTime={order.createdAt} className="text-muted">
          {dateTime(order.createdAt)}
        </time>
        {order.late && <LateChip deliverBy={order.deliverBy} />}
        {!order.late && order.deliverBy && (
          <span className="text-muted">{t('orders.deliverBy', { day: day(order.deliverBy) })}</span>
        )}
      </p>
      <OrderTags order={order} />
      <FailedRefunds order={order} />
      {order.paymentState === 'review' && (
        <div className="mb-4">
          <PaymentReviewers />
        </div>
      )}
      <OrderActions order={order} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 gap-4">
          <Panel title={t('orders.items')}>
            <OrderLines lines={order.lines} />
          </Panel>
          {order.notes && (
            <Panel title={t('orders.notes')}>
              <p className="break-words whitespace-pre-line">
                <bdi>{order.notes}</bdi>
              </p>
            </Panel>
          )}
          {may('returns.view') && RETURNABLE.includes(order.state) && (
            <OrderReturns operationId={order.operationId} />
          )}
          <Panel title={t('orders.timeline')}>
            <OrderHistory order={order} />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-4 max-lg:order-first md:max-lg:grid-cols-2">
          <Panel title={t('orders.payment.title')}>
            <OrderTotals order={order} />
            <RefundList order={order} />
          </Panel>
          <Panel
            title={t('orders.shopper')}
            action={
              may('orders.address') &&
              isAddressOpen(order.state) && (
                <EditAddress operationId={order.operationId} number={order.number} />
              )
            }
          >
            <OrderShopper shopper={order.shopper} />
          </Panel>
          {may('orders.drafts') && <OrderDraft operationId={order.operationId} />}
        </div>
      </div>
    </>
  );
};

export const OrderPage = () => {
  const t = useText();
  const { operationId = '' } = useParams();
  const query = useQuery(ordersQueries.one(operationId));
  const { data: order, error } = query;
  const { search = '', ...neighbours } = useNeighbours(operationId);
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={t('orders.order')}
        code={order?.number}
        above={[{ text: t('nav.allOrders'), to: `${paths.allOrders}${search}` }]}
      >
        <NeighbourLinks {...neighbours} />
        {order && (
          <>
            <a
              href={shopUrl(`/order/${encodeURIComponent(operationId)}`)}
              target="_blank"
              rel="noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <ExternalLink className="mirror size-4" />
              {t('orders.publicPage')}
            </a>
            <OrderDocuments order={order} />
            <LabelLink order={order} variant="primary" />
          </>
        )}
      </PageHeader>
      <QueryBoundary
        query={query}
        failed={t('orders.orderFailed')}
        shape={
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
            <Skeleton className="h-72" />
            <Skeleton className="h-48" />
          </div>
        }
      >
        {(known) => <Details order={known} />}
      </QueryBoundary>
    </>
  );
};
