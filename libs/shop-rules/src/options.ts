import type { Locale } from './addresses.js';
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
export type OptionProblem = 'option_required' | 'option_unknown';

/** A choice compared with its product: what an order keeps, and the first option that is wrong. */
export interface CheckedOptions extends ChosenOptions {
  problem: OptionProblem | null;
  /** The option that `problem` is about. */
  option: OptionName | null;
}

/** What the first cart of this shop wrote where a product offers no choice. */
const PLACEHOLDER = /^(standard|default)?$/i;

/** Whether a size or color only says that none was chosen. */
export const isNoOption = (value: string): boolean => PLACEHOLDER.test(value.trim());

/** Whether the product has to be chosen in a size or color before it can be bought. */
export const needsChoice = ({ sizes, colors }: OptionLists): boolean =>
  sizes.length > 1 || colors.length > 1;

const sameSize = (a: string, b: string): boolean => a.trim() === b.trim();
const sameColor = (a: string, b: string): boolean =>
  (paletteColor(a)?.hex ?? a.trim().toLowerCase()) ===
  (paletteColor(b)?.hex ?? b.trim().toLowerCase());

const checked = (
  value: string,
  choices: readonly string[],
  isSame: (a: string, b: string) => boolean,
): { value: string; problem: OptionProblem | null } => {
  const known = choices.find((choice) => isSame(choice, value));
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
  const [ofSize, ofColor] = [checked(size, sizes, sameSize), checked(color, colors, sameColor)];
  const first = ofSize.problem ? 'size' : 'color';
  const problem = ofSize.problem ?? ofColor.problem;
  return { size: ofSize.value, color: ofColor.value, problem, option: problem && first };
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
