import { checkOptions, toAed, toFils, unitPrice } from '@shop/shop-rules';
import { jsonList } from '@shop/api-client';
import type { Product } from '@/shared/api/types';
import { isSameLine, MAX_QUANTITY, type CartLine, type LineChoice } from './cart-line';

/** Size or color of a line without that option. */
const NOT_CHOSEN = 'Standard';

/** Builds a line of the chosen product; an option with one value is chosen automatically. */
export const toLine = (
  product: Product,
  chosen: Partial<LineChoice> = {},
  quantity = 1,
): CartLine => {
  const { size, color } = checkOptions(chosen, product);
  return {
    id: product.id,
    name: product.name,
    nameAr: product.nameAr,
    price: unitPrice(product),
    size: size || NOT_CHOSEN,
    color: color || NOT_CHOSEN,
    quantity,
    images: JSON.stringify(product.images),
  };
};

/** Largest quantity of a line: the stock minus the other lines of the product, unless each has a stock of its own. */
export const maxQuantity = (
  { stock, variants = [] }: Pick<Product, 'stock' | 'variants'>,
  line: Pick<CartLine, 'id' | 'size' | 'color'>,
  lines: readonly CartLine[],
): number => {
  const others = lines.filter((row) => row.id === line.id && !isSameLine(row, line));
  const taken = variants.length > 0 ? 0 : others.reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, Math.min(stock - taken, MAX_QUANTITY));
};

/** Quantity that can still be added to a line. */
export const roomFor = (
  product: Pick<Product, 'stock' | 'variants'>,
  line: Pick<CartLine, 'id' | 'size' | 'color'>,
  lines: readonly CartLine[],
): number => {
  const existing = lines.find((row) => isSameLine(row, line));
  return Math.max(0, maxQuantity(product, line, lines) - (existing?.quantity ?? 0));
};

export const imagesOf = (line: CartLine): string[] => jsonList(line.images);

/** Total of a line in AED. */
export const lineTotal = ({ price, quantity }: CartLine): number => toAed(toFils(price) * quantity);

/** Total of all lines in AED. */
export const subtotal = (lines: CartLine[]): number =>
  toAed(lines.reduce((sum, { price, quantity }) => sum + toFils(price) * quantity, 0));
