import { EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/page-header';
import { Panel } from '@/shared/panel';
import { EditableRows } from './editable-rows';

/** A page that adds rows on top and changes and deletes them in place below. */
export const RowsPage = <Row extends { id: number }>({
  title,
  addTitle,
  query,
  rows = query.data,
  texts,
  search,
  nameOf,
  show,
  form,
  remove,
}: {
  title: string;
  addTitle: string;
  query: UseQueryResult<Row[]>;
  /** Those of the query that are to be seen. */
  rows?: Row[];
  texts: { none: string; failed: string };
  /** Above the rows, once there are any. */
  search?: ReactNode;
  nameOf: (row: Row) => string;
  show: (row: Row) => ReactNode;
  /** The form of a row, or of a new one. */
  form: (row?: Row, done?: () => void) => ReactNode;
  remove: (row: Row) => Promise<unknown>;
}) => {
  const t = useText();
  return (
    <>
      <PageHeader title={title} />
      <Panel title={addTitle} className="mb-6">
        {form()}
      </Panel>
      {search && <div className="mb-4 flex flex-wrap gap-3">{search}</div>}
      {query.isError && !rows ? (
        <ErrorState
          text={texts.failed}
          retryText={t('list.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : !rows ? (
        <Loading text={t('shell.loading')}>
          <div className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {Array.from({ length: 6 }, (_, card) => (
              <Skeleton key={card} className="h-31" />
            ))}
          </div>
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState text={texts.none} />
      ) : (
        <EditableRows label={title} edit={form} {...{ rows, nameOf, show, remove }} />
      )}
    </>
  );
};
