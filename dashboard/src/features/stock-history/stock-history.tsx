import { api, unwrap } from '@shop/api-client';
import type { StockChangeDto } from '@shop/contracts';
import { variantName } from '@shop/shop-rules';
import { EmptyState, Skeleton } from '@shop/ui';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OlderButton } from '@/shared/list/older-button';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { LinkWithRight } from '@/shared/rights/link-with-right';

const changesOf = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['stock history', id],
    queryFn: async ({ pageParam, signal }) =>
      unwrap(
        await api.GET('/products/{id}/stock-changes', {
          params: { path: { id }, query: { before: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Each opening shows the sales meanwhile.
    staleTime: 0,
  });

/** Who or what changed the stock. */
const Cause = ({ change }: { change: StockChangeDto }) => {
  const t = useText();
  const { reason, adjustmentReason, orderNumber, operationId, actor } = change;
  const number = orderNumber && <bdi dir="ltr">{orderNumber}</bdi>;
  return (
    <span>
      {t(`stockHistory.reason.${reason}`)}
      {adjustmentReason && `: ${t(`stockHistory.adjustment.${adjustmentReason}`)}`}
      {number && ' · '}
      {number && operationId ? (
        <LinkWithRight
          right="orders.view"
          to={paths.order(operationId)}
          className="text-accent underline-offset-4 hover:underline"
        >
          {number}
        </LinkWithRight>
      ) : (
        number
      )}
      {actor && (
        <>
          {' · '}
          <bdi>{actor}</bdi>
        </>
      )}
    </span>
  );
};

const Changes = ({ productId }: { productId: number }) => {
  const t = useText();
  const locale = useLocale();
  const { dayTime } = useFormat();
  const list = useInfiniteQuery(changesOf(productId));
  return (
    <QueryBoundary
      query={list}
      failed={t('stockHistory.failed')}
      shape={<Skeleton className="h-40" />}
    >
      {({ pages }) => {
        const changes = pages.flatMap((page) => page.changes);
        if (changes.length === 0) return <EmptyState text={t('stockHistory.none')} />;
        return (
          <>
            <ol aria-label={t('stockHistory.title')} className="divide-y divide-line">
              {changes.map((change) => (
                <li
                  key={change.id}
                  className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
                >
                  <Cause change={change} />
                  <span className="text-end tabular-nums">
                    <bdi dir="ltr">
                      {change.before} → <strong>{change.after}</strong>
                    </bdi>
                  </span>
                  <span className="text-mini text-muted">
                    <bdi>{variantName(change, locale)}</bdi>
                  </span>
                  <time dateTime={change.at} className="text-end text-mini text-muted">
                    {dayTime(change.at)}
                  </time>
                </li>
              ))}
            </ol>
            <OlderButton list={list} text={t('stockHistory.older')} />
          </>
        );
      }}
    </QueryBoundary>
  );
};

/** How the stock of a product has changed, loaded when opened. */
export const StockHistory = ({ productId }: { productId: number }) => {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="panel mt-4 p-5" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-h3 font-semibold">{t('stockHistory.title')}</summary>
      {isOpen && (
        <div className="mt-4">
          <Changes productId={productId} />
        </div>
      )}
    </details>
  );
};
