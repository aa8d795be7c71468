import type { Locale } from '../addresses.js';
import { localizedName, type Named } from '../formats/localized-text.js';
import { formatList } from '../formats/text-list.js';
import { isNoOption } from './no-option.js';
import { colorName, paletteColor } from './palette.js';
import { sizeName } from './size-name.js';

/** Options of a product. */
export interface OptionLists {
  sizes: readonly string[];
  /** Hex values, as stored. */
  colors: readonly string[];
}

/** Chosen options; an empty text is none. */
export interface ChosenOptions {
  size: string;
  color: string;
}

export type OptionName = keyof ChosenOptions;

/** `option_required`: several options and none chosen. `option_unknown`: the product does not have it. */
type OptionProblem = 'option_required' | 'option_unknown';

/** Result of checking a choice: options to store, and the invalid ones, size before color. */
export interface CheckedOptions extends ChosenOptions {
  problems: { option: OptionName; problem: OptionProblem }[];
}

/** Whether a size or color must be chosen before buying. */
export const needsChoice = ({ sizes, colors }: OptionLists): boolean =>
  sizes.length > 1 || colors.length > 1;

const sizeKey = (size: string): string => size.trim();
const colorKey = (color: string): string => paletteColor(color)?.hex ?? color.trim().toLowerCase();

/** Normalized key of a choice: "navy" and "#1f2a44" are equal, as are "Standard" and none. */
export const optionKey = ({ size = '', color = '' }: Partial<ChosenOptions>): ChosenOptions => ({
  size: isNoOption(size) ? '' : sizeKey(size),
  color: isNoOption(color) ? '' : colorKey(color),
});

const checked = (
  value: string,
  choices: readonly string[],
  keyOf: (value: string) => string,
): { value: string; problem: OptionProblem | null } => {
  const known = choices.find((choice) => keyOf(choice) === keyOf(value));
  if (known !== undefined) return { value: known, problem: null };
  if (!isNoOption(value)) return { value, problem: 'option_unknown' };
  // A single option is chosen automatically.
  if (choices.length <= 1) return { value: choices[0] ?? '', problem: null };
  return { value: '', problem: 'option_required' };
};

/** Checks a size and a color against the product. */
export const checkOptions = (
  { size = '', color = '' }: Partial<ChosenOptions>,
  { sizes, colors }: OptionLists,
): CheckedOptions => {
  const [ofSize, ofColor] = [checked(size, sizes, sizeKey), checked(color, colors, colorKey)];
  const problems: CheckedOptions['problems'] = [];
  if (ofSize.problem) problems.push({ option: 'size', problem: ofSize.problem });
  if (ofColor.problem) problems.push({ option: 'color', problem: ofColor.problem });
  return { size: ofSize.value, color: ofColor.value, problems };
};

const wordsOf = ({ size, color }: ChosenOptions, locale: Locale): string[] =>
  [sizeName(size, locale), color && colorName(color, locale)].filter(Boolean);

/** Size and color of a variant: "42, Navy". */
export const variantName = (variant: ChosenOptions, locale: Locale): string =>
  formatList(wordsOf(variant, locale), locale);

/** Size and color as text; missing ones are omitted. */
export const optionWords = (
  { size = '', color = '' }: Partial<ChosenOptions>,
  locale: Locale,
): string[] =>
  wordsOf({ size: isNoOption(size) ? '' : size, color: isNoOption(color) ? '' : color }, locale);

/** The same as one text. */
export const optionText = (chosen: Partial<ChosenOptions>, locale: Locale): string =>
  formatList(optionWords(chosen, locale), locale);

/** A product with its options: "Silk Dress (M, Black)". */
export const productText = (line: Named & ChosenOptions, locale: Locale): string => {
  const [name, options] = [localizedName(line, locale), optionText(line, locale)];
  return options ? `${name} (${options})` : name;
};
