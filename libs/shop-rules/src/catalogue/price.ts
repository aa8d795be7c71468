interface Priced {
  price: number;
  offerPrice?: number | null;
}

/** Price of one item: the offer price if lower than the list price, else the list price. */
export const unitPrice = ({ price, offerPrice }: Priced): number =>
  offerPrice != null && offerPrice > 0 && offerPrice < price ? offerPrice : price;

/** Rounded share of (price - offer) / price in percent, 0 without a discount. */
export const discountPercent = (product: Priced): number =>
  product.price > 0 ? Math.round(((product.price - unitPrice(product)) / product.price) * 100) : 0;

/** Amount of the 'Save X AED' badge, 0 without a discount. */
export const savedAmount = (product: Priced): number => product.price - unitPrice(product);
