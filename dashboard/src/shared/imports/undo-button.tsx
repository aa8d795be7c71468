import { Button, cx } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { isImporting, type UndoableImport } from './confirm-undo';

/** Cancels an import in progress or undoes one that has ended; nothing once its time has passed. */
export const UndoButton = ({
  row,
  size = 'medium',
  busy = false,
  onUndo,
}: {
  row: UndoableImport;
  size?: 'medium' | 'small';
  busy?: boolean;
  onUndo: () => void;
}) => {
  const t = useText();
  if (!row.undoUntil || Date.parse(row.undoUntil) <= Date.now()) return null;
  const file = row.fileName;
  const [text, name] = isImporting(row)
    ? [t('imports.cancel'), t('imports.cancelNamed', { file })]
    : [t('imports.undo'), t('imports.undoNamed', { file })];
  return (
    <Button
      variant="danger"
      size={size}
      busy={busy}
      aria-label={name}
      onClick={onUndo}
      className={cx(size === 'medium' && 'max-sm:w-full')}
    >
      {text}
    </Button>
  );
};
