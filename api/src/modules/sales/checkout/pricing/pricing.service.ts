import { Injectable } from '@nestjs/common';
import {
  couponCode,
  couponDiscount,
  deliveryDay,
  deliveryFee,
  isCityKnown,
  toAed,
  toFils,
  variantOf,
  type Fils,
} from '@shop/shop-rules';
import { CheckoutQueries, type HeldItems, type ProductForSale } from '../checkout.queries.js';
import type { ShopSettings } from '../../../content/settings/settings.entity.js';
import { SettingsService } from '../../../content/settings/settings.service.js';
import {
  CartLineDto,
  QuoteResponseDto,
  QuoteDto,
  QuotedCouponDto,
  QuotedLineDto,
} from '../checkout.dto.js';
import type { OfferedCoupon } from '../../coupons/offered-coupon.js';
import { CouponDiscounts } from '../../coupons/coupon-discounts.service.js';
import {
  couponText,
  problemOf,
  type CouponProblem,
  type OrderPrices,
} from '../../coupons/coupon-problem.js';
import { CouponTries } from '../../coupons/coupon-tries.service.js';
import { pricedOf, subtotalOf, type PricedLine } from './priced-line.js';
import { ProductsForSale } from './products-for-sale.js';

/** Prices a cart from the catalogue; prices sent by the client are ignored. */
@Injectable()
export class PricingService {
  constructor(
    private readonly queries: CheckoutQueries,
    private readonly products: ProductsForSale,
    private readonly settings: SettingsService,
    private readonly coupons: CouponDiscounts,
    private readonly couponTries: CouponTries,
  ) {}

  /**
   * The cost of an order placed now; stock reserved by the shopper's own unpaid orders counts as available. `caller` is
   * the one whose codes of coupons are counted.
   */
  async quote(
    { lines: requestedLines, city, coupon: typed = '' }: QuoteDto,
    userId?: number,
    caller = '',
  ): Promise<QuoteResponseDto> {
    const ids = idsOf(requestedLines);
    const code = couponCode(typed);
    const areTriesSpent = code !== '' && (await this.couponTries.areSpent(caller));
    const [settings, products, offered] = await Promise.all([
      this.settings.shown(),
      userId === undefined ? this.products.shown(ids) : this.availableTo(userId, ids),
      code && !areTriesSpent ? this.coupons.offered(code, userId) : undefined,
    ]);
    const lines = pricedOf(requestedLines, products);
    const freeFrom = settings.freeShippingFromFils;
    const good = lines.filter(({ problem }) => problem !== 'unavailable');
    const subtotal = subtotalOf(good);
    const fee = good.length > 0 ? feeOf(settings, city, subtotal) : 0;
    const prices = { subtotal, delivery: fee, isCityKnown: isCityKnown(city) };
    const problem = areTriesSpent ? 'coupon_too_many' : problemOf(offered, prices, true);
    const coupon = code ? quotedCoupon(code, offered, prices, problem) : null;
    if (coupon?.problem) await this.couponTries.count(caller, code, coupon.problem);
    return {
      lines: lines.map((line, at) => quoted(line, requestedLines[at])),
      subtotal: toAed(subtotal),
      deliveryFee: toAed(fee),
      coupon,
      total: toAed(subtotal + fee - toFils(coupon?.discount ?? 0)),
      itemCount: good.reduce((count, { quantity }) => count + quantity, 0),
      currency: 'AED',
      codEnabled: settings.codEnabled,
      deliverBy: deliveryDay(new Date(), settings.holidays),
      freeShippingFrom: freeFrom === null ? null : toAed(freeFrom),
    };
  }

  /** The lines with their current prices, read from the database. */
  async priced(requestedLines: readonly CartLineDto[]): Promise<PricedLine[]> {
    return pricedOf(requestedLines, await this.queries.onSale(idsOf(requestedLines)));
  }

  /** The products with what the shopper's unpaid orders reserve; both read from the database. */
  private async availableTo(userId: number, ids: readonly number[]): Promise<ProductForSale[]> {
    const [products, held] = await Promise.all([
      this.queries.onSale(ids),
      this.queries.heldBy(userId, ids),
    ]);
    for (const items of held) addHeld(products, items);
    return products;
  }
}

/** The products of the lines. */
export const idsOf = (lines: readonly CartLineDto[]): number[] => [
  ...new Set(lines.map(({ productId }) => productId)),
];

const addHeld = (products: ProductForSale[], { id, quantity, ...options }: HeldItems): void => {
  const product = products.find((each) => each.id === id);
  if (!product) return;
  product.stock += quantity;
  const variant = variantOf(product.variants ?? [], options);
  if (variant) variant.stock += quantity;
};

/** Delivery fee in fils. */
export const feeOf = (
  { freeShippingFromFils, dubaiFeeFils, otherFeeFils }: ShopSettings,
  city: string | undefined,
  subtotal: Fils,
): Fils =>
  deliveryFee(city, subtotal, freeShippingFromFils, { dubai: dubaiFeeFils, other: otherFeeFils });

/** The coupon of a quote: its discount, or why there is none. Uses of the shopper's own unpaid orders count as free. */
const quotedCoupon = (
  code: string,
  coupon: OfferedCoupon | undefined,
  prices: OrderPrices,
  problem: CouponProblem | null,
): QuotedCouponDto => ({
  code,
  discount: coupon && !problem ? toAed(couponDiscount(coupon, prices)) : 0,
  target: coupon && problem !== 'coupon_unknown' ? coupon.target : null,
  problem,
  detail: problem && couponText(problem, coupon),
});

const aedOrNull = (fils: Fils | null): number | null => (fils === null ? null : toAed(fils));

/** A line of the response, with the size and color of the request. */
const quoted = (line: PricedLine, requested: CartLineDto | undefined): QuotedLineDto => ({
  productId: line.productId,
  name: line.name,
  nameAr: line.nameAr,
  image: line.image,
  size: requested?.variantId === undefined ? (requested?.size ?? '') : line.options.size,
  color: requested?.variantId === undefined ? (requested?.color ?? '') : line.options.color,
  quantity: line.quantity,
  unitPrice: toAed(line.unitFils),
  listPrice: toAed(line.listFils),
  struckAllowed: line.struckAllowed,
  lowestPrice: aedOrNull(line.lowestFils),
  priceRange: line.range && {
    low: toAed(line.range.low),
    high: toAed(line.range.high),
    before: toAed(line.range.before),
    struckAllowed: line.range.struckAllowed,
    lowestPrice: aedOrNull(line.range.lowestFils),
  },
  lineTotal: toAed(line.unitFils * line.quantity),
  available: line.available,
  ownStock: line.hasVariant,
  problem: line.problem ?? line.options.problems[0]?.problem ?? null,
  option: line.problem ? null : (line.options.problems[0]?.option ?? null),
  optionProblems: line.problem ? [] : line.options.problems,
});
