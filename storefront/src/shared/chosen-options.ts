import { colorName, type Locale } from '@shop/shop-rules';

/** Size and colour of what is added from a product card, where nothing can be chosen. */
export const CARD_SIZE = 'Standard';
export const CARD_COLOR = 'Standard';

/** What was chosen about a piece, in words; the placeholders of product cards say nothing. */
export const chosenOptions = (
  { size = '', color = '' }: { size?: string; color?: string },
  locale: Locale,
): string[] =>
  [size === CARD_SIZE ? '' : size, color === CARD_COLOR ? '' : colorName(color, locale)].filter(
    Boolean,
  );
