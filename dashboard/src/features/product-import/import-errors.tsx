import { ErrorState, Loading, Skeleton } from '@shop/ui';
import type { ProductImportDto } from '@shop/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { importsQueries } from './imports.queries';
import { RowFindings } from './row-findings';

/** Rows shown; the page of the import lists them all. */
const MOST = 20;

/** The first rows with errors, loaded when opened. */
export const ImportErrors = ({ row: { id, errors } }: { row: ProductImportDto }) => {
  const t = useText();
  const { count } = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useQuery({
    ...importsQueries.rows(id, { state: 'error', limit: MOST }),
    enabled: isOpen,
  });
  if (errors === 0) return null;
  return (
    <details className="my-2" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer font-semibold">
        {t('imports.errorRows', { total: count(errors) })}
      </summary>
      {isError && !data ? (
        <ErrorState
          text={t('imports.rowsFailed')}
          retryText={t('list.retry')}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <ul className="mt-2 flex flex-col gap-2">
          {data.rows.map((row) => (
            <li key={row.row}>
              <p className="text-mini text-muted">
                {t('imports.rowNumbered', { row: count(row.row) })}
              </p>
              <RowFindings row={row} />
            </li>
          ))}
        </ul>
      ) : (
        <Loading text={t('shell.loading')}>
          <Skeleton className="mt-2 h-12" />
        </Loading>
      )}
    </details>
  );
};
