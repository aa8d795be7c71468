import { ApiError } from '@shop/api-client';
import type { CashStatementDto } from '@shop/contracts';
import { idOf } from '@shop/shop-rules';
import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { cashStatementsQueries } from '@/features/cash-statements/cash-statements.queries';
import { StatementActions } from '@/features/cash-statements/statement-actions';
import { stateOf, STATE_TONES } from '@/features/cash-statements/statement-kinds';
import { StatementRows } from '@/features/cash-statements/statement-rows';
import { StatementSums } from '@/features/cash-statements/statement-sums';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { Status } from '@/shared/display/status';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { paths } from '@/shared/paths';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-mini text-muted">{label}</dt>
    <dd className="break-words">{children}</dd>
  </div>
);

/** Who did it and when. */
const Act = ({ at, by }: { at: string; by: string | null }) => {
  const { dateTime } = useFormat();
  return (
    <>
      {dateTime(at)}
      {by && (
        <>
          {' · '}
          <bdi>{by}</bdi>
        </>
      )}
    </>
  );
};

const Facts = ({ row }: { row: CashStatementDto }) => {
  const t = useText();
  const { count, day } = useFormat();
  const state = stateOf(row);
  return (
    <dl className="panel mb-4 grid gap-x-6 gap-y-3 p-5 sm:grid-cols-2 lg:grid-cols-3">
      <Fact label={t('cashStatements.status')}>
        <Status tone={STATE_TONES[state]}>{t(`cashStatements.state.${state}`)}</Status>
      </Fact>
      <Fact label={t('cashStatements.uploadedAt')}>
        <Act at={row.createdAt} by={row.uploadedBy} />
      </Fact>
      {row.bookedAt && (
        <Fact label={t('cashStatements.bookedAt')}>
          <Act at={row.bookedAt} by={row.bookedBy} />
        </Fact>
      )}
      {row.undoneAt && (
        <Fact label={t('cashStatements.undoneAt')}>
          <Act at={row.undoneAt} by={row.undoneBy} />
        </Fact>
      )}
      <Fact label={t('cashStatements.period')}>
        {row.from && row.to
          ? [...new Set([row.from, row.to])].map(day).join(' – ')
          : t('cashStatements.noPeriod')}
      </Fact>
      <Fact label={t('cashStatements.columns')}>
        <bdi>{row.waybillHeading}</bdi> · <bdi>{row.amountHeading}</bdi>
      </Fact>
      {row.ignoredRows > 0 && (
        <Fact label={t('cashStatements.ignored')}>{count(row.ignoredRows)}</Fact>
      )}
    </dl>
  );
};

export const CashStatementPage = () => {
  const t = useText();
  const id = idOf(useParams()['id'] ?? '') ?? 0;
  const query = useQuery({ ...cashStatementsQueries.one(id), enabled: id > 0 });
  const { data: row, error } = query;
  if (id === 0 || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={row?.fileName ?? t('cashStatements.statement')}
        above={[{ text: t('nav.cashStatements'), to: paths.cashStatements }]}
      >
        {row && <StatementActions statement={row} />}
      </PageHeader>
      <QueryBoundary
        query={query}
        failed={t('cashStatements.oneFailed')}
        shape={
          <div className="grid gap-4">
            <Skeleton className="h-28" />
            <Skeleton className="h-64" />
          </div>
        }
      >
        {(known) => (
          <>
            <Facts row={known} />
            <div className="mb-6">
              <StatementSums statement={known} />
            </div>
            <StatementRows statement={known} />
          </>
        )}
      </QueryBoundary>
    </>
  );
};
