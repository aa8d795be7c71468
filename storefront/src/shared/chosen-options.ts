import { PALETTE } from '@shop/shop-rules';

/** Size and colour of what is added from a product card, where nothing can be chosen. */
export const CARD_SIZE = 'Standard';
export const CARD_COLOR = 'Standard';

/** What was chosen about a piece, in words; the placeholders of product cards say nothing. */
export const chosenOptions = (
  { size = '', color = '' }: { size?: string; color?: string },
  pick: (text: string, arabic: string) => string,
): string[] => {
  const known = PALETTE.find(({ hex }) => hex.toLowerCase() === color.toLowerCase());
  const colorName = known ? pick(known.name, known.nameAr) : color === CARD_COLOR ? '' : color;
  return [size === CARD_SIZE ? '' : size, colorName].filter(Boolean);
};
