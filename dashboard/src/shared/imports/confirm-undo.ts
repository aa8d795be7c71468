import { confirm } from '@shop/ui';
import type { useText } from '@/shared/i18n/use-text';

/** What an undo needs to know about an import. */
export interface UndoableImport {
  fileName: string;
  state: string;
  /** Whether the worker has given it up. */
  hasFailed?: boolean;
  /** Until when it can be undone. */
  undoUntil: string | null;
}

export const isImporting = ({ state, hasFailed }: UndoableImport): boolean =>
  !hasFailed && (state === 'queued' || state === 'running');

/** Asks whether an import is to be undone; one in progress is cancelled by that. */
export const confirmUndo = (
  t: ReturnType<typeof useText>,
  row: UndoableImport,
): Promise<boolean> => {
  const file = row.fileName;
  return isImporting(row)
    ? confirm({
        title: t('imports.cancelTitle', { file }),
        text: t('imports.cancelListText'),
        yesText: t('imports.cancel'),
        noText: t('imports.cancelContinue'),
        danger: true,
      })
    : confirm({
        title: t('imports.undoTitle', { file }),
        text: t('imports.undoListText'),
        yesText: t('imports.undo'),
        noText: t('imports.undoCancel'),
        danger: true,
      });
};
