/** Prices of the variants in stock, of all while none is. */
export interface VariantPrices {
  low: number;
  high: number;
  /** The lowest list price of the variants that cost `low`; absent in responses of the previous release. */
  before?: number;
}

interface Priced {
  price: number;
  offerPrice?: number | null;
  /** Until a variant is chosen, if some has its own price. */
  priceRange?: VariantPrices | null;
}

/** Price of one item: the offer price if lower than the list price, else the list price. */
export const unitPrice = ({ price, offerPrice }: Priced): number =>
  offerPrice != null && offerPrice > 0 && offerPrice < price ? offerPrice : price;

/** A variant with its own price and the offer price of that, if any. */
interface PricedVariant {
  price: number | null;
  offerPrice?: number | null;
}

/** What a variant costs: its own price does not follow the offer of the product. */
export const variantPrice = (product: Priced, { price, offerPrice }: PricedVariant): number =>
  unitPrice(price === null ? product : { price, offerPrice: offerPrice ?? null });

/** Prices of variants of a product; null if none of them has its own. */
export const variantPrices = (
  product: Priced,
  variants: readonly (PricedVariant & { stock: number })[],
): VariantPrices | null => {
  if (variants.every(({ price }) => price === null)) return null;
  const inStock = variants.filter(({ stock }) => stock > 0);
  const prices = (inStock.length > 0 ? inStock : variants).map((each) => ({
    now: variantPrice(product, each),
    before: each.price ?? product.price,
  }));
  const low = Math.min(...prices.map(({ now }) => now));
  return {
    low,
    high: Math.max(...prices.map(({ now }) => now)),
    before: Math.min(...prices.filter(({ now }) => now === low).map(({ before }) => before)),
  };
};

/** What a product costs on a card: the lowest price that can be bought, and the list price of that. */
export const shownPrice = (
  product: Priced,
): { amount: number; before: number; isLowest: boolean } => {
  const { price, priceRange } = product;
  if (!priceRange) return { amount: unitPrice(product), before: price, isLowest: false };
  const { low, high, before = low } = priceRange;
  return { amount: low, before, isLowest: low < high };
};

/** Amount of the 'Save X AED' badge, 0 without a discount. */
export const savedAmount = (product: Priced): number => {
  const { amount, before } = shownPrice(product);
  return before - amount;
};

/** Rounded share of (price - offer) / price in percent, 0 without a discount. */
export const discountPercent = (product: Priced): number => {
  const { amount, before } = shownPrice(product);
  return before > 0 ? Math.round(((before - amount) / before) * 100) : 0;
};
