import type { ProductImportRowDto } from '@shop/contracts';
import { CellFindings } from '@/shared/display/cell-findings';
import { useText } from '@/shared/i18n/use-text';

/** Errors and warnings of a row by cell, or its result. */
export const RowFindings = ({
  row: { errors, warnings, outcome, state },
}: {
  row: ProductImportRowDto;
}) => {
  const t = useText();
  return (
    <>
      {outcome && <p className="text-muted">{t(`imports.outcome.${outcome}`)}</p>}
      <CellFindings findings={errors} />
      {state !== 'error' && <CellFindings findings={warnings} isWarning />}
    </>
  );
};
