import { buttonClass, EmptyState, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useMonthText } from '@/features/vendor-statements/month-text';
import { MonthTable, useMonthColumns } from '@/features/vendor-statements/month-table';
import { OpenStatements } from '@/features/vendor-statements/open-statements';
import { StatementList, useStatementColumns } from '@/features/vendor-statements/statement-list';
import { StatementSums } from '@/features/vendor-statements/statement-sums';
import { statementsQueries } from '@/features/vendor-statements/vendor-statements.queries';
import { roleOf } from '@/features/session/staff';
import { useSignedIn } from '@/features/session/use-staff';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { FilterSelect } from '@/shared/list/filter-select';
import { ListFrame } from '@/shared/list/list-frame';
import { otherTable } from '@/shared/list-views/other-table';
import { useListViews } from '@/shared/list-views/use-list-views';
import { useListParams } from '@/shared/list/use-list-params';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

const STATES = ['unpaid', 'paid'] as const;

/** The entries since the last statement: sums of the own ones, or a list of vendors. */
const Preview = ({ isVendor }: { isVendor: boolean }) => {
  const t = useText();
  const { day } = useFormat();
  const query = useQuery(statementsQueries.open());
  return (
    <QueryBoundary
      query={query}
      failed={t('statements.failed')}
      shape={<Skeleton className="mb-4 h-32" />}
    >
      {({ open, until }) => (
        <Panel title={t('statements.open')} className="mb-4">
          <p className="-mt-2 mb-4 max-w-2xl text-muted">
            {t('statements.openAbout', { day: day(until) })}
          </p>
          {isVendor && open[0] ? (
            <>
              <StatementSums sums={open[0]} />
              <p className="mt-4">
                <Link className="underline" to={paths.openStatement(open[0].vendorId)}>
                  {t('statements.viewEntries')}
                </Link>
              </p>
            </>
          ) : open.length > 0 ? (
            <OpenStatements open={open} />
          ) : (
            <EmptyState text={t('statements.openNone')} />
          )}
        </Panel>
      )}
    </QueryBoundary>
  );
};

/** Monthly statements: for vendors their own, for others those of all vendors. */
export const VendorStatementsPage = () => {
  const t = useText();
  const may = useMay();
  const monthText = useMonthText();
  const isVendor = roleOf(useSignedIn()) === 'vendor';
  const params = useListParams();
  const { isReady, columns, columnMenu, menu, choice } = useListViews(
    'vendorStatements',
    useStatementColumns(!isVendor),
  );
  const byMonth = otherTable(useMonthColumns(), choice, t('statements.months'));
  const { page, limit, filter, change } = params;
  const month = filter('month') || undefined;
  const state = STATES.find((known) => known === filter('state'));
  const vendor = Number(filter('vendor')) || undefined;
  const months = useQuery(statementsQueries.months());
  const vendors = useQuery({ ...statementsQueries.vendors(), enabled: !isVendor });
  const list = useQuery({
    ...statementsQueries.list({ page, limit, month, state, vendor }),
    enabled: isReady,
  });
  const rows = list.data?.statements;
  return (
    <>
      <PageHeader title={t('nav.statements')}>
        {may('statements.edit') && (
          <Link to={paths.commissions} className={buttonClass({ variant: 'secondary' })}>
            {t('statements.commissions')}
          </Link>
        )}
      </PageHeader>
      <p className="-mt-2 mb-4 max-w-2xl text-muted">
        {t(isVendor ? 'statements.aboutOwn' : 'statements.about')}
      </p>
      <Preview isVendor={isVendor} />
      {!isVendor && months.data && months.data.length > 0 && (
        <>
          <div className="mt-6 mb-3 flex items-center justify-between gap-3">
            <h2 className="text-h3 font-semibold">{t('statements.months')}</h2>
            <span className="max-xl:hidden">{byMonth.menu}</span>
          </div>
          <MonthTable months={months.data} columns={byMonth.columns} />
        </>
      )}
      <div className="mt-6 mb-3 flex flex-wrap items-center gap-3">
        <h2 className="grow text-h3 font-semibold">{t('statements.issued')}</h2>
        {menu}
        {columnMenu}
      </div>
      <div className="mb-4 flex flex-wrap gap-3 sm:[&>*]:basis-56">
        <FilterSelect
          label={t('statements.month')}
          all={t('statements.anyMonth')}
          value={month ?? ''}
          onChange={(value) => change({ month: value })}
          choices={(months.data ?? []).map(({ month: value }) => ({
            value,
            text: monthText(value),
          }))}
        />
        {!isVendor && (
          <FilterSelect
            label={t('role.vendor')}
            all={t('statements.anyVendor')}
            value={vendor ? String(vendor) : ''}
            onChange={(value) => change({ vendor: value })}
            choices={(vendors.data ?? []).map(({ id, name }) => ({
              value: String(id),
              text: name,
            }))}
          />
        )}
        <FilterSelect
          label={t('statements.state')}
          all={t('statements.anyState')}
          value={state ?? ''}
          onChange={(value) => change({ state: value })}
          choices={STATES.map((value) => ({ value, text: t(`statements.filter.${value}`) }))}
        />
      </div>
      <ListFrame
        query={list}
        rows={rows}
        total={list.data?.total}
        texts={{
          failed: t('statements.failed'),
          none: t('statements.none'),
          noMatch: t('statements.noMatch'),
        }}
        params={params}
        filters={{ month, state, vendor }}
      >
        <StatementList
          columns={columns}
          rows={rows}
          busy={list.isPlaceholderData}
          showsVendor={!isVendor}
        />
      </ListFrame>
    </>
  );
};
