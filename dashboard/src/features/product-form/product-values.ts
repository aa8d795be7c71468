import type { CreateProductDto, ProductDto } from '@shop/contracts';
import { COLOR_AND_WARRANTY_CATEGORY, isJsonList, jsonList } from '@shop/shop-rules';

/** The product form as it is filled in; numbers are text until they are sent. */
export interface ProductValues {
  name: string;
  nameAr: string;
  model: string;
  code: string;
  description: string;
  descriptionAr: string;
  price: string;
  offerPrice: string;
  stock: string;
  warranty: string;
  category_id: string;
  brand: string;
  vendor: string;
  offer: string;
  sizes: string[];
  colors: string[];
  tags: string[];
  images: File[];
  usageImages: File[];
}

export const emptyProduct: ProductValues = {
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
  sizes: [],
  colors: [],
  tags: [],
  images: [],
  usageImages: [],
};

const textOf = (value: number | null): string => (value ? String(value) : '');

/** A product as the form shows it. Its saved files are not part of the form: only new ones are sent. */
export const valuesOf = (product: ProductDto): ProductValues => ({
  name: product.name,
  nameAr: product.nameAr,
  model: product.model,
  code: product.code ?? '',
  description: product.description,
  descriptionAr: product.descriptionAr,
  price: String(product.price),
  offerPrice: textOf(product.offerPrice),
  stock: String(product.stock),
  warranty: product.warranty,
  category_id: String(product.category_id),
  brand: textOf(product.brand),
  vendor: String(product.vendor),
  offer: textOf(product.offer),
  sizes: jsonList(product.sizes),
  colors: jsonList(product.colors),
  tags: jsonList(product.tags),
  images: [],
  usageImages: [],
});

/** Whether what can be chosen about a product can be read at all. */
export const hasReadableOptions = ({ sizes, colors }: ProductDto): boolean =>
  isJsonList(sizes) && isJsonList(colors);

/** Some fields of the form and what is in them. */
export type ProductChanges = Partial<ProductValues>;

const isSame = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((item, place) => item === b[place])
    : a === b;

/** The fields in which a filled-in form differs from what it began with. */
export const changesOf = (start: ProductValues, values: ProductValues): ProductChanges =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => !isSame(value, start[name as FieldName])),
  );
type FieldName = keyof ProductValues;

export const isNumber = (text: string): boolean => !Number.isNaN(Number(text.trim()));

/** An empty field counts as 0, and so does one that is no number yet. */
export const numberOf = (text: string): number => Number(text.trim()) || 0;

/** Whether the category has colours and a warranty. */
export const hasColors = (categoryId: string): boolean =>
  Number(categoryId) === COLOR_AND_WARRANTY_CATEGORY;

/** What is sent: numbers as numbers, lists as JSON text, colours and warranty only where they belong. */
export const toProductBody = (values: ProductValues): CreateProductDto => {
  const watch = hasColors(values.category_id);
  return {
    ...values,
    price: numberOf(values.price),
    offerPrice: numberOf(values.offerPrice),
    stock: numberOf(values.stock),
    category_id: numberOf(values.category_id),
    vendor: numberOf(values.vendor),
    brand: numberOf(values.brand),
    offer: numberOf(values.offer),
    warranty: watch ? values.warranty : '',
    colors: JSON.stringify(watch ? values.colors : []),
    sizes: JSON.stringify(values.sizes),
    tags: JSON.stringify(values.tags),
  };
};
