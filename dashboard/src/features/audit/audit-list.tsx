import type { AuditEntryDto } from '@shop/contracts';
import { EmptyState, Skeleton } from '@shop/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { OlderButton } from '@/shared/list/older-button';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { auditQueries, type AuditFilter } from './audit.queries';

/** Newest audit records, and older ones on demand. */
export const AuditList = ({
  filter,
  limit,
  enabled = true,
  empty,
  shape = <Skeleton className="h-40" />,
  children,
}: {
  filter: AuditFilter;
  limit?: number;
  /** False while the filter is not known. */
  enabled?: boolean;
  /** Text of an empty list. */
  empty: string;
  /** What is shown while they load. */
  shape?: ReactNode;
  children: (entries: AuditEntryDto[]) => ReactNode;
}) => {
  const t = useText();
  const list = useInfiniteQuery({ ...auditQueries.list(filter, limit), enabled });
  return (
    <QueryBoundary query={list} failed={t('audit.failed')} shape={shape}>
      {({ pages }) =>
        pages[0]?.entries.length ? (
          <>
            {children(pages.flatMap(({ entries }) => entries))}
            <OlderButton list={list} text={t('audit.older')} />
          </>
        ) : (
          <EmptyState text={empty} />
        )
      }
    </QueryBoundary>
  );
};
