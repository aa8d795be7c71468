import type { CouponDto } from '@shop/contracts';
import { Button, Dialog, EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { LinkWithRight } from '@/shared/rights/link-with-right';
import { couponsQueries } from './coupons.queries';

/** The orders that used a coupon, page by page. */
export const CouponUses = ({ coupon, onClose }: { coupon: CouponDto; onClose: () => void }) => {
  const t = useText();
  const { aed, count, dateTime } = useFormat();
  const [page, setPage] = useState(1);
  const { data, isError, refetch, isFetching } = useQuery(couponsQueries.uses(coupon.id, page));
  const last = data ? Math.max(1, Math.ceil(data.total / data.limit)) : 1;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('coupons.usesTitle', { code: coupon.code })}
      closeLabel={t('shell.close')}
    >
      {isError && !data && (
        <ErrorState
          text={t('coupons.usesFailed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && (
        <Loading text={t('shell.loading')}>
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data?.total === 0 && <EmptyState text={t('coupons.noUses')} />}
      {data && data.total > 0 && (
        <div className="flex flex-col gap-4" aria-busy={isFetching}>
          <p className="text-muted">
            {t('coupons.usesSum', { count: count(coupon.uses), amount: aed(coupon.given) })}
          </p>
          <ul className="divide-y divide-line">
            {data.uses.map((use) => (
              <li key={use.operationId} className="flex flex-wrap justify-between gap-x-4 py-2">
                <span>
                  <LinkWithRight
                    right="orders.view"
                    to={paths.order(use.operationId)}
                    className="font-semibold underline underline-offset-4"
                    plainClassName="font-semibold"
                  >
                    <bdi dir="ltr">{use.number}</bdi>
                  </LinkWithRight>
                  <span className="block text-mini text-muted">
                    <time dateTime={use.createdAt}>{dateTime(use.createdAt)}</time>
                    {use.isReleased && ` · ${t('coupons.released')}`}
                  </span>
                </span>
                <span className="text-end tabular-nums">
                  <span className="block">{aed(-use.discount)}</span>
                  <span className="block text-mini text-muted">
                    {t('coupons.orderTotal', { amount: aed(use.total) })}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          {last > 1 && (
            <div className="flex items-center justify-between gap-2">
              <Button
                size="small"
                variant="secondary"
                aria-disabled={page === 1}
                onClick={() => setPage(Math.max(1, page - 1))}
              >
                {t('coupons.newer')}
              </Button>
              <span className="text-mini text-muted tabular-nums">
                {t('coupons.page', { page: count(page), last: count(last) })}
              </span>
              <Button
                size="small"
                variant="secondary"
                aria-disabled={page === last}
                onClick={() => setPage(Math.min(last, page + 1))}
              >
                {t('coupons.older')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
};
