import { Button, cx, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { ORDERS_PAGE, recordsQueries, type OrderRow } from './shopper-records.queries';
import { LinkWithRight } from '@/shared/rights/link-with-right';

const Row = ({ order }: { order: OrderRow }) => {
  const t = useText();
  const { aed, day } = useFormat();
  const { operationId, number, state, paymentMethod, total, itemCount, createdAt } = order;
  return (
    <li className="flex items-baseline justify-between gap-4 py-3 first:pt-0 last:pb-0">
      <span className="min-w-0">
        <LinkWithRight
          right="orders.view"
          to={paths.order(operationId)}
          className="font-semibold text-accent underline-offset-4 hover:underline"
        >
          <bdi dir="ltr" className="tabular-nums">
            {number}
          </bdi>
        </LinkWithRight>
        <span className="block text-small text-muted">
          <time dateTime={createdAt}>{day(createdAt)}</time> ·{' '}
          {t('returns.items', { count: itemCount })} ·{' '}
          {t(paymentMethod === 'card' ? 'orders.card' : 'orders.cash')}
        </span>
      </span>
      <span className="shrink-0 text-end">
        <span className="block font-semibold tabular-nums">{aed(total)}</span>
        <span className="block text-small text-muted">{t(`orders.state.${state}`)}</span>
      </span>
    </li>
  );
};

/** The orders of a shopper, by page. */
export const ShopperOrders = ({ id }: { id: number }) => {
  const t = useText();
  const { count } = useFormat();
  const [page, setPage] = useState(1);
  const query = useQuery(recordsQueries.orders(id, page));
  return (
    <Panel title={t('shopper.orders')}>
      <QueryBoundary
        query={query}
        failed={t('shopper.ordersFailed')}
        shape={<Skeleton className="h-64" />}
      >
        {({ orders, total }) =>
          total === 0 ? (
            <p className="text-muted">{t('shopper.noOrders')}</p>
          ) : (
            <>
              <ul
                aria-label={t('shopper.orders')}
                aria-busy={query.isPlaceholderData}
                className={cx('divide-y divide-line', query.isPlaceholderData && 'opacity-60')}
              >
                {orders.map((order) => (
                  <Row key={order.operationId} order={order} />
                ))}
              </ul>
              {total > ORDERS_PAGE && (
                <nav
                  aria-label={t('list.pages')}
                  className="mt-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4 *:whitespace-nowrap"
                >
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={page === 1}
                    onClick={() => setPage(page - 1)}
                  >
                    {t('list.previous')}
                  </Button>
                  <span role="status" className="text-small text-muted tabular-nums">
                    {t('list.range', {
                      from: count((page - 1) * ORDERS_PAGE + 1),
                      to: count(Math.min(page * ORDERS_PAGE, total)),
                      total: count(total),
                    })}
                  </span>
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={page * ORDERS_PAGE >= total}
                    onClick={() => setPage(page + 1)}
                  >
                    {t('list.next')}
                  </Button>
                </nav>
              )}
            </>
          )
        }
      </QueryBoundary>
    </Panel>
  );
};
