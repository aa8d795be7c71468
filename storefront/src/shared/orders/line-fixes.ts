import type { QuotedLineDto } from '@shop/contracts';
import type { ChosenOptions } from '@shop/shop-rules';
import type { PricedCartLine } from './quote.queries';

/** One-click fixes for problems in a quote. */
export interface LineFixes {
  onQuantity: (line: QuotedLineDto, quantity: number) => void;
  onOptions: (line: QuotedLineDto, chosen: ChosenOptions) => void;
  onRemove: (line: QuotedLineDto) => void;
  onPrice: (line: QuotedLineDto) => void;
  /** Text of the button that removes a line; by default from the cart. */
  removeText?: string;
}

/** Largest quantity of this line, given the other lines that share its stock. */
export const availableOf = (line: QuotedLineDto, cartLines: readonly PricedCartLine[]): number => {
  if (line.ownStock) return line.available;
  const otherQuantity = cartLines
    .filter(({ id, size, color }) => id === line.productId && !isOf(line, { id, size, color }))
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return Math.max(0, line.available - otherQuantity);
};

/** Whether a quoted line belongs to this cart line. */
export const isOf = (
  line: Pick<QuotedLineDto, 'productId' | 'size' | 'color'>,
  { id, size, color }: Pick<PricedCartLine, 'id' | 'size' | 'color'>,
): boolean => line.productId === id && line.size === size && line.color === color;
