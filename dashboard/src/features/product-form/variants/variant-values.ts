import type { ProductDto, ProductVariantDto } from '@shop/contracts';
import {
  colorName,
  formatList,
  latinNumber,
  variantOf,
  type ChosenOptions,
  type Locale,
  type OptionLists,
} from '@shop/shop-rules';

/** A size and color as typed; without a stock the product does not have it. */
export interface VariantText extends ChosenOptions {
  stock: string;
  code: string;
  price: string;
  offerPrice: string;
}
/** The typed texts of a size and color. */
export type VariantChange = ChosenOptions & Partial<VariantText>;

/** The part of the product form that describes its variants. */
export interface VariantFields {
  sizes: string[];
  colors: string[];
  /** Whether each size and color has a stock of its own. */
  hasVariants: boolean;
  variants: VariantText[];
}

const TEXTS = ['stock', 'code', 'price', 'offerPrice'] as const;
const NO_TEXTS = { stock: '', code: '', price: '', offerPrice: '' };
const orNone = (options: readonly string[]): readonly string[] =>
  options.length > 0 ? options : [''];

/** All sizes in all colors, size by size; none without either. */
export const combinations = ({ sizes, colors }: OptionLists): ChosenOptions[] =>
  sizes.length + colors.length === 0
    ? []
    : orNone(sizes).flatMap((size) => orNone(colors).map((color) => ({ size, color })));

/** Adds the missing combinations; the first size or color of a product takes over the texts. */
export const withCombinations = (
  variants: readonly VariantText[],
  options: OptionLists,
): VariantText[] => [
  ...variants,
  ...combinations(options)
    .filter((wanted) => !variantOf(variants, wanted))
    .map(({ size, color }) => ({
      ...NO_TEXTS,
      ...(color === options.colors[0] && variantOf(variants, { size, color: '' })),
      ...(size === options.sizes[0] && variantOf(variants, { size: '', color })),
      size,
      color,
    })),
];

const priceText = (price: number | null): string => (price === null ? '' : String(price));
const typedPrice = (text: string): number | null => (text.trim() === '' ? null : Number(text));

const textsOf = ({
  size,
  color,
  stock,
  code,
  price,
  offerPrice,
}: ProductVariantDto): VariantText => ({
  size,
  color,
  stock: String(stock),
  code: code ?? '',
  price: priceText(price),
  offerPrice: priceText(offerPrice),
});

/** The variants of a saved product in the form. */
export const variantFieldsOf = (
  { variants }: ProductDto,
  options: OptionLists,
): Pick<VariantFields, 'hasVariants' | 'variants'> => {
  const hasVariants = variants.some(({ size, color }) => size !== '' || color !== '');
  return {
    hasVariants,
    variants: hasVariants ? withCombinations(variants.map(textsOf), options) : [],
  };
};

/** The texts that were changed. */
export const variantChanges = (
  start: readonly VariantText[],
  now: readonly VariantText[],
): VariantChange[] =>
  now.flatMap(({ size, color, ...texts }) => {
    const before = variantOf(start, { size, color }) ?? NO_TEXTS;
    const changed = TEXTS.filter((name) => texts[name] !== before[name]);
    if (changed.length === 0) return [];
    return [{ size, color, ...Object.fromEntries(changed.map((name) => [name, texts[name]])) }];
  });

export const withVariantChanges = (
  variants: readonly VariantText[],
  changes: readonly VariantChange[],
): VariantText[] => [
  ...variants.map((each) => ({ ...each, ...variantOf(changes, each) })),
  ...changes
    .filter((change) => !variantOf(variants, change))
    .map((change) => ({ ...NO_TEXTS, ...change })),
];

/** Whether the form has the stock of each size and color instead of one. */
export const countsVariants = ({ hasVariants, sizes, colors }: VariantFields): boolean =>
  hasVariants && sizes.length + colors.length > 0;

export interface FilledVariant extends VariantText {
  /** Its place in the form. */
  at: number;
}

/** The variants that the product has, in the order of the table. */
export const filledVariants = (fields: VariantFields): FilledVariant[] =>
  countsVariants(fields)
    ? combinations(fields).flatMap(({ size, color }) => {
        const at = fields.variants.findIndex((each) => each.size === size && each.color === color);
        const found = fields.variants[at];
        return found && found.stock.trim() !== '' ? [{ ...found, at }] : [];
      })
    : [];

export const sumOfStock = (variants: readonly VariantText[]): number =>
  variants.reduce((sum, { stock }) => sum + (Number(stock) || 0), 0);

/** Sizes and colors without any variant; they would be lost. */
export const unusedOptions = (fields: VariantFields): ChosenOptions[] => {
  const filled = filledVariants(fields);
  return [
    ...fields.sizes
      .filter((size) => !filled.some((each) => each.size === size))
      .map((size) => ({ size, color: '' })),
    ...fields.colors
      .filter((color) => !filled.some((each) => each.color === color))
      .map((color) => ({ size: '', color })),
  ];
};

/** JSON text of the variants; undefined if unchanged. A stock that was not changed is omitted. */
export const variantsBody = (start: VariantFields, now: VariantFields): string | undefined => {
  const [before, filled] = [filledVariants(start), filledVariants(now)];
  const keyOf = ({ sizes, colors }: VariantFields, variants: FilledVariant[]) =>
    JSON.stringify([
      variants.map((each) => [each.size, each.color, ...TEXTS.map((t) => each[t])]),
      variants.length > 0 && [sizes, colors],
    ]);
  if (keyOf(start, before) === keyOf(now, filled)) return undefined;
  return JSON.stringify(
    filled.map((variant) => ({
      ...(variant.size && { size: variant.size }),
      ...(variant.color && { color: variant.color }),
      ...(variant.stock !== variantOf(before, variant)?.stock && { stock: Number(variant.stock) }),
      code: variant.code.trim() || null,
      price: typedPrice(variant.price),
      offerPrice: typedPrice(variant.offerPrice),
    })),
  );
};

/** Rows of cells copied from a spreadsheet. */
export const pastedRows = (text: string): string[][] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => latinNumber(cell.trim())));

/** "42, Navy". */
export const variantName = ({ size, color }: ChosenOptions, locale: Locale): string =>
  formatList([size, color && colorName(color, locale)], locale);
