import type {
  CreateProductDto,
  ImageColorDto,
  ProductDto,
  UpdateProductDto,
} from '@shop/contracts';
import { jsonList, type AdjustmentReason } from '@shop/shop-rules';
import { isSame } from '@/shared/forms/is-same';
import { numberOf } from '@/shared/forms/number-text';
import { imageColorsBody } from './image-colors';
import {
  countsVariants,
  filledVariants,
  sumOfStock,
  variantChanges,
  variantFieldsOf,
  variantsBody,
  withVariantChanges,
  type VariantChange,
  type VariantText,
} from './variants/variant-values';

/** Values of the product form; numbers are text until submitted. */
export const emptyProduct = {
  name: '',
  nameAr: '',
  model: '',
  code: '',
  description: '',
  descriptionAr: '',
  price: '',
  offerPrice: '',
  stock: '',
  warranty: '',
  warrantyAr: '',
  category_id: '',
  brand: '',
  vendor: '',
  offer: '',
  sizes: [] as string[],
  colors: [] as string[],
  hasVariants: false,
  variants: [] as VariantText[],
  tags: [] as string[],
  images: [] as File[],
  imageColors: [] as ImageColorDto[],
  usageImages: [] as File[],
  published: true,
  /** Why the stock is corrected. */
  adjustmentReason: '' as AdjustmentReason | '',
};
export type ProductValues = typeof emptyProduct;

const textOf = (value: number | null): string => (value ? String(value) : '');

/** Form values of a product. Saved files are not included: only new ones are submitted. */
export const valuesOf = (product: ProductDto): ProductValues => {
  const { name, nameAr, model, description, descriptionAr, warranty, warrantyAr } = product;
  const [sizes, colors] = [jsonList(product.sizes), jsonList(product.colors)];
  return {
    ...emptyProduct,
    ...{ name, nameAr, model, description, descriptionAr, warranty, warrantyAr },
    code: product.code ?? '',
    price: String(product.price),
    offerPrice: textOf(product.offerPrice),
    stock: String(product.stock),
    category_id: String(product.category_id),
    brand: textOf(product.brand),
    vendor: String(product.vendor),
    offer: textOf(product.offer),
    sizes,
    colors,
    ...variantFieldsOf(product, { sizes, colors }),
    tags: jsonList(product.tags),
    imageColors: product.imageColors,
    published: product.published ?? true,
  };
};

/** Form values of a copy: hidden until it is ready, and without stock and codes, which belong to the original. */
export const copyOf = (product: ProductDto): ProductValues => {
  const values = valuesOf(product);
  return {
    ...values,
    code: '',
    stock: '0',
    published: false,
    variants: values.variants.map((variant) => ({
      ...variant,
      code: '',
      // An empty stock means that the product does not have the variant.
      stock: variant.stock && '0',
    })),
  };
};

/** Some fields of the form with their values; of the variants only the changed texts. */
export type ProductChanges = Partial<Omit<ProductValues, 'variants'>> & {
  variants?: VariantChange[];
};

/** Fields that differ from their initial values. */
export const changesOf = (start: ProductValues, values: ProductValues): ProductChanges => {
  const before: ProductChanges = { ...start, variants: [] };
  const now = { ...values, variants: variantChanges(start.variants, values.variants) };
  return Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, before[name as FieldName])),
  );
};
type FieldName = keyof ProductValues;

export const withChanges = (
  values: ProductValues,
  { variants = [], ...changes }: ProductChanges,
): ProductValues => ({
  ...values,
  ...changes,
  variants: withVariantChanges(values.variants, variants),
});

/** The prices of the product or a variant as numbers. */
export const pricesOf = ({ price, offerPrice }: Record<'price' | 'offerPrice', string>) => ({
  price: numberOf(price),
  offerPrice: numberOf(offerPrice),
});

/** The stock of the product, or the sum of its variants. */
export const stockOf = (values: ProductValues): number =>
  countsVariants(values) ? sumOfStock(filledVariants(values)) : numberOf(values.stock);

export type ProductBody = CreateProductDto & Pick<UpdateProductDto, 'adjustmentReason'>;

/** Request body: numbers, and lists as JSON text. The variants determine stock, and sizes and colors up to their order. */
export const toProductBody = (
  { hasVariants, variants, ...values }: ProductValues,
  start: ProductValues,
): ProductBody => {
  const fields = { ...values, hasVariants, variants };
  const isCounted = countsVariants(fields);
  const sentVariants = variantsBody(start, fields);
  const hasOptions = !isCounted || sentVariants !== undefined;
  return {
    ...values,
    ...pricesOf(values),
    stock: isCounted ? undefined : numberOf(values.stock),
    category_id: numberOf(values.category_id),
    vendor: numberOf(values.vendor),
    brand: numberOf(values.brand),
    offer: numberOf(values.offer),
    colors: hasOptions ? JSON.stringify(values.colors) : undefined,
    sizes: hasOptions ? JSON.stringify(values.sizes) : undefined,
    tags: JSON.stringify(values.tags),
    variants: sentVariants,
    imageColors: isSame(start.imageColors, values.imageColors)
      ? undefined
      : imageColorsBody(values, values.images),
    adjustmentReason: values.adjustmentReason || undefined,
  };
};
