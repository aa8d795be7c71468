import { isNoOption } from './no-option.js';
import type { ChosenOptions, OptionLists } from './options.js';
import { colorKeyOf, paletteColor } from './palette.js';

/** A color in an address: its key in the palette, or its hex value if the product has several colors of that key. */
const colorParam = (color: string, colors: readonly string[]): string => {
  const key = colorKeyOf(color);
  const isOnly = colors.filter((each) => colorKeyOf(each) === key).length === 1;
  return (isOnly && key) || color.replace('#', '').toLowerCase();
};

/** A color's hex value in an address, which every product understands. */
const hexParam = (color: string): string =>
  (paletteColor(color)?.hex ?? color).replace('#', '').toLowerCase();

/** Query that chooses these options of a product whose own options are not known, such as `?size=42&color=000000`. */
export const lineQuery = ({ size, color }: ChosenOptions): string =>
  queryOf(isNoOption(size) ? '' : size, isNoOption(color) ? '' : hexParam(color));

const queryOf = (size: string, color: string): string => {
  const parts = [
    size && `size=${encodeURIComponent(size)}`,
    color && `color=${encodeURIComponent(color)}`,
  ].filter(Boolean);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

/** Query of a product's address that chooses these options, such as `?size=42&color=black`; only what there is a choice of. */
export const optionQuery = (
  { size, color }: ChosenOptions,
  { sizes, colors }: OptionLists,
): string =>
  queryOf(
    sizes.length > 1 ? size : '',
    color && colors.length > 1 ? colorParam(color, colors) : '',
  );

/** The options that a query chooses; what the product does not have is ignored. */
export const optionsOfQuery = (
  params: { get: (name: string) => string | null },
  { sizes, colors }: OptionLists,
): ChosenOptions => {
  const color = params.get('color')?.toLowerCase();
  return {
    size: sizes.find((each) => each === params.get('size')) ?? '',
    color:
      colors.find((each) => colorParam(each, colors) === color || hexParam(each) === color) ?? '',
  };
};
