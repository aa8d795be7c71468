import { ApiError } from '@shop/api-client';
import type { StatementDto } from '@shop/contracts';
import { idOf } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useMonthText } from '@/features/vendor-statements/month-text';
import { StatementPayment } from '@/features/vendor-statements/payment-dialog';
import { StatementEntries } from '@/features/vendor-statements/statement-entries';
import { StatementFiles } from '@/features/vendor-statements/statement-files';
import { StatementStatus } from '@/features/vendor-statements/statement-list';
import { StatementSums } from '@/features/vendor-statements/statement-sums';
import { statementsQueries } from '@/features/vendor-statements/vendor-statements.queries';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { ListFrame } from '@/shared/list/list-frame';
import { useListParams } from '@/shared/list/use-list-params';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';

const Details = ({ row }: { row: StatementDto }) => {
  const t = useText();
  const { aed, day } = useFormat();
  const may = useMay();
  const params = useListParams();
  const { page, limit } = params;
  const entries = useQuery(statementsQueries.entries(row.id, { page, limit }));
  return (
    <>
      <section aria-label={row.number} className="panel mb-4 p-5">
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <bdi className="font-semibold">{row.vendor}</bdi>
          <StatementStatus row={row} />
          {row.reference && (
            <span className="text-muted">
              {t('statements.reference')}: <bdi>{row.reference}</bdi>
            </span>
          )}
          <span className="text-muted">{t('statements.issuedOn', { day: day(row.issuedAt) })}</span>
        </p>
        <StatementSums sums={row} />
        {row.commissionVat !== null && (
          <p className="mt-4 text-small text-muted">
            {t('statements.vat', { amount: aed(row.commissionVat) })}
          </p>
        )}
        <div className="mt-5 flex flex-wrap gap-3">
          {may('statements.edit') && <StatementPayment statement={row} />}
          <StatementFiles id={row.id} />
        </div>
      </section>
      <h2 className="mt-6 mb-3 text-h3 font-semibold">{t('statements.entries')}</h2>
      <ListFrame
        query={entries}
        rows={entries.data?.entries}
        total={entries.data?.total}
        texts={{ failed: t('statements.failed'), none: t('statements.noEntries') }}
        params={params}
        filters={{}}
      >
        <StatementEntries rows={entries.data?.entries} busy={entries.isPlaceholderData} />
      </ListFrame>
    </>
  );
};

/** An issued statement with its entries, files and payment. */
export const VendorStatementPage = () => {
  const t = useText();
  const monthText = useMonthText();
  const id = idOf(useParams()['id'] ?? '') ?? 0;
  const query = useQuery({ ...statementsQueries.one(id), enabled: id > 0 });
  const { data, error } = query;
  if (id === 0 || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={data ? monthText(data.month) : t('statements.one')}
        {...(data && { code: data.number })}
        above={[{ text: t('nav.statements'), to: paths.vendorStatements }]}
      />
      <QueryBoundary
        query={query}
        failed={t('statements.failed')}
        shape={<Skeleton className="h-60" />}
      >
        {(row) => <Details row={row} />}
      </QueryBoundary>
    </>
  );
};
