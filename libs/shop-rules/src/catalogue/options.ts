import type { Locale } from '../addresses.js';
import { colorName, paletteColor } from './palette.js';

/** What a product can be chosen in. */
export interface OptionLists {
  sizes: readonly string[];
  /** Hex values, as a product carries them. */
  colors: readonly string[];
}

/** What was chosen; an empty text is no choice. */
export interface ChosenOptions {
  size: string;
  color: string;
}

export type OptionName = keyof ChosenOptions;

/** `option_required`: there is more than one choice and none was made. `option_unknown`: the product does not have it. */
type OptionProblem = 'option_required' | 'option_unknown';

/** A choice compared with its product: what an order keeps, and each option that is wrong, size before color. */
export interface CheckedOptions extends ChosenOptions {
  problems: { option: OptionName; problem: OptionProblem }[];
}

/** What the first cart of this shop wrote where a product offers no choice. */
const PLACEHOLDER = /^(standard|default)?$/i;

/** Whether a size or color is a placeholder. */
export const isNoOption = (value: string): boolean => PLACEHOLDER.test(value.trim());

/** Whether the product has to be chosen in a size or color before it can be bought. */
export const needsChoice = ({ sizes, colors }: OptionLists): boolean =>
  sizes.length > 1 || colors.length > 1;

const sizeKey = (size: string): string => size.trim();
const colorKey = (color: string): string => paletteColor(color)?.hex ?? color.trim().toLowerCase();

/** The same for every way to write a choice: "navy" and "#1f2a44", "Standard" and nothing. */
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
  // The only choice there is needs no choosing.
  if (choices.length <= 1) return { value: choices[0] ?? '', problem: null };
  return { value: '', problem: 'option_required' };
};

/** Compares a size and a color with what the product is sold in. */
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

/** Size and color in words, for people; what was not chosen is left out. */
export const optionWords = (
  { size = '', color = '' }: Partial<ChosenOptions>,
  locale: Locale,
): string[] =>
  [isNoOption(size) ? '' : size, isNoOption(color) ? '' : colorName(color, locale)].filter(Boolean);

/** The same as one text: "42, Navy". */
export const optionText = (chosen: Partial<ChosenOptions>, locale: Locale): string =>
  optionWords(chosen, locale).join(locale === 'ar' ? '، ' : ', ');
