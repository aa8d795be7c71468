import { colorName, sizeName, variantName } from '@shop/shop-rules';
import { Button, IconButton, NumberField } from '@shop/ui';
import { ArrowDownToLine, ArrowRightToLine, type LucideIcon } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { ColorMark } from '@/shared/display/color-mark';
import { fieldProps } from '@/shared/forms/field-props';
import { pastedRows } from '@/shared/forms/pasted-rows';
import { useLocale, useText } from '@/shared/i18n/use-text';
import type { ProductValues } from '../product-values';
import { placesOf, type TableFields } from './variant-values';

const cell = 'border-b border-line px-1.5 py-2 group-last:border-b-0';
const head = `${cell} text-small font-semibold`;
/** Stays visible when the table scrolls. */
const side = 'sticky start-0 z-10 bg-surface ps-0 text-start align-top';

/** Stock of each combination: a row for each size, a column for each color. */
export const VariantTable = ({ sizes, colors, variants }: TableFields) => {
  const t = useText();
  const locale = useLocale();
  const form = useFormContext<ProductValues>();
  const [number, setNumber] = useState('');
  const stock = number.trim();
  const places = placesOf({ sizes, colors, variants });
  const width = Math.max(colors.length, 1);
  /** Places of the combinations in the form, by row and column. */
  const grid = Array.from({ length: places.length / width }, (_, row) =>
    places.slice(row * width, (row + 1) * width),
  );

  const enter = (stocks: ReadonlyMap<number | undefined, string>) => {
    const entered = form.getValues('variants').map((each, at) => ({
      ...each,
      stock: stocks.get(at) ?? each.stock,
    }));
    form.setValue('variants', entered, { shouldDirty: true });
    form.clearErrors(['variants', 'hasVariants']);
  };
  const fill = (cells: number[]) => enter(new Map(cells.map((at) => [at, stock])));
  /** Enters copied cells from a row and column on; a single number is left to the field. */
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const rows = pastedRows(event.clipboardData.getData('text'));
    if (rows.flat().length === 1) return;
    event.preventDefault();
    const stocks = rows.flatMap((cells, down) =>
      cells.map((text, along) => [grid[row + down]?.[column + along], text] as const),
    );
    enter(new Map(stocks));
  };
  const fillButton = (label: string, className: string, cells: number[], Icon: LucideIcon) => (
    <IconButton {...{ label, className }} disabled={stock === ''} onClick={() => fill(cells)}>
      <Icon className="mirror size-4" />
    </IconButton>
  );
  const [hasRows, hasColumns] = [sizes.length > 0, colors.length > 0];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-muted">
        {hasRows && hasColumns && `${t('productForm.variants.emptyHint')} `}
        {t('productForm.variants.fillHint')}
      </p>
      <div className="flex items-end gap-2">
        <NumberField
          label={t('productForm.variants.number')}
          inputMode="numeric"
          className="w-32"
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          onKeyDown={(event) => {
            // Enter would save the product.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <Button variant="secondary" disabled={stock === ''} onClick={() => fill(places)}>
          {t('productForm.variants.fillAll')}
        </Button>
      </div>
      <div className="relative scroll-ps-36 overflow-x-auto">
        <table className="border-separate border-spacing-0">
          <caption className="sr-only">{t('productForm.variants')}</caption>
          <thead>
            <tr>
              {hasRows && <td className={`${head} ${side}`} />}
              {!hasColumns && (
                <th scope="col" className={`${head} text-start`}>
                  {t('products.stock')}
                </th>
              )}
              {colors.map((color, column) => {
                const name = colorName(color, locale);
                return (
                  <th key={color} scope="col" className={head}>
                    <span className="flex min-h-11 items-center gap-1.5 whitespace-nowrap">
                      <ColorMark color={color} />
                      <bdi>{name}</bdi>
                      {sizes.length > 1 &&
                        fillButton(
                          t('productForm.variants.fillColumn', { name }),
                          '-my-1 ms-auto',
                          grid.flatMap((row) => row[column] ?? []),
                          ArrowDownToLine,
                        )}
                    </span>
                  </th>
                );
              })}
            </tr>
          </thead>
          <tbody>
            {grid.map((cells, row) => {
              const size = sizes[row];
              return (
                <tr key={size ?? ''} className="group">
                  {size !== undefined && (
                    <th scope="row" className={`${head} ${side}`}>
                      <span className="flex min-h-11 w-max max-w-28 min-w-full items-center gap-1.5 sm:max-w-40">
                        <bdi className="min-w-0 break-words">{sizeName(size, locale)}</bdi>
                        {colors.length > 1 &&
                          fillButton(
                            t('productForm.variants.fillRow', { name: sizeName(size, locale) }),
                            'ms-auto',
                            cells,
                            ArrowRightToLine,
                          )}
                      </span>
                    </th>
                  )}
                  {cells.map((at, column) => {
                    const color = colors[column] ?? '';
                    const name = variantName({ size: size ?? '', color }, locale);
                    return (
                      <td key={color} className={`${cell} relative align-top`}>
                        {/* A new combination is added to the form after the first rendering. */}
                        {at >= 0 && (
                          <NumberField
                            key={at}
                            label={t('productForm.variants.stockOf', { name })}
                            className="w-24 [&>label]:sr-only"
                            inputMode="numeric"
                            onPaste={(event) => paste(event, row, column)}
                            onKeyDown={(event) => {
                              const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] ?? 0;
                              const next = grid[row + step]?.[column];
                              if (step === 0 || next === undefined) return;
                              event.preventDefault();
                              form.setFocus(`variants.${next}.stock`, { shouldSelect: true });
                            }}
                            {...fieldProps(form, `variants.${at}.stock`, {
                              validate: (text) =>
                                /^\d*$/.test(text.trim()) || t('productForm.needStock'),
                              deps: 'hasVariants',
                            })}
                          />
                        )}
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
};
