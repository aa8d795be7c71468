import { EmptyState, Skeleton } from '@shop/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { OlderButton } from '@/shared/list/older-button';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { AuditEntries } from './audit-entries';
import { auditQueries, type AuditFilter } from './audit.queries';

/** Newest audit records, and older ones on demand. */
export const AuditList = ({
  label,
  filter,
  limit,
  enabled = true,
  empty,
}: {
  label: string;
  filter: AuditFilter;
  limit?: number;
  /** False while the filter is not known. */
  enabled?: boolean;
  /** Text of an empty list. */
  empty: string;
}) => {
  const t = useText();
  const list = useInfiniteQuery({ ...auditQueries.list(filter, limit), enabled });
  return (
    <QueryBoundary query={list} failed={t('audit.failed')} shape={<Skeleton className="h-40" />}>
      {({ pages }) =>
        pages[0]?.entries.length ? (
          <>
            <AuditEntries label={label} entries={pages.flatMap(({ entries }) => entries)} />
            <OlderButton list={list} text={t('audit.older')} />
          </>
        ) : (
          <EmptyState text={empty} />
        )
      }
    </QueryBoundary>
  );
};
