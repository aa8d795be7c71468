import { cx, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { CategoryPanel } from './category-panel';
import { analyticsQueries } from './analytics.queries';
import { LatestReviews } from './latest-reviews';
import { LowStock, TopProducts } from './product-panels';
import { useRange } from './range-choice';
import { SalesPanel } from './sales-panel';
import { Totals } from './totals';

const Shape = () => (
  <>
    <div className="grid grid-cols-2 gap-3 xl:grid-cols-4">
      {[1, 2, 3, 4].map((card) => (
        <Skeleton key={card} className="h-30" />
      ))}
    </div>
    <Skeleton className="mt-4 h-90" />
  </>
);

/** Sales of the shop, or of one vendor, in the selected period. */
export const AnalyticsBoard = ({
  notice,
  orders,
}: {
  /** Content below the totals, once the number of stuck orders is loaded. */
  notice?: (stuck: number) => ReactNode;
  /** Content beside the reviews. */
  orders?: ReactNode;
}) => {
  const t = useText();
  const query = useQuery(analyticsQueries.last(useRange()));
  return (
    <QueryBoundary query={query} failed={t('analytics.failed')} shape={<Shape />}>
      {(data) => (
        <div
          aria-busy={query.isPlaceholderData}
          className="grid gap-4 transition-opacity aria-busy:opacity-60"
        >
          <Totals analytics={data} />
          {data.stuck !== null && notice?.(data.stuck)}
          <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <SalesPanel analytics={data} />
            <CategoryPanel analytics={data} />
          </div>
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <TopProducts analytics={data} />
            <LowStock analytics={data} />
          </div>
          <div
            className={cx(
              'grid items-start gap-4',
              orders && 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]',
            )}
          >
            {orders}
            <LatestReviews analytics={data} />
          </div>
        </div>
      )}
    </QueryBoundary>
  );
};
