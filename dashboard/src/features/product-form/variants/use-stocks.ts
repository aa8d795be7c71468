import type { OptionLists } from '@shop/shop-rules';
import { useFormContext } from 'react-hook-form';
import type { ProductValues } from '../product-values';
import { combinations, pastedRows, type VariantText } from './variant-values';

/** The table of combinations, and entering many numbers at once. */
export const useStocks = ({
  variants,
  ...options
}: OptionLists & { variants: readonly VariantText[] }) => {
  const { getValues, setValue, clearErrors } = useFormContext<ProductValues>();
  const places = combinations(options).map(({ size, color }) =>
    variants.findIndex((each) => each.size === size && each.color === color),
  );
  const width = Math.max(options.colors.length, 1);
  /** Places of the combinations in the form, by row and column. */
  const grid = Array.from({ length: places.length / width }, (_, row) =>
    places.slice(row * width, (row + 1) * width),
  );

  const enter = (cells: { at: number; stock: string }[]) => {
    const stocks = new Map(cells.map(({ at, stock }) => [at, stock]));
    const entered = getValues('variants').map((each, at) => ({
      ...each,
      stock: stocks.get(at) ?? each.stock,
    }));
    setValue('variants', entered, { shouldDirty: true });
    clearErrors(['variants', 'hasVariants']);
  };
  /** Enters copied cells from a row and column on; a single number is left to the field. */
  const paste = (text: string, row: number, column: number): boolean => {
    const rows = pastedRows(text);
    if (rows.length === 1 && rows[0]?.length === 1) return false;
    enter(
      rows.flatMap((cells, down) =>
        cells.flatMap((stock, along) => {
          const at = grid[row + down]?.[column + along];
          return at === undefined ? [] : [{ at, stock }];
        }),
      ),
    );
    return true;
  };
  return { grid, enter, paste };
};
