import type { ProductImportErrorDto } from '@shop/contracts';
import { cx } from '@shop/ui';

/** Errors or warnings of the row of a file, by cell. */
export const CellFindings = ({
  findings,
  isWarning = false,
}: {
  findings: ProductImportErrorDto[];
  isWarning?: boolean;
}) =>
  findings.length > 0 && (
    <ul className="flex flex-col gap-1">
      {findings.map(({ cell, column, reason }) => (
        <li key={`${cell} ${column} ${reason}`} className="flex flex-wrap gap-x-2">
          {(cell ?? column) && (
            <bdi
              className={cx(
                'font-semibold whitespace-nowrap tabular-nums',
                isWarning ? 'text-brass' : 'text-sale',
              )}
            >
              {cell ?? column}
              {cell && column && <span className="font-normal"> · {column}</span>}
            </bdi>
          )}
          {/* Direction of the page's language, even when the text starts with a cell's content. */}
          <span className="min-w-0 break-words">{reason}</span>
        </li>
      ))}
    </ul>
  );
