import type { CreateProductDto, ImageColorDto, ProductDto } from '@shop/contracts';
import { isJsonList, jsonList, type AdjustmentReason } from '@shop/shop-rules';
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

/** Whether the product's options are valid. */
export const hasReadableOptions = ({ sizes, colors }: ProductDto): boolean =>
  isJsonList(sizes) && isJsonList(colors);

/** Some fields of the form with their values; of the variants only the changed texts. */
export type ProductChanges = Partial<Omit<ProductValues, 'variants'>> & {
  variants?: VariantChange[];
};

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, index) => isSameItem(item, b[index]))
    : a === b;

const isSameItem = (a: unknown, b: unknown): boolean =>
  a === b || (!(a instanceof File) && JSON.stringify(a) === JSON.stringify(b));

/** Fields that differ from their initial values. */
export const changesOf = (
  { variants: startVariants, ...start }: ProductValues,
  { variants, ...values }: ProductValues,
): ProductChanges => {
  const changed = variantChanges(startVariants, variants);
  return {
    ...Object.fromEntries(
      Object.entries(values).filter(([name, value]) => !isSame(value, start[name as FieldName])),
    ),
    ...(changed.length > 0 && { variants: changed }),
  };
};
type FieldName = keyof Omit<ProductValues, 'variants'>;

export const withChanges = (
  values: ProductValues,
  { variants = [], ...changes }: ProductChanges,
): ProductValues => ({
  ...values,
  ...changes,
  variants: withVariantChanges(values.variants, variants),
});

export const isNumber = (text: string): boolean => !Number.isNaN(Number(text.trim()));

/** An empty or invalid number counts as 0. */
export const numberOf = (text: string): number => Number(text.trim()) || 0;

/** The stock of the product, or the sum of its variants. */
export const stockOf = (values: ProductValues): number =>
  countsVariants(values) ? sumOfStock(filledVariants(values)) : numberOf(values.stock);

/** Request body: numbers, and lists as JSON text. The variants determine stock, and sizes and colors up to their order. */
export const toProductBody = (
  { hasVariants, variants, adjustmentReason: _, ...values }: ProductValues,
  start: ProductValues,
): CreateProductDto => {
  const fields = { ...values, hasVariants, variants };
  const isCounted = countsVariants(fields);
  const sentVariants = variantsBody(start, fields);
  const hasOptions = !isCounted || sentVariants !== undefined;
  return {
    ...values,
    price: numberOf(values.price),
    offerPrice: numberOf(values.offerPrice),
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
  };
};
