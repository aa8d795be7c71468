import { Link } from 'react-router';
import { useFormat } from '@/shared/i18n/use-format';
import { paths } from '@/shared/paths';
import type { Order } from '../order';
import { OrderStatus } from '../order-status';

/** A short list of orders with links. */
export const LatestOrders = ({ orders }: { orders: Order[] }) => {
  const { aed, day, time } = useFormat();
  return (
    <ul className="-mx-5 -mb-5 divide-y divide-line border-t border-line">
      {orders.map(({ operationId, createdAt, shopper, state, paymentState, total }) => (
        <li key={operationId}>
          <Link
            to={paths.order(operationId)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 px-5 py-3 transition-colors hover:bg-sand/60 sm:grid-cols-[minmax(0,1fr)_180px_120px]"
          >
            <span className="min-w-0">
              <span className="block truncate font-semibold">
                <bdi>{shopper.name}</bdi>
              </span>
              <time dateTime={createdAt} className="block text-mini text-muted">
                {day(createdAt)} · {time(createdAt)}
              </time>
            </span>
            <span className="max-sm:order-last max-sm:col-span-2">
              <OrderStatus order={{ state, paymentState }} />
            </span>
            <span className="text-end font-semibold whitespace-nowrap tabular-nums">
              {aed(total)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
};
