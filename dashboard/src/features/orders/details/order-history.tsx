import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { AddNote } from '../notes/add-note';
import type { Order } from '../order';
import { ordersQueries } from '../orders.queries';
import { OrderTimeline } from './order-timeline';
import { timelineOf } from './timeline';
import { useMay } from '@/shared/rights/use-may';

/** Timeline of an order with the notes of staff. */
export const OrderHistory = ({ order }: { order: Order }) => {
  const t = useText();
  const { operationId, timeline, tracking } = order;
  const mayNote = useMay()('orders.notes');
  const query = useQuery({ ...ordersQueries.notes(operationId), enabled: mayNote });
  return (
    <div className="flex flex-col gap-6">
      {mayNote && (
        <>
          <AddNote operationId={operationId} />
          <QueryBoundary
            query={query}
            failed={t('orders.notesFailed')}
            shape={<Skeleton className="h-12" />}
          >
            {() => null}
          </QueryBoundary>
        </>
      )}
      <OrderTimeline
        operationId={operationId}
        entries={timelineOf(timeline, tracking, query.data ?? [])}
      />
    </div>
  );
};
