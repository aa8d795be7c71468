import { jsonList } from '@shop/shop-rules';

export { jsonList };

type Decoded<T, K extends keyof T> = Omit<T, K> & Record<K, string[]>;

const decode = <T, K extends keyof T>(row: T, fields: readonly K[]): Decoded<T, K> => ({
  ...row,
  ...(Object.fromEntries(
    fields.map((field) => [field, jsonList(row[field] as string | null | undefined)]),
  ) as Record<K, string[]>),
});

const PRODUCT_LISTS = ['tags', 'images', 'usageImages', 'sizes', 'colors'] as const;
const CATEGORY_LISTS = ['tags'] as const;

interface ProductLists {
  tags: string;
  images: string;
  /** Missing in product lists. */
  usageImages?: string;
  sizes: string;
  colors: string;
}
type ListsOf<T> = (typeof PRODUCT_LISTS)[number] & keyof T;

/** A product of the API with its lists decoded. */
export const decodeProduct = <T extends ProductLists>(product: T): Decoded<T, ListsOf<T>> =>
  decode(
    product,
    PRODUCT_LISTS.filter((list): list is ListsOf<T> => list in product),
  );

/** A category of the API with its tags decoded. */
export const decodeCategory = <T extends { tags: string }>(category: T): Decoded<T, 'tags'> =>
  decode(category, CATEGORY_LISTS);
