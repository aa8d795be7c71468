import type { SizeGuideDto } from '@shop/contracts';
import { SIZE_GUIDE } from '@shop/shop-rules';
import { controlClass, cx, IconButton } from '@shop/ui';
import { X } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';
import { cellsIn, enter, removeColumn, removeRow } from './size-guide';

const cell = 'p-1 align-top';

/** Columns with their names, and a row for each size; several cells are pasted from a spreadsheet. */
export const SizeGuideTable = ({
  guide,
  onChange,
}: {
  guide: SizeGuideDto;
  onChange: (guide: SizeGuideDto) => void;
}) => {
  const t = useText();
  const { columns, rows } = guide;
  const change = (at: number, part: Partial<SizeGuideDto['columns'][number]>) =>
    onChange({
      ...guide,
      columns: columns.map((each, place) => (place === at ? { ...each, ...part } : each)),
    });
  const nameOf = (at: number) => columns[at]?.name || String(at + 1);
  return (
    <div className="relative overflow-x-auto pb-2">
      <table className="border-separate border-spacing-0">
        <caption className="sr-only">{t('sizeGuide.title')}</caption>
        <thead>
          <tr>
            {columns.map(({ name, nameAr = '', isCm = false }, at) => (
              <td key={at} className={cell}>
                <div className="flex w-40 flex-col gap-2 bg-sand p-2">
                  <input
                    aria-label={t('sizeGuide.column', { number: at + 1 })}
                    placeholder={t('sizeGuide.name')}
                    value={name}
                    maxLength={SIZE_GUIDE.name}
                    lang="en"
                    dir="ltr"
                    className={cx(controlClass, 'px-2!')}
                    onChange={(event) => change(at, { name: event.target.value })}
                  />
                  <input
                    aria-label={t('sizeGuide.columnAr', { number: at + 1 })}
                    placeholder={t('sizeGuide.nameAr')}
                    value={nameAr}
                    maxLength={SIZE_GUIDE.name}
                    lang="ar"
                    dir="rtl"
                    className={cx(controlClass, 'px-2!')}
                    onChange={(event) => change(at, { nameAr: event.target.value })}
                  />
                  <div className="flex items-center justify-between gap-2 text-small">
                    <label className="flex min-h-11 items-center gap-2">
                      <input
                        type="checkbox"
                        aria-label={`${t('sizeGuide.cm')}: ${nameOf(at)}`}
                        checked={isCm}
                        className="size-5 accent-accent"
                        onChange={(event) => change(at, { isCm: event.target.checked })}
                      />
                      {t('sizeGuide.cm')}
                    </label>
                    <IconButton
                      label={t('sizeGuide.removeColumn', { name: nameOf(at) })}
                      disabled={columns.length === 1}
                      onClick={() => onChange(removeColumn(guide, at))}
                    >
                      <X className="size-4" />
                    </IconButton>
                  </div>
                </div>
              </td>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((text, column) => (
                <td key={column} className={cell}>
                  <input
                    aria-label={t('sizeGuide.cell', { name: nameOf(column), number: row + 1 })}
                    value={text}
                    maxLength={SIZE_GUIDE.cell}
                    dir="auto"
                    className={controlClass}
                    onChange={(event) =>
                      onChange(enter(guide, [[event.target.value]], row, column))
                    }
                    onPaste={(event) => {
                      const texts = cellsIn(event.clipboardData.getData('text'));
                      if (texts.length < 2 && (texts[0]?.length ?? 0) < 2) return;
                      event.preventDefault();
                      onChange(enter(guide, texts, row, column));
                    }}
                  />
                </td>
              ))}
              <td className={cell}>
                <IconButton
                  label={t('sizeGuide.removeRow', { number: row + 1 })}
                  disabled={rows.length === 1}
                  onClick={() => onChange(removeRow(guide, row))}
                >
                  <X className="size-4" />
                </IconButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};
