import type { CreateProductDto, ProductDto } from '@shop/contracts';
import { isJsonList, jsonList } from '@shop/shop-rules';

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
  category_id: '',
  brand: '',
  vendor: '',
  offer: '',
  sizes: [] as string[],
  colors: [] as string[],
  tags: [] as string[],
  images: [] as File[],
  usageImages: [] as File[],
};
export type ProductValues = typeof emptyProduct;

const textOf = (value: number | null): string => (value ? String(value) : '');

/** Form values of a product. Saved files are not included: only new ones are submitted. */
export const valuesOf = (product: ProductDto): ProductValues => {
  const { name, nameAr, model, description, descriptionAr, warranty } = product;
  return {
    ...emptyProduct,
    ...{ name, nameAr, model, description, descriptionAr, warranty },
    code: product.code ?? '',
    price: String(product.price),
    offerPrice: textOf(product.offerPrice),
    stock: String(product.stock),
    category_id: String(product.category_id),
    brand: textOf(product.brand),
    vendor: String(product.vendor),
    offer: textOf(product.offer),
    sizes: jsonList(product.sizes),
    colors: jsonList(product.colors),
    tags: jsonList(product.tags),
  };
};

/** Whether the product's options are valid. */
export const hasReadableOptions = ({ sizes, colors }: ProductDto): boolean =>
  isJsonList(sizes) && isJsonList(colors);

/** Some fields of the form with their values. */
export type ProductChanges = Partial<ProductValues>;

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, index) => item === b[index])
    : a === b;

/** Fields that differ from their initial values. */
export const changesOf = (start: ProductValues, values: ProductValues): ProductChanges =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, start[name as FieldName])),
  );
type FieldName = keyof ProductValues;

export const isNumber = (text: string): boolean => !Number.isNaN(Number(text.trim()));

/** An empty or invalid number counts as 0. */
export const numberOf = (text: string): number => Number(text.trim()) || 0;

/** Request body: numbers, and lists as JSON text. */
export const toProductBody = (values: ProductValues): CreateProductDto => ({
  ...values,
  price: numberOf(values.price),
  offerPrice: numberOf(values.offerPrice),
  stock: numberOf(values.stock),
  category_id: numberOf(values.category_id),
  vendor: numberOf(values.vendor),
  brand: numberOf(values.brand),
  offer: numberOf(values.offer),
  colors: JSON.stringify(values.colors),
  sizes: JSON.stringify(values.sizes),
  tags: JSON.stringify(values.tags),
});
