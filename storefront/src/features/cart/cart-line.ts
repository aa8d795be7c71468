import { checkOptions, isNoOption, toAed, toFils, unitPrice } from '@shop/shop-rules';
import { jsonList } from '@shop/api-client';
import type { Product } from '@/shared/api/types';

/** Largest quantity of one line. */
export const MAX_QUANTITY = 99;

export interface CartLine {
  id: number;
  name: string;
  nameAr?: string;
  /** AED per item. */
  price: number;
  size: string;
  color: string;
  quantity: number;
  /** JSON text of the list of images. */
  images: string;
}

export interface LineChoice {
  size: string;
  color: string;
}

/** Size or color of a line without that option. */
const NOT_CHOSEN = 'Standard';

const isSameOption = (a: string, b: string): boolean => a === b || (isNoOption(a) && isNoOption(b));

/** Key of a line: product, size and color. */
export const isSameLine = (
  a: Pick<CartLine, 'id' | 'size' | 'color'>,
  b: Pick<CartLine, 'id' | 'size' | 'color'>,
): boolean => a.id === b.id && isSameOption(a.size, b.size) && isSameOption(a.color, b.color);

export const lineKey = ({ id, size, color }: Pick<CartLine, 'id' | 'size' | 'color'>): string =>
  `${id}|${size}|${color}`;

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

export const countOf = (lines: CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
