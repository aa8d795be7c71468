import { colorName } from '@shop/shop-rules';
import { Button, IconButton, NumberField } from '@shop/ui';
import { ArrowDownToLine, ArrowRightToLine } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useText } from '@/shared/i18n/use-text';
import { ColorMark } from '../color-mark';
import { StockCell } from './stock-cell';
import { useStocks } from './use-stocks';
import type { VariantText } from './variant-values';

const cell = 'border-b border-line px-1.5 py-2 group-last:border-b-0';
const head = `${cell} text-small font-semibold`;
/** Stays visible when the table scrolls. */
const side = 'sticky start-0 z-10 bg-surface ps-0 text-start align-top';

/** Stock of each combination: a row for each size, a column for each color. */
export const VariantTable = ({
  sizes,
  colors,
  variants,
}: {
  sizes: string[];
  colors: string[];
  variants: VariantText[];
}) => {
  const t = useText();
  const locale = useLocale();
  const [number, setNumber] = useState('');
  const { grid, enter, paste } = useStocks({ sizes, colors, variants });
  const fill = (cells: number[]) => enter(cells.map((at) => ({ at, stock: number.trim() })));
  const isEmpty = number.trim() === '';
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
        <Button variant="secondary" disabled={isEmpty} onClick={() => fill(grid.flat())}>
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
              {colors.map((color, column) => (
                <th key={color} scope="col" className={head}>
                  <span className="flex min-h-11 items-center gap-1.5 whitespace-nowrap">
                    <ColorMark color={color} />
                    <bdi>{colorName(color, locale)}</bdi>
                    {sizes.length > 1 && (
                      <IconButton
                        label={t('productForm.variants.fillColumn', {
                          name: colorName(color, locale),
                        })}
                        className="-my-1 ms-auto"
                        disabled={isEmpty}
                        onClick={() => fill(grid.flatMap((row) => row[column] ?? []))}
                      >
                        <ArrowDownToLine aria-hidden="true" className="size-4" strokeWidth={1.5} />
                      </IconButton>
                    )}
                  </span>
                </th>
              ))}
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
                        <bdi className="min-w-0 break-words">{size}</bdi>
                        {colors.length > 1 && (
                          <IconButton
                            label={t('productForm.variants.fillRow', { name: size })}
                            className="ms-auto"
                            disabled={isEmpty}
                            onClick={() => fill(cells)}
                          >
                            <ArrowRightToLine
                              aria-hidden="true"
                              className="mirror size-4"
                              strokeWidth={1.5}
                            />
                          </IconButton>
                        )}
                      </span>
                    </th>
                  )}
                  {cells.map((at, column) => (
                    <td key={colors[column] ?? ''} className={`${cell} relative align-top`}>
                      <StockCell
                        at={at}
                        variant={variants[at]}
                        below={grid[row + 1]?.[column]}
                        above={grid[row - 1]?.[column]}
                        onPaste={(text) => paste(text, row, column)}
                      />
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
};
