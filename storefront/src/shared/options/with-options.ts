import { variantPrices, variantOf, type ChosenOptions } from '@shop/shop-rules';
import type { Product } from '@/shared/api/types';

type WithVariants = Pick<Product, 'stock' | 'variants'>;

/** Variants with these options; an empty option matches any. */
const variantsWith = ({ variants = [] }: WithVariants, { size, color }: ChosenOptions) =>
  variants.filter((each) => (!size || each.size === size) && (!color || each.color === color));

/** Items in stock with these options. */
export const stockWith = (product: WithVariants, chosen: ChosenOptions): number =>
  product.variants?.length
    ? variantsWith(product, chosen).reduce((sum, each) => sum + each.stock, 0)
    : product.stock;

/** The product with the stock and the price of these options, or the prices that are left to choose from. */
export const withOptions = <T extends Product>(product: T, chosen: ChosenOptions): T => {
  const variant = variantOf(product.variants ?? [], chosen);
  const left = variant ? null : variantPrices(product, variantsWith(product, chosen));
  return {
    ...product,
    stock: stockWith(product, chosen),
    ...(product.variants && { priceRange: left }),
    ...(variant?.price != null && {
      price: variant.price,
      offerPrice: variant.offerPrice,
      struckAllowed: variant.struckAllowed,
      lowestPrice: variant.lowestPrice,
    }),
  };
};
