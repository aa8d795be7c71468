import { Button, confirm, IconButton, notify } from '@shop/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';
import { confirmDiscard } from '@/shared/unsaved/unsaved-changes';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** Cards of which at most one is in edit mode. A row that someone else deletes stays while it is edited. */
export const EditableRows = <Row extends { id: number }>({
  label,
  rows,
  empty,
  nameOf,
  show,
  edit,
  inWindow = false,
  mayChange = () => true,
  actions,
  remove,
}: {
  label: string;
  rows: Row[];
  /** Instead of the list when it has no rows. */
  empty: ReactNode;
  nameOf: (row: Row) => string;
  show: (row: Row) => ReactNode;
  /** Edit form of a row, if it can be changed; `done` closes it. */
  edit?: (row: Row, done: () => void) => ReactNode;
  /** Opens the form in a dialog instead of in place. */
  inWindow?: boolean;
  mayChange?: (row: Row) => boolean;
  /** Further actions of a row. */
  actions?: (row: Row) => ReactNode;
  remove: (row: Row) => Promise<unknown>;
}) => {
  const t = useText();
  const [edited, setEdited] = useState<Row>();
  const [isChanged, setChanged] = useState(false);
  const editing = edited?.id;
  const list = useRef<HTMLUListElement>(null);
  const open = async (row: Row) => {
    // The form of another row closes.
    if (edited && isChanged && !(await confirmDiscard())) return;
    setEdited(row);
    setChanged(false);
  };
  const close = (id: number) => {
    setEdited(undefined);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-open="${id}"]`)?.focus(),
    );
  };
  const ask = async (row: Row) => {
    const yes = await confirm({
      title: t('rows.deleteTitle', { name: nameOf(row) }),
      text: t('rows.deleteText'),
      yesText: t('rows.delete'),
      noText: t('rows.cancelDelete'),
      danger: true,
    });
    if (!yes) return;
    await remove(row).then(
      () => notify(t('rows.deleted', { name: nameOf(row) }), { kind: 'success' }),
      () => undefined,
    );
  };
  const shown = edited && rows.every(({ id }) => id !== editing) ? [...rows, edited] : rows;
  if (shown.length === 0) return empty;
  return (
    <ul
      ref={list}
      aria-label={label}
      className="grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3"
    >
      {shown.map((row) => (
        <li
          key={row.id}
          data-row=""
          tabIndex={-1}
          className="panel flex scroll-mt-20 flex-col gap-3 overflow-hidden p-4"
          onChange={() => setChanged(true)}
        >
          {edit && row.id === editing && !inWindow ? (
            edit(row, () => close(row.id))
          ) : (
            <>
              {show(row)}
              {mayChange(row) && (
                <div className="mt-auto flex flex-wrap items-center gap-2">
                  {actions?.(row)}
                  {edit && (
                    <Button
                      variant="secondary"
                      size="small"
                      data-open={row.id}
                      aria-label={t('rows.editNamed', { name: nameOf(row) })}
                      onClick={() => void open(row)}
                    >
                      <Pencil className="size-4" />
                      {t('rows.edit')}
                    </Button>
                  )}
                  <IconButton
                    label={t('rows.deleteNamed', { name: nameOf(row) })}
                    title={t('rows.delete')}
                    className="-my-1 ms-auto -me-3 text-muted hover:text-sale"
                    onClick={() => void ask(row)}
                  >
                    <Trash2 className="size-4" />
                  </IconButton>
                </div>
              )}
            </>
          )}
          {edit && row.id === editing && inWindow && (
            <FormDialog
              open
              onOpenChange={(open) => !open && close(row.id)}
              title={t('rows.editNamed', { name: nameOf(row) })}
              closeLabel={t('shell.close')}
            >
              {edit(row, () => close(row.id))}
            </FormDialog>
          )}
        </li>
      ))}
    </ul>
  );
};
