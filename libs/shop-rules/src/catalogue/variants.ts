import type { ChosenOptions } from './options.js';

/** A size and color of a product with a stock of its own; an empty text if the product has none. */
export interface Variant extends ChosenOptions {
  stock: number;
}

/** Most variants of a product. */
export const MOST_VARIANTS = 250;

/** The variant of a size and color as stored; undefined if the product does not have this combination. */
export const variantOf = <T extends ChosenOptions>(
  variants: readonly T[],
  { size, color }: ChosenOptions,
): T | undefined => variants.find((each) => each.size === size && each.color === color);
