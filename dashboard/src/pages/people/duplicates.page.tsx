import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { duplicatesQueries, PAIR_STATES } from '@/features/duplicates/duplicates.queries';
import { PairCard } from '@/features/duplicates/pair-card';
import { useText } from '@/shared/i18n/use-text';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

/** Accounts that are probably one person. */
export const DuplicatesPage = () => {
  const t = useText();
  const params = useListParams();
  const { page, limit, filter, change } = params;
  const state = PAIR_STATES.find((known) => known === filter('state')) ?? 'open';
  const list = useQuery(duplicatesQueries.list({ page, limit, state }));
  const rows = list.data?.pairs;
  return (
    <>
      <PageHeader
        title={t('nav.duplicates')}
        above={[{ text: t('nav.shoppers'), to: paths.shoppers }]}
      />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('duplicates.about')}</p>
      <div className="mb-4 flex flex-wrap gap-3">
        <FilterSelect
          label={t('duplicates.state')}
          all={t('duplicates.list.open')}
          value={state === 'open' ? '' : state}
          onChange={(value) => change({ state: value })}
          choices={[{ value: 'dismissed', text: t('duplicates.list.dismissed') }]}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('duplicates.failed'),
          none: t('duplicates.none'),
          noMatch: t('duplicates.noneDismissed'),
        }}
        params={params}
        filters={{ state: filter('state') }}
      >
        {rows ? (
          <ul
            aria-label={t('nav.duplicates')}
            aria-busy={list.isPlaceholderData}
            className="grid grid-cols-1 gap-4 2xl:grid-cols-2"
          >
            {rows.map((pair) => (
              <PairCard key={`${pair.first.id}-${pair.second.id}`} pair={pair} />
            ))}
          </ul>
        ) : (
          <Skeleton className="h-72" />
        )}
      </ListFrame>
    </>
  );
};
