import type { ProductImportRowDto } from '@shop/contracts';
import { useText } from '@/shared/i18n/use-text';

/** Errors of a row by cell, or its result. */
export const RowFindings = ({ row: { errors, outcome } }: { row: ProductImportRowDto }) => {
  const t = useText();
  return (
    <>
      {outcome && <p className="text-muted">{t(`imports.outcome.${outcome}`)}</p>}
      {errors.length > 0 && (
        <ul className="flex flex-col gap-1">
          {errors.map(({ cell, column, reason }) => (
            <li key={`${cell} ${column} ${reason}`} className="flex flex-wrap gap-x-2">
              {cell && (
                <bdi className="font-semibold whitespace-nowrap text-sale tabular-nums">
                  {cell}
                  {column && <span className="font-normal"> · {column}</span>}
                </bdi>
              )}
              {/* Direction of the page's language, even when the text starts with a cell's content. */}
              <span className="min-w-0 break-words">{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
