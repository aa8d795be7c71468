import type { ChosenOptions, OptionName } from './options.js';

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

/** Places of the variants that equal an earlier one, ignoring case. */
export const duplicateVariants = (variants: readonly ChosenOptions[]): number[] => {
  const keys = variants.map(({ size, color }) => JSON.stringify([size, color]).toLowerCase());
  return keys.flatMap((key, at) => (keys.indexOf(key) < at ? [at] : []));
};

/** Places of the variants without this option, if others have it. */
export const incompleteVariants = (
  variants: readonly ChosenOptions[],
  option: OptionName,
): number[] => {
  const missing = variants.flatMap((each, at) => (each[option] === '' ? [at] : []));
  return missing.length < variants.length ? missing : [];
};
