import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { EditableRows } from './editable-rows';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** A page to add, change and delete rows. */
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
  /** The visible rows of the query. */
  rows?: Row[];
  texts: { none: string; failed: string };
  /** Content above the rows. */
  search?: ReactNode;
  nameOf: (row: Row) => string;
  show: (row: Row) => ReactNode;
  /** Form of a new row; `done` closes its dialog. */
  addForm: (done?: () => void) => ReactNode;
  edit?: (row: Row, done: () => void) => ReactNode;
  /** Opens the forms in dialogs. */
  inWindow?: boolean;
  /** Opens only the form of a new row in a dialog. */
  addInWindow?: boolean;
  /** Whether the account may change a row; by default all rows. */
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
        <FormDialog
          open={adding}
          onOpenChange={setAdding}
          title={addTitle}
          closeLabel={t('shell.close')}
        >
          {addForm(() => setAdding(false))}
        </FormDialog>
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
