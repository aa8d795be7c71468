import { duplicateVariants, incompleteVariants, toFils } from '@shop/shop-rules';
import { Conflict, InvalidInput, type FieldProblem } from '../../../../platform/http/problem.js';
import { msg } from '../../../../platform/i18n/message.js';
import type { Changes } from '../../../back-office/audit/audit-entry.entity.js';
import { changesOf } from '../../../back-office/audit/changes.js';
import type { Product } from '../product.entity.js';
import type { ProductVariant } from './product-variant.entity.js';
import type { VariantValues } from './product-variants.queries.js';
import type { VariantInputDto } from './variant-input.dto.js';

/** Fields of a product that its variants determine. */
const OPTION_FIELDS = ['stock', 'sizes', 'colors'] as const;
type OptionFields = Partial<Pick<Product, (typeof OPTION_FIELDS)[number]>>;

/** The other fields. */
export const withoutOptionFields = ({
  stock: _stock,
  sizes: _sizes,
  colors: _colors,
  ...others
}: Partial<Product>): Partial<Product> => others;

/** The variants to store; rejects equal ones, and those without a size or color that the others have. */
export const variantValues = (variants: readonly VariantInputDto[]): VariantValues[] => {
  const values = variants.map(
    ({ size = '', color = '', stock, code, price, offerPrice }, position) => ({
      size,
      color,
      stock: stock ?? null,
      code: code || null,
      priceFils: typeof price === 'number' ? toFils(price) : null,
      offerPriceFils: typeof offerPrice === 'number' ? toFils(offerPrice) : offerPrice,
      position,
    }),
  );
  const problems = [
    ...duplicateVariants(values).map((at) => problem(`${at}`, 'product.variantTwice')),
    ...(['size', 'color'] as const).flatMap((option) =>
      incompleteVariants(values, option).map((at) =>
        problem(`${at}/${option}`, 'product.variantIncomplete'),
      ),
    ),
    ...values.flatMap((variant, at) => offerProblem(variant, at) ?? []),
  ];
  if (problems[0]) throw new InvalidInput(problems[0].detail, problems);
  return values;
};

/** An offer price lowers the own price of a variant, not that of the product. */
export const offerProblem = (
  { priceFils, offerPriceFils }: Pick<VariantValues, 'priceFils' | 'offerPriceFils'>,
  at: number,
): FieldProblem | undefined => {
  if (!offerPriceFils) return undefined;
  if (priceFils === null) return problem(`${at}/offerPrice`, 'product.variantOfferNeedsPrice');
  if (offerPriceFils < priceFils) return undefined;
  return problem(`${at}/offerPrice`, 'product.offerPriceTooHigh');
};

const problem = (
  place: string,
  id:
    | 'product.variantTwice'
    | 'product.variantIncomplete'
    | 'product.variantOfferNeedsPrice'
    | 'product.offerPriceTooHigh',
): FieldProblem => ({ pointer: `#/variants/${place}`, detail: msg(id) });

const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * For a write without variants: the new stock of a single variant. Rejects a write that would change the stock of
 * several, or sizes and colors.
 */
export const stockOfOnly = (
  product: Product,
  variants: readonly ProductVariant[],
  fields: OptionFields,
): VariantValues[] | undefined => {
  const changed = OPTION_FIELDS.filter(
    (name) => fields[name] !== undefined && !isEqual(fields[name], product[name]),
  );
  const [first] = changed;
  const [only, ...others] = variants;
  if (!first || !only) return undefined;
  if (others.length > 0 || !isEqual(changed, ['stock'])) {
    const detail = msg('product.hasVariants');
    throw new Conflict('has_variants', detail, [{ pointer: `#/${first}`, detail }]);
  }
  return [{ ...only, stock: fields.stock ?? null }];
};

const variantName = ({ size, color }: ProductVariant): string =>
  [size, color].filter(Boolean).join('/');

/** Variants as text in the change history, with their stock: "S/#000000:3; M/#000000:0". */
const variantsText = (variants: readonly ProductVariant[]): string =>
  variants.map((each) => `${variantName(each)}:${each.stock}`).join('; ');

/** What the change history shows: the variants, and each changed price under `variants/{size}/{color}/{column}`. */
export const variantChanges = (
  before: readonly ProductVariant[],
  after: readonly ProductVariant[],
): Changes => {
  const prices = (variants: readonly ProductVariant[]) =>
    variants.flatMap((each) =>
      (['priceFils', 'offerPriceFils'] as const).map(
        (column) => [`variants/${variantName(each)}/${column}`, each[column]] as const,
      ),
    );
  const none = [...prices(before), ...prices(after)].map(([name]) => [name, null] as const);
  const of = (variants: readonly ProductVariant[]) =>
    Object.fromEntries([
      ...none,
      ...prices(variants),
      ['variants', variantsText(variants)] as const,
    ]);
  return changesOf(of(before), of(after));
};
