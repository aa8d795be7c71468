import type { SizeGuideDto } from '@shop/contracts';
import { inInches } from '@shop/shop-rules';
import { cx } from '@shop/ui';
import { useId, useState } from 'react';
import { useText } from '@/shared/i18n/text';

const cell = 'border-b border-line px-3 py-2.5 text-start whitespace-nowrap';
/** The first column stays visible when the table scrolls. */
const first = 'sticky start-0 font-semibold';

/** The table of a size guide, which scrolls inside itself; lengths in centimeters or inches. */
export const SizeTable = ({ guide: { columns, rows } }: { guide: SizeGuideDto }) => {
  const { t, pick } = useText();
  const id = useId();
  const [inch, setInch] = useState(false);
  const hasLengths = columns.some(({ isCm }) => isCm);
  const unit = t(inch ? 'sizes.inch' : 'sizes.cm');
  return (
    <>
      {hasLengths && (
        <fieldset className="mb-4 flex gap-2">
          <legend className="sr-only">{t('sizes.units')}</legend>
          {[false, true].map((each) => (
            <label
              key={String(each)}
              className="grid min-h-11 min-w-20 place-items-center rounded-control border border-control px-3 text-small font-medium hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={id}
                checked={inch === each}
                onChange={() => setInch(each)}
                className="sr-only"
              />
              {t(each ? 'sizes.inch' : 'sizes.cm')}
            </label>
          ))}
        </fieldset>
      )}
      <div
        role="region"
        aria-label={t('sizes.table')}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be focusable
        tabIndex={0}
        className="overflow-x-auto border border-line"
      >
        <table className="w-full border-separate border-spacing-0 text-small">
          <thead>
            <tr>
              {columns.map(({ name, nameAr, isCm }, at) => (
                <th key={at} scope="col" className={cx(cell, 'bg-sand', at === 0 && first)}>
                  <bdi>{pick(name, nameAr)}</bdi>
                  {isCm && <span className="block font-normal text-muted">{unit}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((text, at) => {
                  const Cell = at === 0 ? 'th' : 'td';
                  return (
                    <Cell
                      key={at}
                      scope={at === 0 ? 'row' : undefined}
                      className={cx(cell, at === 0 && `${first} bg-surface`)}
                    >
                      <bdi>{inch && columns[at]?.isCm ? inInches(text) : text}</bdi>
                    </Cell>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
