import type { ListName } from '@shop/shop-rules';
import { Button, EmptyState, ErrorState, Loading, Skeleton } from '@shop/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { PageHeader } from '@/shared/layout/page-header';
import { Panel } from '@/shared/layout/panel';
import { FilterSelect } from '@/shared/list/filter-select';
import { SearchBox } from '@/shared/list/search-box';
import { useListViews } from '@/shared/list-views/use-list-views';
import { FormDialog } from '@/shared/unsaved/form-dialog';
import { useHeldRows } from '@/shared/unsaved/use-held';
import { EditableRows } from './rows/editable-rows';
import type { RowFilter } from './rows/row-filter';
import { useRowSearch } from './rows/use-row-search';

/** A page to search, add, change and delete rows, with saved views. */
export const RowsPage = <Row extends { id: number }>({
  list,
  title,
  addTitle,
  query,
  texts,
  search,
  filter,
  nameOf,
  show,
  addForm,
  edit,
  inWindow = false,
  addInWindow = inWindow,
  mayChange,
  actions,
  files,
  remove,
}: {
  list: ListName;
  title: string;
  addTitle: string;
  query: UseQueryResult<Row[]>;
  texts: { none: string; failed: string; noMatch?: string };
  /** The search and the texts of a row that it looks in. */
  search: { label: string; keys: (keyof Row & string)[] };
  filter?: RowFilter<Row>;
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
  /** Export and import of the list. */
  files?: ReactNode;
  remove: (row: Row) => Promise<unknown>;
}) => {
  const t = useText();
  const [adding, setAdding] = useState(false);
  const { isReady, menu } = useListViews(list);
  const found = useRowSearch(query.data, search.keys, filter);
  const rows = useHeldRows(isReady ? found.rows : undefined);
  return (
    <>
      <PageHeader title={title}>
        {menu}
        {files}
        {addInWindow && (
          <Button onClick={() => setAdding(true)}>
            <Plus className="size-4" />
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
      <div className="mb-4 flex flex-wrap gap-3">
        <SearchBox label={search.label} value={found.q} onSearch={found.search} />
        {filter && <FilterSelect {...filter} value={found.chosen} onChange={found.choose} />}
      </div>
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
      ) : (
        <EditableRows
          label={title}
          empty={
            found.isNarrowed ? (
              <EmptyState text={texts.noMatch ?? t('rows.noMatch')}>
                <Button variant="secondary" onClick={found.clear}>
                  {t('list.clear')}
                </Button>
              </EmptyState>
            ) : (
              <EmptyState text={texts.none} />
            )
          }
          {...{ rows, nameOf, show, edit, inWindow, mayChange, actions, remove }}
        />
      )}
    </>
  );
};
