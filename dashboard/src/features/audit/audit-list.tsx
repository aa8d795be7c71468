import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '@/shared/i18n/use-text';
import { AuditEntries } from './audit-entries';
import { auditQueries, type AuditFilter } from './audit.queries';

/** The newest of what staff did, and older ones on demand. */
export const AuditList = ({
  label,
  filter,
  limit,
}: {
  label: string;
  filter: AuditFilter;
  limit?: number;
}) => {
  const t = useText();
  const list = useInfiniteQuery(auditQueries.list(filter, limit));
  const entries = list.data?.pages.flatMap((page) => page.entries);
  if (!entries)
    return list.isError ? (
      <ErrorState
        text={t('audit.failed')}
        retryText={t('list.retry')}
        onRetry={() => void list.refetch()}
      />
    ) : (
      <Loading text={t('shell.loading')}>
        <Skeleton className="h-40" />
      </Loading>
    );
  if (entries.length === 0) return <EmptyState text={t('audit.empty')} />;
  return (
    <>
      <AuditEntries label={label} entries={entries} />
      {list.hasNextPage && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t('audit.older')}
        </Button>
      )}
    </>
  );
};
