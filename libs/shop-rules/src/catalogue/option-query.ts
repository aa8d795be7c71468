import type { ChosenOptions, OptionLists } from './options.js';
import { colorKeyOf } from './palette.js';

/** A color in an address: its key in the palette, or its hex value if the product has several colors of that key. */
const colorParam = (color: string, colors: readonly string[]): string => {
  const key = colorKeyOf(color);
  const isOnly = colors.filter((each) => colorKeyOf(each) === key).length === 1;
  return (isOnly && key) || color.replace('#', '').toLowerCase();
};

/** Query of a product's address that chooses these options, such as `?size=42&color=black`; only what there is a choice of. */
export const optionQuery = (
  { size, color }: ChosenOptions,
  { sizes, colors }: OptionLists,
): string => {
  const parts = [
    size && sizes.length > 1 && `size=${encodeURIComponent(size)}`,
    color && colors.length > 1 && `color=${encodeURIComponent(colorParam(color, colors))}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** The options that a query chooses; what the product does not have is ignored. */
export const optionsOfQuery = (
  params: { get: (name: string) => string | null },
  { sizes, colors }: OptionLists,
): ChosenOptions => {
  const color = params.get('color')?.toLowerCase();
  return {
    size: sizes.find((each) => each === params.get('size')) ?? '',
    color: colors.find((each) => colorParam(each, colors) === color) ?? '',
  };
};
