import type { CreateProductDto } from '@shop/contracts';
import { COLOR_AND_WARRANTY_CATEGORY } from '@shop/shop-rules';

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

/** An empty field, or one that is no number, counts as 0. */
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
