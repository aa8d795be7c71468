import { Injectable } from '@nestjs/common';
import {
  checkOptions,
  deliveryFee,
  toAed,
  unitPrice,
  type Fils,
  type CheckedOptions,
} from '@shop/shop-rules';
import type { EntityManager } from 'typeorm';
import { CheckoutQueries, type ProductForSale } from '../checkout.queries.js';
import type { ShopSettings } from '../../../content/settings/settings.entity.js';
import { SettingsService } from '../../../content/settings/settings.service.js';
import { CartLineDto, QuoteResponseDto, QuoteDto, QuotedLineDto } from '../checkout.dto.js';

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
  available: number;
  problem: StockProblem | null;
  /** Size and color as stored in an order, and their problems. */
  options: CheckedOptions;
}

type StockProblem = 'unavailable' | 'insufficient_stock';

/** Prices a cart from the catalogue; prices sent by the client are ignored. */
@Injectable()
export class PricingService {
  constructor(
    private readonly queries: CheckoutQueries,
    private readonly settings: SettingsService,
  ) {}

  /** The cost of an order placed now; stock reserved by the shopper's own unpaid orders counts as available. */
  async quote(
    { lines: requestedLines, city }: QuoteDto,
    userId?: number,
  ): Promise<QuoteResponseDto> {
    const ids = idsOf(requestedLines);
    const [settings, products, held] = await Promise.all([
      this.settings.current(),
      this.queries.onSale(ids),
      userId === undefined ? undefined : this.queries.heldBy(userId, ids),
    ]);
    for (const product of products) product.stock += held?.get(product.id) ?? 0;
    const lines = pricedOf(requestedLines, products);
    const freeFrom = settings.freeShippingFromFils;
    const good = lines.filter(({ problem }) => problem !== 'unavailable');
    const subtotal = subtotalOf(good);
    const fee = good.length > 0 ? feeOf(settings, city, subtotal) : 0;
    return {
      lines: lines.map((line, at) => quoted(line, requestedLines[at])),
      subtotal: toAed(subtotal),
      deliveryFee: toAed(fee),
      total: toAed(subtotal + fee),
      itemCount: good.reduce((count, { quantity }) => count + quantity, 0),
      currency: 'AED',
      codEnabled: settings.codEnabled,
      freeShippingFrom: freeFrom === null ? null : toAed(freeFrom),
    };
  }

  /** Prices each line inside a transaction. */
  async price(
    requestedLines: readonly CartLineDto[],
    manager: EntityManager,
  ): Promise<PricedLine[]> {
    return pricedOf(requestedLines, await this.queries.onSale(idsOf(requestedLines), manager));
  }
}

const idsOf = (lines: readonly CartLineDto[]): number[] => [
  ...new Set(lines.map(({ productId }) => productId)),
];

/** The lines with their prices; the stock is compared with the total quantity of a product. */
const pricedOf = (
  requestedLines: readonly CartLineDto[],
  products: ProductForSale[],
): PricedLine[] => {
  const byId = new Map(products.map((product) => [product.id, product]));
  const quantities = quantitiesOf(requestedLines);
  return requestedLines.map((line) =>
    priced(line, byId.get(line.productId), quantities.get(line.productId) ?? 0),
  );
};

/** Delivery fee in fils. */
export const feeOf = (
  { freeShippingFromFils, dubaiFeeFils, otherFeeFils }: ShopSettings,
  city: string | undefined,
  subtotal: Fils,
): Fils =>
  deliveryFee(city, subtotal, freeShippingFromFils, { dubai: dubaiFeeFils, other: otherFeeFils });

const NO_OPTIONS = { sizes: [], colors: [] };

// Written out by field: quotes are frequent, and spread copies were measurable in their profile.
const priced = (
  line: CartLineDto,
  product: ProductForSale | undefined,
  quantity: number,
): PricedLine => ({
  productId: line.productId,
  vendorId: product?.vendor_id ?? null,
  name: product?.name ?? '',
  nameAr: product?.name_ar ?? '',
  image: product?.image ?? null,
  quantity: line.quantity,
  unitFils: product
    ? unitPrice({ price: product.price_fils, offerPrice: product.offer_price_fils })
    : 0,
  listFils: product?.price_fils ?? 0,
  available: product?.stock ?? 0,
  problem: problemOf(product, quantity),
  options: checkOptions(line, product ?? NO_OPTIONS),
});

const problemOf = (product: ProductForSale | undefined, quantity: number): StockProblem | null => {
  if (!product) return 'unavailable';
  return quantity > product.stock ? 'insufficient_stock' : null;
};

/** A line of the response, with the size and color of the request. */
const quoted = (line: PricedLine, requested: CartLineDto | undefined): QuotedLineDto => ({
  productId: line.productId,
  name: line.name,
  nameAr: line.nameAr,
  image: line.image,
  size: requested?.size ?? '',
  color: requested?.color ?? '',
  quantity: line.quantity,
  unitPrice: toAed(line.unitFils),
  listPrice: toAed(line.listFils),
  lineTotal: toAed(line.unitFils * line.quantity),
  available: line.available,
  problem: line.problem ?? line.options.problems[0]?.problem ?? null,
  option: line.problem ? null : (line.options.problems[0]?.option ?? null),
  optionProblems: line.problem ? [] : line.options.problems,
});

/** Product id -> total quantity. */
export const quantitiesOf = (
  lines: readonly { productId: number; quantity: number }[],
): Map<number, number> => {
  const quantities = new Map<number, number>();
  for (const { productId, quantity } of lines)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return quantities;
};

/** Sum of the lines in fils. */
export const subtotalOf = (lines: readonly { unitFils: Fils; quantity: number }[]): Fils =>
  lines.reduce((sum, { unitFils, quantity }) => sum + unitFils * quantity, 0);
