import { useChange } from '@shop/api-client';
import { notify } from '@shop/ui';
import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useText } from '@/shared/i18n/use-text';
import { confirmUndo, type UndoableImport } from './confirm-undo';
import { UndoButton } from './undo-button';

/** Undoes an import of a list of imports, after a question. */
export const UndoImport = <Row extends UndoableImport>({
  row,
  call,
  stale,
}: {
  row: Row;
  call: (row: Row) => Promise<{ data?: { message: string } }>;
  stale: QueryKey[];
}) => {
  const t = useText();
  const queries = useQueryClient();
  const undo = useChange(call, stale, {
    onSuccess: (answer) => notify(answer?.message ?? '', { kind: 'success' }),
    onError: (error) => {
      for (const queryKey of stale) void queries.invalidateQueries({ queryKey });
      notifyRefusal(error, t('imports.undoFailed'));
    },
  });
  const ask = async () => {
    if (await confirmUndo(t, row)) undo.mutate(row);
  };
  return <UndoButton row={row} size="small" busy={undo.isPending} onUndo={() => void ask()} />;
};
