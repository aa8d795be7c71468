import { confirm } from '@shop/ui';
import type { useText } from '@/shared/i18n/use-text';

/** Asks whether an import is to be undone. */
export const confirmUndo = (
  t: ReturnType<typeof useText>,
  { fileName }: { fileName: string },
): Promise<boolean> =>
  confirm({
    title: t('imports.undoTitle', { file: fileName }),
    text: t('imports.undoListText'),
    yesText: t('imports.undo'),
    noText: t('imports.undoCancel'),
  });
