import { ApiError } from '@shop/api-client';
import type { StaffReturnDto } from '@shop/contracts';
import { idOf } from '@shop/shop-rules';
import { buttonClass, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { FailedRefundRemedies } from '@/features/orders/refunds/refund-remedies';
import { ReturnActions } from '@/features/returns/return-actions';
import { ReturnHistory } from '@/features/returns/return-history';
import { ReturnLines } from '@/features/returns/return-lines';
import { ReturnStatus } from '@/features/returns/return-status';
import { ReturnWords } from '@/features/returns/return-words';
import { returnsQueries } from '@/features/returns/returns.queries';
import { NotFoundPage } from '@/pages/errors/not-found.page';
import { ContactLinks } from '@/shared/display/contact-links';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { useMay } from '@/shared/rights/use-may';
import { useHeld } from '@/shared/unsaved/use-held';

const Details = ({ row }: { row: StaffReturnDto }) => {
  const t = useText();
  const { aed, city, dateTime } = useFormat();
  const may = useMay();
  const { operationId, number, refund, createdAt } = row;
  const { refundFailed } = useHeld({ refundFailed: row.refundFailed });
  return (
    <>
      <p className="-mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <bdi dir="ltr" className="font-semibold tabular-nums">
          {number}
        </bdi>
        <ReturnStatus row={row} />
        <time dateTime={createdAt} className="text-muted">
          {dateTime(createdAt)}
        </time>
      </p>
      {refundFailed && (
        <section aria-label={t('returns.refundFailed')} className="panel mb-4 p-4 md:p-5">
          <p>{t('returns.refundFailedText')}</p>
          {may('orders.refund') && (
            <div className="mt-3 flex flex-wrap gap-2">
              <FailedRefundRemedies {...{ operationId, number }} />
            </div>
          )}
        </section>
      )}
      <ReturnActions row={row} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <div className="grid grid-cols-1 gap-4">
          <Panel title={t('orders.items')}>
            <ReturnLines lines={row.lines} />
          </Panel>
          <Panel title={t('returns.reason')}>
            <ReturnWords row={row} />
          </Panel>
        </div>
        <div className="grid grid-cols-1 gap-4 md:max-lg:grid-cols-2">
          <Panel title={t('returns.history')}>
            <ReturnHistory row={row} />
            {refund !== null && (
              <p className="mt-4 flex justify-between gap-4 border-t border-line pt-3 font-semibold tabular-nums">
                <span>{t('returns.refundTotal')}</span>
                <span>{aed(refund)}</span>
              </p>
            )}
          </Panel>
          <Panel title={t('orders.shopper')}>
            <p className="font-semibold break-words">
              <bdi>{row.shopper}</bdi>
            </p>
            <p className="text-muted">
              <bdi>{city(row.city)}</bdi>
            </p>
            <ContactLinks email={row.email} phone={row.phone} />
          </Panel>
        </div>
      </div>
    </>
  );
};

export const ReturnPage = () => {
  const t = useText();
  const mayOpenOrder = useMay()('orders.view');
  const id = idOf(useParams()['id'] ?? '') ?? 0;
  const query = useQuery({ ...returnsQueries.one(id), enabled: id > 0 });
  const { data: row, error } = query;
  if (id === 0 || (error instanceof ApiError && error.status === 404)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={t('returns.title')}
        code={String(id)}
        above={[{ text: t('nav.returns'), to: paths.returns }]}
      >
        {row && mayOpenOrder && (
          <Link
            to={paths.order(row.operationId)}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('returns.viewOrder')}
          </Link>
        )}
      </PageHeader>
      <QueryBoundary
        query={query}
        failed={t('returns.oneFailed')}
        shape={
          <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
            <Skeleton className="h-72" />
            <Skeleton className="h-48" />
          </div>
        }
      >
        {(known) => <Details row={known} />}
      </QueryBoundary>
    </>
  );
};
