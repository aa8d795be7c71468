import type { OpenedDraftOrderDto } from '@shop/contracts';
import type { LineFixes } from '@/shared/orders/line-fixes';
import { isOf } from '@/shared/orders/line-fixes';
import type { PricedCartLine } from '@/shared/orders/quote.queries';

/** A line of a draft order, with the price that it had when it was prepared. */
export interface DraftLine extends PricedCartLine {
  nameAr: string;
  image: string | null;
}

export const linesOf = ({ lines }: OpenedDraftOrderDto): DraftLine[] =>
  lines.map(({ productId: id, name, nameAr, image, size, color, quantity, price }) => ({
    ...{ id, name, nameAr, image, size, color, quantity, price },
  }));

/** Applies the corrections that a quote suggests to the lines. */
export const draftFixes = (
  change: (next: (lines: DraftLine[]) => DraftLine[]) => void,
  removeText: string,
): LineFixes => {
  const replace = (quoted: Parameters<LineFixes['onRemove']>[0], values: Partial<DraftLine>) =>
    change((lines) => lines.map((line) => (isOf(quoted, line) ? { ...line, ...values } : line)));
  return {
    removeText,
    onQuantity: (quoted, quantity) => replace(quoted, { quantity }),
    onOptions: (quoted, chosen) => replace(quoted, chosen),
    onPrice: (quoted) => replace(quoted, { price: quoted.unitPrice }),
    onRemove: (quoted) => change((lines) => lines.filter((line) => !isOf(quoted, line))),
  };
};
