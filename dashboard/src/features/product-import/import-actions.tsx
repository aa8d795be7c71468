import type { ProductImportDto } from '@shop/contracts';
import { Button, buttonClass } from '@shop/ui';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { CancelImport } from './cancel-import';
import { canUndo } from './import-states';
import { resultUrl } from './imports.queries';

/** Cancellation, undo, result file and rows of an import. */
export const ImportActions = ({
  row,
  onOpen,
  onUndo,
}: {
  row: ProductImportDto;
  onOpen: (id: number) => void;
  onUndo: (row: ProductImportDto) => void;
}) => {
  const t = useText();
  const locale = useLocale();
  return (
    <div className="flex flex-wrap gap-2">
      <CancelImport row={row} />
      {canUndo(row) && (
        <Button
          variant="danger"
          size="small"
          aria-label={t('imports.undoNamed', { file: row.fileName })}
          onClick={() => onUndo(row)}
        >
          {t('imports.undo')}
        </Button>
      )}
      <a
        href={resultUrl(row.id, locale)}
        download
        aria-label={t('imports.resultNamed', { file: row.fileName })}
        className={buttonClass({ variant: 'secondary', size: 'small' })}
      >
        {t('imports.result')}
      </a>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('imports.openNamed', { file: row.fileName })}
        onClick={() => onOpen(row.id)}
      >
        {t('imports.open')}
      </Button>
    </div>
  );
};
