import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { ReturnList, useReturnColumns } from '@/features/returns/return-list';
import { isReturnState, RETURN_STATES } from '@/features/returns/return-status';
import { returnsQueries } from '@/features/returns/returns.queries';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { useListViews } from '@/shared/list-views/use-list-views';

const AGES = [1, 3, 7, 14, 30];

/** Queue of returns by state and age. */
export const ReturnsPage = () => {
  const t = useText();
  const { count } = useFormat();
  const params = useListParams();
  const { page, limit, filter, change } = params;
  const state = Object.keys(RETURN_STATES)
    .filter(isReturnState)
    .find((known) => known === filter('state'));
  const days = AGES.find((known) => String(known) === filter('days'));
  const { isReady, columns, columnMenu, menu } = useListViews('returns', useReturnColumns());
  const list = useQuery({
    ...returnsQueries.list({ page, limit, state, days }),
    enabled: isReady,
  });
  const rows = list.data?.returns;
  const counts: Record<string, number> = { ...list.data?.counts };
  const open = Object.values(counts).reduce((sum, each) => sum + each, 0);
  return (
    <>
      <PageHeader title={t('nav.returns')}>
        {menu}
        {columnMenu}
        <ListFileActions kind="returns" start={() => startExport.returns({ state, days })} />
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('returns.about')}</p>
      <div className="mb-4 flex flex-wrap gap-3 sm:[&>*]:basis-56">
        <FilterSelect
          label={t('returns.filter')}
          all={t('returns.allOpen', { count: count(open) })}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
          choices={Object.keys(RETURN_STATES).map((value) => {
            const text = t(`returns.state.${value}`);
            const known = counts[value];
            return {
              value,
              text: known === undefined ? text : `${text} (${count(known)})`,
            };
          })}
        />
        <FilterSelect
          label={t('returns.age')}
          all={t('returns.anyAge')}
          value={days ? String(days) : ''}
          onChange={(value) => change({ days: value })}
          choices={AGES.map((value) => ({
            value: String(value),
            text: t('returns.olderThan', { days: value }),
          }))}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('returns.failed'),
          none: t('returns.none'),
          noMatch: t('returns.noMatch'),
        }}
        params={params}
        filters={{ state, days }}
      >
        <ReturnList columns={columns} rows={rows} busy={list.isPlaceholderData} />
      </ListFrame>
    </>
  );
};
