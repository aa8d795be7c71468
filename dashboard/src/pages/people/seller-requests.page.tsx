import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { SellerList, useSellerColumns } from '@/features/seller-requests/seller-list';
import {
  SELLER_STATES,
  sellerRequestsQueries,
} from '@/features/seller-requests/seller-requests.queries';
import { useText } from '@/shared/i18n/use-text';
import { useListViews } from '@/shared/list-views/use-list-views';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { PageHeader } from '@/shared/layout/page-header';
import { useHeldRows } from '@/shared/unsaved/use-held';

export const SellerRequestsPage = () => {
  const t = useText();
  const params = useListParams();
  const { page, limit, filter, change } = params;
  const state = SELLER_STATES.find((known) => known === filter('state'));
  const { isReady, columns, columnMenu, menu } = useListViews('sellerRequests', useSellerColumns());
  const list = useQuery({
    ...sellerRequestsQueries.list({ page, limit, state }),
    enabled: isReady,
  });
  const rows = useHeldRows(list.data?.sellers);
  return (
    <>
      <PageHeader title={t('nav.sellers')}>
        {menu}
        {columnMenu}
        <ListFileActions
          kind="seller-requests"
          start={() => startExport['seller-requests']({ ...(state && { state }) })}
        />
      </PageHeader>
      <div className="mb-4 flex flex-wrap gap-3">
        <FilterSelect
          label={t('sellers.status')}
          all={t('sellers.allStatuses')}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
          choices={SELLER_STATES.map((value) => ({ value, text: t(`sellers.statusOf.${value}`) }))}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('sellers.failed'),
          none: t('sellers.none'),
          noMatch: t('sellers.noMatch'),
        }}
        params={params}
        filters={{ state }}
      >
        <SellerList columns={columns} rows={rows} busy={list.isPlaceholderData} />
      </ListFrame>
    </>
  );
};
