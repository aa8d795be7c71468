import { Button, Dialog, EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { EditableRows } from './editable-rows';

/** A page of rows that are added, changed and deleted. */
export const RowsPage = <Row extends { id: number }>({
  title,
  addTitle,
  query,
  rows = query.data,
  texts,
  search,
  nameOf,
  show,
  addForm,
  edit,
  inWindow = false,
  addInWindow = inWindow,
  mayChange,
  actions,
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
  /** The form of a new row; in a window `done` closes it. */
  addForm: (done?: () => void) => ReactNode;
  edit?: (row: Row, done: () => void) => ReactNode;
  /** The forms open over the page: adding by a button in its head, changing by one on the card. */
  inWindow?: boolean;
  /** The form of a new row does, for one too long to stand above the rows. */
  addInWindow?: boolean;
  /** Whether there is anything that the account may do with a row; with each of them when left out. */
  mayChange?: (row: Row) => boolean;
  actions?: (row: Row) => ReactNode;
  remove: (row: Row) => Promise<unknown>;
}) => {
  const t = useText();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageHeader title={title}>
        {addInWindow && (
          <Button onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" className="size-4" />
            {addTitle}
          </Button>
        )}
      </PageHeader>
      {addInWindow ? (
        <Dialog
          open={adding}
          onOpenChange={setAdding}
          title={addTitle}
          closeLabel={t('shell.close')}
        >
          {addForm(() => setAdding(false))}
        </Dialog>
      ) : (
        <Panel title={addTitle} className="mb-6">
          {addForm()}
        </Panel>
      )}
      {search && <div className="mb-4 flex flex-wrap gap-3">{search}</div>}
      {query.isError && !rows ? (
        <ErrorState
          text={texts.failed}
          retryText={t('list.retry')}
          onRetry={() => void query.refetch()}
        />
      ) : !rows ? (
        <Loading text={t('shell.loading')}>
          <div className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
            {Array.from({ length: 6 }, (_, card) => (
              <Skeleton key={card} className="h-31" />
            ))}
          </div>
        </Loading>
      ) : rows.length === 0 ? (
        <EmptyState text={texts.none} />
      ) : (
        <EditableRows
          label={title}
          {...{ rows, nameOf, show, edit, inWindow, mayChange, actions, remove }}
        />
      )}
    </>
  );
};
