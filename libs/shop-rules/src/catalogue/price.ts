/** When a list price may be shown struck through, and beside which price. */
export interface PriceRule {
  /** Whether the rule is applied. Without it every higher list price is struck through. */
  enabled: boolean;
  /** Days on which at least the list price was asked … */
  askedDays: number;
  /** … of this many days before today. */
  withinDays: number;
  /** Days before the sale whose lowest price is shown beside it. */
  lowestDays: number;
}

/** The rule until an admin changes it. */
export const PRICE_RULE: Readonly<PriceRule> = {
  enabled: true,
  askedDays: 15,
  withinDays: 60,
  lowestDays: 30,
};

/** Absent in responses of the previous release, which strikes every higher list price. */
interface Struck {
  /** Whether the list price may be shown struck through. */
  struckAllowed?: boolean;
  /** Lowest price of the days before the sale. */
  lowestPrice?: number | null;
}

/** Prices of the variants in stock, of all while none is. */
export interface VariantPrices extends Struck {
  low: number;
  high: number;
  /** The lowest list price of the variants that cost `low`; absent in responses of the previous release. */
  before?: number;
}

interface Priced extends Struck {
  price: number;
  offerPrice?: number | null;
  /** Until a variant is chosen, if some has its own price. */
  priceRange?: VariantPrices | null;
}

/** Price of one item: the offer price if lower than the list price, else the list price. */
export const unitPrice = ({ price, offerPrice }: Priced): number =>
  offerPrice != null && offerPrice > 0 && offerPrice < price ? offerPrice : price;

/** A variant with its own price and the offer price of that, if any. */
interface PricedVariant extends Struck {
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
    rule: each.price === null ? product : each,
  }));
  const low = Math.min(...prices.map(({ now }) => now));
  const lowest = prices.filter(({ now }) => now === low);
  const before = Math.min(...lowest.map((each) => each.before));
  const rules = lowest.filter((each) => each.before === before).map(({ rule }) => rule);
  const known = rules.flatMap(({ lowestPrice }) => lowestPrice ?? []);
  return {
    low,
    high: Math.max(...prices.map(({ now }) => now)),
    before,
    struckAllowed: rules.every(({ struckAllowed }) => struckAllowed !== false),
    lowestPrice: known.length > 0 ? Math.min(...known) : null,
  };
};

/**
 * What a product costs on a card: the lowest price that can be bought, the list price of that if it may be struck
 * through, else the same, and the lowest price before the sale.
 */
export const shownPrice = (
  product: Priced,
): { amount: number; before: number; isLowest: boolean; lowest: number | null | undefined } => {
  const { price, priceRange } = product;
  const {
    low,
    high,
    before = low,
  } = priceRange ?? {
    low: unitPrice(product),
    high: 0,
    before: price,
  };
  const { struckAllowed, lowestPrice: lowest } = priceRange ?? product;
  return {
    amount: low,
    before: struckAllowed === false ? low : before,
    isLowest: low < high,
    lowest,
  };
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
