import { Button, EmptyState, ErrorState } from '@shop/ui';
import { useEffect, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { Pagination } from './pagination';
import type { ListParams } from './use-list-params';

/** Frame of a list: error, empty state and pagination. */
export const ListFrame = ({
  query,
  rows,
  total = 0,
  texts,
  params: { page, limit, hrefOf, change },
  filters,
  children,
}: {
  query: { isError: boolean; refetch: () => unknown };
  rows: unknown[] | undefined;
  total: number | undefined;
  texts: { failed: string; none: string; noMatch?: string };
  params: ListParams;
  /** Active filters by parameter name. */
  filters: Record<string, unknown>;
  children: ReactNode;
}) => {
  const t = useText();
  // The rows of the last page may have been deleted.
  const isBehind = rows?.length === 0 && total > 0 && page > 1;
  const last = Math.max(1, Math.ceil(total / limit));
  useEffect(() => {
    if (isBehind) change({ page: last > 1 ? String(last) : '' });
  }, [isBehind, last, change]);
  const set = Object.keys(filters).filter((name) => filters[name]);
  return (
    <>
      {query.isError && !rows ? (
        <ErrorState
          text={texts.failed}
          retryText={t('list.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : rows?.length === 0 && !isBehind ? (
        <EmptyState text={set.length > 0 ? (texts.noMatch ?? texts.none) : texts.none}>
          {set.length > 0 && (
            <Button
              variant="secondary"
              onClick={() => change(Object.fromEntries(set.map((name) => [name, ''])))}
            >
              {t('list.clear')}
            </Button>
          )}
        </EmptyState>
      ) : (
        children
      )}
      <Pagination
        {...{ page, limit, total, hrefOf }}
        onLimit={(value) => change({ limit: value })}
      />
    </>
  );
};
