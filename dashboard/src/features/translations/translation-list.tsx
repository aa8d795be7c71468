import type { TranslationDto } from '@shop/contracts';
import { EmptyState, Skeleton } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'react-router';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useText } from '@/shared/i18n/use-text';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import { TranslationRow } from './translation-row';
import { translationsQueries, type TranslationFilter } from './translations.queries';

const link = 'inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline';

/** Saves the row that has the focus. */
const saveFocused = () => document.activeElement?.closest('form')?.requestSubmit();

/** Rows with their texts, page by page. */
export const TranslationList = ({
  filter,
  enabled,
  hrefBefore,
}: {
  filter: TranslationFilter;
  /** Whether the filter is known. */
  enabled: boolean;
  /** Address of the page after a row; of the first page without one. */
  hrefBefore: (id?: number) => string;
}) => {
  const t = useText();
  const queries = useQueryClient();
  const options = translationsQueries.list(filter);
  const list = useQuery({ ...options, enabled });
  const [dirty, setDirty] = useState<ReadonlySet<number>>(new Set());
  const onDirty = useCallback(
    (id: number, isDirty: boolean) =>
      setDirty((before) => {
        if (before.has(id) === isDirty) return before;
        const next = new Set(before);
        if (isDirty) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  useUnsaved({ dirty: dirty.size > 0, save: saveFocused, isPerQuery: true });
  const replace = (row: TranslationDto) =>
    queries.setQueryData(
      options.queryKey,
      (page) =>
        page && { ...page, rows: page.rows.map((each) => (each.id === row.id ? row : each)) },
    );
  return (
    <QueryBoundary
      query={list}
      failed={t('translations.failed')}
      shape={
        <div className="grid gap-3">
          <Skeleton className="h-60" />
          <Skeleton className="h-60" />
        </div>
      }
    >
      {({ rows, hasMore }) => (
        <>
          {rows.length === 0 ? (
            <EmptyState text={t(filter.missing ? 'translations.complete' : 'translations.none')} />
          ) : (
            <ul aria-label={t('nav.translations')} className="grid gap-3">
              {rows.map((row) => (
                <li key={row.id}>
                  <TranslationRow kind={filter.kind} {...{ row, onDirty }} onChange={replace} />
                </li>
              ))}
            </ul>
          )}
          <nav aria-label={t('list.pages')} className="mt-4 flex flex-wrap gap-x-6">
            {filter.before && (
              <Link to={hrefBefore()} className={link}>
                {t('translations.firstPage')}
              </Link>
            )}
            {hasMore && (
              <Link to={hrefBefore(rows.at(-1)?.id)} className={link}>
                {t('translations.nextPage')}
              </Link>
            )}
          </nav>
        </>
      )}
    </QueryBoundary>
  );
};
