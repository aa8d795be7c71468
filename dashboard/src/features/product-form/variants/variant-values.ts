import type { ProductDto, ProductVariantDto } from '@shop/contracts';
import { variantOf, type ChosenOptions, type OptionLists } from '@shop/shop-rules';
import { isSame } from '@/shared/forms/is-same';
import { numberOf, numberOrNull, numberText } from '@/shared/forms/number-text';

/** The texts with fields below the table. */
export const OWN_TEXTS = ['code', 'price', 'offerPrice'] as const;
const TEXTS = ['stock', ...OWN_TEXTS] as const;

/** A size and color as typed; without a stock the product does not have it. */
export type VariantText = ChosenOptions & Record<(typeof TEXTS)[number], string>;
/** The typed texts of a size and color. */
export type VariantChange = ChosenOptions & Partial<VariantText>;

/** Sizes, colors and the texts of their combinations. */
export interface TableFields {
  sizes: string[];
  colors: string[];
  variants: VariantText[];
}
/** The part of the product form that describes its variants. */
export interface VariantFields extends TableFields {
  /** Whether each size and color has a stock of its own. */
  hasVariants: boolean;
}

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

const textsOf = ({ size, color, ...variant }: ProductVariantDto): VariantText => ({
  ...{ size, color },
  stock: String(variant.stock),
  code: variant.code ?? '',
  price: numberText(variant.price),
  offerPrice: numberText(variant.offerPrice),
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

/** A variant and its place in the form. */
export type FilledVariant = VariantText & { at: number };

/** Places of all sizes in all colors in the form, in the order of the table; -1 until they are added. */
export const placesOf = ({ variants, ...options }: TableFields): number[] =>
  combinations(options).map(({ size, color }) =>
    variants.findIndex((each) => each.size === size && each.color === color),
  );

/** The variants that the product has, in the order of the table. */
export const filledVariants = (fields: VariantFields): FilledVariant[] =>
  countsVariants(fields)
    ? placesOf(fields).flatMap((at) => {
        const found = fields.variants[at];
        return found && found.stock.trim() !== '' ? [{ ...found, at }] : [];
      })
    : [];

export const sumOfStock = (variants: readonly VariantText[]): number =>
  variants.reduce((sum, { stock }) => sum + numberOf(stock), 0);

/** Sizes and colors without any variant; they would be lost. */
export const unusedOptions = (fields: VariantFields): ChosenOptions[] => {
  const filled = filledVariants(fields);
  return (['size', 'color'] as const).flatMap((option) =>
    fields[`${option}s`]
      .filter((value) => !filled.some((each) => each[option] === value))
      .map((value) => ({ size: '', color: '', [option]: value })),
  );
};

/** JSON text of the variants; undefined if unchanged. A stock that was not changed is omitted. */
export const variantsBody = (start: VariantFields, now: VariantFields): string | undefined => {
  const [before, filled] = [filledVariants(start), filledVariants(now)];
  const sent = ({ sizes, colors }: VariantFields, variants: FilledVariant[]) => [
    variants.map(({ at: _at, ...texts }) => texts),
    variants.length > 0 && { sizes, colors },
  ];
  if (isSame(sent(start, before), sent(now, filled))) return undefined;
  return JSON.stringify(
    filled.map((variant) => ({
      ...(variant.size && { size: variant.size }),
      ...(variant.color && { color: variant.color }),
      ...(variant.stock !== variantOf(before, variant)?.stock && { stock: Number(variant.stock) }),
      code: variant.code.trim() || null,
      price: numberOrNull(variant.price),
      offerPrice: numberOrNull(variant.offerPrice),
    })),
  );
};

/** Field of the server's pointer; variants are sent without the empty fields of the table. */
export const fieldAt = (pointer: string, values: VariantFields): string => {
  const [, field = '', index, name] = pointer.split('/');
  if (field !== 'variants') return field;
  const variant = index && filledVariants(values)[Number(index)];
  if (!variant) return 'hasVariants';
  return `variants.${variant.at}.${OWN_TEXTS.find((own) => own === name) ?? 'stock'}`;
};
