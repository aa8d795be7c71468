import {
  checkOptions,
  unitPrice,
  variantOf,
  type CheckedOptions,
  type Fils,
} from '@shop/shop-rules';
import type { StockQuantity } from '../../order-core/stock-quantity.js';
import type { CartLineDto } from '../checkout.dto.js';
import type { ProductForSale } from '../checkout.queries.js';

/** A line with its current price; money in fils. */
export interface PricedLine {
  productId: number;
  vendorId: number | null;
  name: string;
  nameAr: string;
  image: string | null;
  quantity: number;
  unitFils: Fils;
  listFils: Fils;
  /** Whether the list price may be struck through, and the lowest price before the sale. */
  struckAllowed: boolean;
  lowestFils: Fils | null;
  /** Lowest and highest price of the product, and the list price of the lowest, while no size and color is chosen and some has its own price. */
  range: {
    low: Fils;
    high: Fils;
    before: Fils;
    struckAllowed: boolean;
    lowestFils: Fils | null;
  } | null;
  available: number;
  problem: StockProblem | null;
  /** Size and color as stored in an order, and their problems. */
  options: CheckedOptions;
  /** Whether its size and color have a stock of their own. */
  hasVariant: boolean;
}

type StockProblem = 'unavailable' | 'insufficient_stock';

/** What orders and draft orders store of a line besides its prices. */
export const describedLine = ({
  productId,
  name,
  nameAr,
  image,
  quantity,
  options: { size, color },
}: PricedLine) => ({ productId, name, nameAr, image, size, color, quantity });

/** The lines with their prices; a stock is compared with the total quantity of all lines that need it. */
export const pricedOf = (
  requestedLines: readonly CartLineDto[],
  products: readonly Readonly<ProductForSale>[],
): PricedLine[] => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = requestedLines.map((line) => priced(line, byId.get(line.productId)));
  const quantities = quantitiesOf(lines);
  for (const line of lines) {
    const quantity = quantities.get(stockKey(stockOf(line)))?.quantity ?? 0;
    if (!line.problem && quantity > line.available) line.problem = 'insufficient_stock';
  }
  return lines;
};

const NO_OPTIONS = { sizes: [], colors: [] };

/** Size and color of a line; those of its variant if it names one. */
const optionsOf = (line: CartLineDto, product: ProductForSale | undefined): CheckedOptions => {
  const { variantId } = line;
  if (variantId === undefined) return checkOptions(line, product ?? NO_OPTIONS);
  const variant = product?.variants?.find(({ id }) => id === variantId);
  if (variant) return { size: variant.size, color: variant.color, problems: [] };
  const option = product?.sizes.length === 0 ? 'color' : 'size';
  return { size: '', color: '', problems: [{ option, problem: 'option_unknown' }] };
};

const rangeOf = (product: ProductForSale | undefined): PricedLine['range'] =>
  product?.highest_pay_fils == null
    ? null
    : {
        low: product.pay_fils,
        high: product.highest_pay_fils,
        before: product.list_fils ?? product.pay_fils,
        struckAllowed: product.struck_allowed,
        lowestFils: product.lowest_fils,
      };

// Written out by field: quotes are frequent, and spread copies were measurable in their profile.
const priced = (line: CartLineDto, product: ProductForSale | undefined): PricedLine => {
  const options = optionsOf(line, product);
  const variants = options.problems.length === 0 ? product?.variants : null;
  const variant = variants ? variantOf(variants, options) : undefined;
  // The offer price of the product lowers its own price only.
  const own = variant?.price_fils ? variant : undefined;
  const sold = own ?? product;
  const listFils = sold?.price_fils ?? 0;
  return {
    productId: line.productId,
    vendorId: product?.vendor_id ?? null,
    name: product?.name ?? '',
    nameAr: product?.name_ar ?? '',
    image: product?.image ?? null,
    quantity: line.quantity,
    unitFils: unitPrice({ price: listFils, offerPrice: sold?.offer_price_fils ?? null }),
    listFils,
    struckAllowed: own?.struck_allowed ?? product?.standard_struck_allowed ?? true,
    lowestFils: own ? own.lowest_fils : (product?.standard_lowest_fils ?? null),
    range: variants ? null : rangeOf(product),
    available: (variants ? variant?.stock : product?.stock) ?? 0,
    problem: product ? null : 'unavailable',
    options,
    hasVariant: !!variants,
  };
};

const stockOf = ({ productId, hasVariant, options, quantity }: PricedLine): StockQuantity => ({
  productId,
  size: hasVariant ? options.size : null,
  color: hasVariant ? options.color : null,
  quantity,
});

/** Identifies the stock from which a line is taken. */
const stockKey = ({ productId, size, color }: StockQuantity): string =>
  JSON.stringify([productId, size, color]);

const quantitiesOf = (lines: readonly PricedLine[]): Map<string, StockQuantity> => {
  const quantities = new Map<string, StockQuantity>();
  for (const line of lines) {
    const stock = stockOf(line);
    const known = quantities.get(stockKey(stock));
    if (known) known.quantity += stock.quantity;
    else quantities.set(stockKey(stock), stock);
  }
  return quantities;
};

/** What the lines take from each stock. */
export const stockQuantitiesOf = (lines: readonly PricedLine[]): StockQuantity[] => [
  ...quantitiesOf(lines).values(),
];

/** Whether the line is taken from one of these stocks. */
export const isTakenFrom = (line: PricedLine, stocks: readonly StockQuantity[]): boolean =>
  stocks.some((stock) => stockKey(stock) === stockKey(stockOf(line)));

/** Sum of the lines in fils. */
export const subtotalOf = (lines: readonly { unitFils: Fils; quantity: number }[]): Fils =>
  lines.reduce((sum, { unitFils, quantity }) => sum + unitFils * quantity, 0);
