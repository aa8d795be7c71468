import { Button } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CouponForm } from '@/features/coupons/coupon-form';
import { CouponList, useCouponColumns } from '@/features/coupons/coupon-list';
import { COUPON_SOURCES, COUPON_STATES, couponsQueries } from '@/features/coupons/coupons.queries';
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
import { useMay } from '@/shared/rights/use-may';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { useHeldRows } from '@/shared/unsaved/use-held';

/** Coupons by state and source. */
export const CouponsPage = () => {
  const t = useText();
  const may = useMay();
  const params = useListParams();
  const { isReady, columns, columnMenu, menu } = useListViews('coupons', useCouponColumns());
  const { page, limit, q, filter, change } = params;
  const search = useSearch(change);
  const [isAdding, setAdding] = useState(false);
  const state = COUPON_STATES.find((known) => known === filter('state'));
  const source = COUPON_SOURCES.find((known) => known === filter('source'));
  const list = useQuery({
    ...couponsQueries.list({
      page,
      limit,
      ...(state && { state }),
      ...(source && { source }),
      ...(q && { search: q }),
    }),
    enabled: isReady,
  });
  const rows = useHeldRows(list.data?.coupons);
  return (
    <>
      <PageHeader title={t('nav.coupons')}>
        {menu}
        {columnMenu}
        <ListFileActions
          kind="coupons"
          start={() =>
            startExport.coupons({
              ...(state && { state }),
              ...(source && { source }),
              ...(q && { search: q }),
            })
          }
        />
        {may('coupons.edit') && <Button onClick={() => setAdding(true)}>{t('coupons.add')}</Button>}
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('coupons.about')}</p>
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={t('coupons.search')} value={q} onSearch={search} />
        <FilterSelect
          label={t('coupons.state')}
          all={t('coupons.allStates')}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
          choices={COUPON_STATES.map((value) => ({ value, text: t(`coupons.stateOf.${value}`) }))}
        />
        <FilterSelect
          label={t('coupons.source')}
          all={t('coupons.sourceOf.added')}
          value={source === 'issued' ? source : ''}
          onChange={(value) => change({ source: value })}
          choices={[{ value: 'issued', text: t('coupons.sourceOf.issued') }]}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('coupons.failed'),
          none: t('coupons.none'),
          noMatch: t('coupons.noMatch'),
        }}
        params={params}
        filters={{ state, source, q }}
      >
        <CouponList columns={columns} rows={rows} busy={list.isPlaceholderData} />
      </ListFrame>
      {isAdding && (
        <FormDialog
          open
          onOpenChange={(open) => !open && setAdding(false)}
          title={t('coupons.add')}
          closeLabel={t('shell.close')}
        >
          <CouponForm onDone={() => setAdding(false)} />
        </FormDialog>
      )}
    </>
  );
};
