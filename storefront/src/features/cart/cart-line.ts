import { isNoOption } from '@shop/shop-rules';

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

const isSameOption = (a: string, b: string): boolean => a === b || (isNoOption(a) && isNoOption(b));

/** Key of a line: product, size and color. */
export const isSameLine = (
  a: Pick<CartLine, 'id' | 'size' | 'color'>,
  b: Pick<CartLine, 'id' | 'size' | 'color'>,
): boolean => a.id === b.id && isSameOption(a.size, b.size) && isSameOption(a.color, b.color);

export const lineKey = ({ id, size, color }: Pick<CartLine, 'id' | 'size' | 'color'>): string =>
  `${id}|${size}|${color}`;

export const countOf = (lines: CartLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
