import { Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { cashDeskQueries } from '@/features/cash-desk/cash-desk.queries';
import { CashRulesForm } from '@/features/cash-desk/cash-rules-form';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';

/** Which cash orders wait for a call. */
export const CashRulesPage = () => {
  const t = useText();
  const current = useQuery(cashDeskQueries.rules());
  return (
    <>
      <PageHeader title={t('cashDesk.rules.title')} />
      <p className="-mt-2 mb-4 max-w-2xl text-muted">{t('cashDesk.rules.about')}</p>
      <QueryBoundary
        query={current}
        failed={t('cashDesk.rules.failed')}
        shape={<Skeleton className="h-96" />}
      >
        {(rules) => <CashRulesForm key={rules.version} rules={rules} onReload={current.refetch} />}
      </QueryBoundary>
    </>
  );
};
