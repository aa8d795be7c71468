import { MAXIMUM_STARS } from '@shop/shop-rules';
import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { ReviewList, useReviewColumns } from '@/features/reviews/review-list';
import { REVIEW_STATES, reviewsQueries } from '@/features/reviews/reviews.queries';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { PageHeader } from '@/shared/layout/page-header';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { useHeldRows } from '@/shared/unsaved/use-held';

const STARS = Array.from({ length: MAXIMUM_STARS }, (_, index) => MAXIMUM_STARS - index);

/** Reviews of all products: hide, show, reply and delete. */
export const ReviewsPage = () => {
  const t = useText();
  const nameOf = useNameOf();
  const params = useListParams();
  const { page, limit, q, filter, change } = params;
  const state = REVIEW_STATES.find((known) => known === filter('state'));
  const stars = STARS.find((known) => String(known) === filter('stars'));
  const product = /^[1-9]\d{0,8}$/.test(filter('product')) ? Number(filter('product')) : undefined;
  const { isReady, columns, columnMenu, menu } = useListViews('reviews', useReviewColumns());
  const list = useQuery({
    ...reviewsQueries.list({ page, limit, state, stars, product, ...(q && { q }) }),
    enabled: isReady,
  });
  const rows = useHeldRows(list.data?.reviews);
  const row = rows?.find(({ productId }) => productId === product);
  return (
    <>
      <PageHeader title={t('nav.reviews')}>
        {menu}
        {columnMenu}
        <ListFileActions
          kind="reviews"
          start={() => startExport.reviews({ state, stars, product, ...(q && { q }) })}
        />
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('reviews.about')}</p>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('reviews.search')} value={q} onSearch={useSearch(change)} />
        <FilterSelect
          label={t('reviews.state')}
          all={t('reviews.allStates')}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
          choices={REVIEW_STATES.map((value) => ({ value, text: t(`reviews.stateOf.${value}`) }))}
        />
        <FilterSelect
          label={t('reviews.stars')}
          all={t('reviews.allStars')}
          value={stars ? String(stars) : ''}
          onChange={(value) => change({ stars: value })}
          choices={STARS.map((value) => ({
            value: String(value),
            text: t('analytics.stars', { stars: value }),
          }))}
        />
        {product && (
          <FilterSelect
            label={t('reviews.product')}
            all={t('reviews.allProducts')}
            value={String(product)}
            onChange={(value) => change({ product: value })}
            choices={[
              {
                value: String(product),
                text: row
                  ? nameOf({ name: row.productName, nameAr: row.productNameAr })
                  : t('reviews.productNumber', { id: product }),
              },
            ]}
          />
        )}
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('reviews.failed'),
          none: t('reviews.none'),
          noMatch: t('reviews.noMatch'),
        }}
        params={params}
        filters={{ q, state, stars, product }}
      >
        <ReviewList columns={columns} rows={rows} busy={list.isPlaceholderData} />
      </ListFrame>
    </>
  );
};
