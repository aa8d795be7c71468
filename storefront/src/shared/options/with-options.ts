import { variantOf, type ChosenOptions } from '@shop/shop-rules';
import type { Product } from '@/shared/api/types';

/** Items in stock with these options; an empty option matches any. */
export const stockWith = (
  { stock, variants = [] }: Pick<Product, 'stock' | 'variants'>,
  { size, color }: ChosenOptions,
): number =>
  variants.length === 0
    ? stock
    : variants
        .filter((each) => (!size || each.size === size) && (!color || each.color === color))
        .reduce((sum, each) => sum + each.stock, 0);

/** The product with the stock and the price of these options. */
export const withOptions = <T extends Product>(product: T, chosen: ChosenOptions): T => {
  const price = variantOf(product.variants ?? [], chosen)?.price ?? null;
  return {
    ...product,
    stock: stockWith(product, chosen),
    ...(price !== null && { price, offerPrice: null }),
  };
};
