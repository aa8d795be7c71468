import { api, unwrap } from '@shop/api-client';
import type { AuditEntryDto } from '@shop/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

/** Filter of the audit records. */
export interface AuditFilter {
  actor?: number;
  subject?: AuditEntryDto['subject'];
  subjectId?: number;
  /** Days in Dubai, inclusive. */
  from?: string;
  to?: string;
}

export const auditQueries = {
  /** Newest first, one page at a time. */
  list: (filter: AuditFilter, limit?: number) =>
    infiniteQueryOptions({
      queryKey: ['audit', filter, limit],
      queryFn: async ({ pageParam, signal }) =>
        unwrap(
          await api.GET('/admin/audit', {
            params: { query: { ...filter, limit, before: pageParam } },
            signal,
          }),
        ),
      initialPageParam: undefined as number | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),
  /** All accounts that can have audit records. */
  staff: () =>
    queryOptions({
      queryKey: ['vendors', 'all'],
      queryFn: async ({ signal }) =>
        unwrap(await api.GET('/admin/all', { params: { query: { type: 'all' } }, signal })),
    }),
};
