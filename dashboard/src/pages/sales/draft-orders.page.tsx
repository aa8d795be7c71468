import { buttonClass } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import { DraftList, useDraftColumns } from '@/features/draft-orders/draft-list';
import { draftOrdersQueries } from '@/features/draft-orders/draft-orders.queries';
import { DRAFT_STATES, isDraftState } from '@/features/draft-orders/draft-status';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { SearchBox } from '@/shared/list/search-box';
import { useListViews } from '@/shared/list-views/use-list-views';
import { useListParams } from '@/shared/list/use-list-params';
import { useSearch } from '@/shared/list/use-search';
import { paths } from '@/shared/paths';

/** Orders that staff prepare for shoppers, by state. */
export const DraftOrdersPage = () => {
  const t = useText();
  const params = useListParams();
  const { isReady, columns, columnMenu, menu } = useListViews('draftOrders', useDraftColumns());
  const { page, limit, q, filter, change } = params;
  const state = Object.keys(DRAFT_STATES)
    .filter(isDraftState)
    .find((known) => known === filter('state'));
  const search = useSearch(change);
  const list = useQuery({
    ...draftOrdersQueries.list({ page, limit, ...(state && { state }), ...(q && { q }) }),
    enabled: isReady,
  });
  const rows = list.data?.drafts;
  return (
    <>
      <PageHeader title={t('nav.draftOrders')}>
        {menu}
        {columnMenu}
        <ListFileActions
          kind="draft-orders"
          start={() => startExport['draft-orders']({ ...(state && { state }), ...(q && { q }) })}
        />
        <Link to={paths.newDraftOrder()} className={buttonClass({})}>
          <Plus className="size-4" />
          {t('drafts.new')}
        </Link>
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('drafts.about')}</p>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('drafts.search')} value={q} onSearch={search} />
        <FilterSelect
          label={t('drafts.stateTitle')}
          all={t('drafts.allStates')}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
          choices={Object.keys(DRAFT_STATES).map((value) => ({
            value,
            text: t(`drafts.state.${value}`),
          }))}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('drafts.failed'),
          none: t('drafts.none'),
          noMatch: t('drafts.noMatch'),
        }}
        params={params}
        filters={{ state, q }}
      >
        <DraftList columns={columns} rows={rows} busy={list.isPlaceholderData} />
      </ListFrame>
    </>
  );
};
