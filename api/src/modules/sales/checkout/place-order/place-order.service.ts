import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { couponCode, couponDiscount, toFils } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import {
  sentTogether,
  transactionSentTogether,
} from '../../../../platform/database/sent-together.js';
import { Rejected, Unauthorized } from '../../../../platform/http/problem.js';
import { checkKey } from '../../../../platform/idempotency/check-key.js';
import type { Order } from '../../order-core/order.entity.js';
import { lockOrder } from '../../order-core/transition.js';
import {
  PaymentAttemptsService,
  type PayableOrder,
} from '../../payments/payment-attempts.service.js';
import { SettingsService } from '../../../content/settings/settings.service.js';
import { needsHeldUses } from '../../coupons/coupon-problem.js';
import { CouponTries } from '../../coupons/coupon-tries.service.js';
import { CouponDiscounts } from '../../coupons/coupon-discounts.service.js';
import { CheckoutQueries, type KeyedOrder } from '../checkout.queries.js';
import { CashDisabled } from './cash-disabled.js';
import { cleanAddress } from './clean-address.js';
import { DraftClaims } from './draft-claims.js';
import { NewOrderService } from './new-order.service.js';
import {
  autoKey,
  type OrderRequest,
  type Placed,
  type PlaceRequest,
  type PlacingBasis,
} from './place-request.js';
import {
  pricedOf,
  stockQuantitiesOf,
  subtotalOf,
  type PricedLine,
} from '../pricing/priced-line.js';
import { feeOf, idsOf } from '../pricing/pricing.service.js';
import { PurchaseService } from './purchase.service.js';
import { fingerprintOf } from './request-fingerprint.js';
import { withRetry } from './retry.js';
import { msg } from '../../../../platform/i18n/message.js';

/** Ends a transaction that would cancel orders whose payment may have arrived unnoticed. */
class EnquiryNeeded extends Error {
  constructor(readonly orderIds: number[]) {
    super('ask_provider_first');
  }
}

const DAY_SECONDS = 86_400;
/** Without a key, the same order within this time is a double click. */
const DOUBLE_CLICK_SECONDS = 60;
/** Limit of each statement of an order, which may wait for a locked row, in ms; tests lengthen it. */
export const orderLimits = { statement: 2000 };

/** Places orders: prices, stock, order and first payment attempt in one transaction. */
@Injectable()
export class PlaceOrderService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: CheckoutQueries,
    private readonly attempts: PaymentAttemptsService,
    private readonly settings: SettingsService,
    private readonly purchases: PurchaseService,
    private readonly newOrders: NewOrderService,
    private readonly coupons: CouponDiscounts,
    private readonly couponTries: CouponTries,
    private readonly drafts: DraftClaims,
  ) {}

  /** Places the order once; the same request again returns the same order. */
  async place(orderRequest: OrderRequest): Promise<Placed> {
    checkKey(orderRequest.key);
    const address = cleanAddress(orderRequest.address, orderRequest.addressPointer);
    const coupon = couponCode(orderRequest.coupon ?? '');
    const fingerprint = fingerprintOf(orderRequest, address, coupon);
    const request = { orderRequest, address, coupon, fingerprint };
    const place = () => this.placeEnquired(request);
    // Orders that have no address are not requested from outside.
    if (coupon === '' || orderRequest.ip === undefined) return place();
    return this.couponTries.guard(`shopper:${orderRequest.userId}`, coupon, place);
  }

  private async placeEnquired(request: PlaceRequest): Promise<Placed> {
    try {
      return await this.tryToPlace(request, false);
    } catch (error) {
      if (!(error instanceof EnquiryNeeded)) throw error;
      await Promise.all(error.orderIds.map((id) => this.attempts.refresh(id)));
      return this.tryToPlace(request, true);
    }
  }

  /** One transaction; it cancels unpaid orders only after an enquiry at the provider. */
  private tryToPlace(request: PlaceRequest, hasEnquired: boolean): Promise<Placed> {
    const { userId, purchaseId, lines } = request.orderRequest;
    const cause = { actor: `shopper:${userId}` };
    return withRetry(() =>
      transactionSentTogether(this.db, async (manager) => {
        const basis = await this.begin(manager, request);
        const { settings } = basis;
        const existing = basis.keyed && (await this.ofKey(manager, request, basis.keyed));
        if (existing?.isCurrent) return { order: existing.order, settings };
        const { draftId } = basis;
        if (draftId !== null) await this.drafts.claim(manager, draftId, userId);
        const pricedLines = pricedOf(lines, basis.products);
        const requested = stockQuantitiesOf(pricedLines);
        const unpaid = basis.hasRelated
          ? await this.purchases.unpaid(manager, {
              userId,
              purchaseId,
              requested,
              coupon: needsHeldUses(basis.coupon) ? request.coupon : null,
            })
          : { same: [], blockingOrders: [] };
        if (existing) return { order: existing.order, settings };
        const order = await this.reusable(manager, request, basis, unpaid.same, pricedLines);
        const others = order ? [] : unpaid.blockingOrders;
        const replaced = [...unpaid.same.filter((each) => each !== order), ...others];
        if (!hasEnquired && replaced.length > 0)
          throw new EnquiryNeeded(replaced.map(({ id }) => id));
        await this.purchases.replace(manager, replaced, requested, request.coupon, cause);
        if (order) return { order, settings };
        const isStockCurrent = replaced.length === 0;
        const stored = await this.newOrders.place(
          manager,
          request,
          isStockCurrent ? basis : await this.withCoupon(manager, request, basis),
          pricedLines,
          isStockCurrent,
          cause,
        );
        if (draftId !== null) await this.drafts.ordered(manager, draftId, stored.order.id);
        return { order: stored.order, settings, stored };
      }),
    );
  }

  /** Begins the shopper's only order at this time, and reads what it is based on; the statements are sent together. */
  private async begin(
    manager: EntityManager,
    {
      orderRequest: { userId, method, key, purchaseId, lines },
      coupon: code,
      address,
      fingerprint,
    }: PlaceRequest,
  ): Promise<PlacingBasis> {
    const [, settings, basis, coupon] = await sentTogether([
      this.queries.begin(manager, userId, orderLimits.statement),
      this.settings.currentIn(manager),
      this.queries.basis(manager, {
        userId,
        key: key ?? autoKey(fingerprint),
        keySeconds: key === undefined ? DOUBLE_CLICK_SECONDS : DAY_SECONDS,
        purchaseId,
        productIds: idsOf(lines),
        cashAddress: method === 'cod' ? address : undefined,
      }),
      code ? this.coupons.offeredIn(manager, code, userId) : undefined,
    ]);
    // With a coupon there may be nothing to collect.
    if (method === 'cod' && !settings.codEnabled && !code) throw new CashDisabled();
    if (!basis) throw new Unauthorized();
    return { ...basis, settings, coupon };
  }

  /** The basis with the uses that replaced orders have given back. */
  private async withCoupon(
    manager: EntityManager,
    { orderRequest: { userId }, coupon: code }: PlaceRequest,
    basis: PlacingBasis,
  ): Promise<PlacingBasis> {
    if (!code) return basis;
    return { ...basis, coupon: await this.coupons.offeredIn(manager, code, userId) };
  }

  /** A card order with the attempt to pay, and the name of the shop at that time. */
  async placeForCard(
    orderRequest: Omit<OrderRequest, 'method'>,
  ): Promise<{ payable: PayableOrder; shopName: string }> {
    const { order, settings, stored } = await this.place({ ...orderRequest, method: 'card' });
    const payable = stored?.payment
      ? { order, payment: stored.payment }
      : await this.attempts.renew(order.id, { actor: `shopper:${orderRequest.userId}` });
    return { payable, shopName: settings.name.en };
  }

  /** The order that this request has placed already, and whether it can be returned: a payable or a confirmed one. */
  private async ofKey(
    manager: EntityManager,
    { orderRequest: { key, method }, fingerprint }: PlaceRequest,
    keyed: KeyedOrder,
  ): Promise<{ order: Order; isCurrent: boolean } | undefined> {
    if (keyed.fingerprint !== fingerprint)
      throw new Rejected('key_reused', msg('checkout.keyReused'));
    const order = await lockOrder(manager, keyed.orderId);
    const isCurrent = method === 'cod' || (await this.attempts.isPayable(manager, order));
    return isCurrent || key !== undefined ? { order, isCurrent } : undefined;
  }

  /** An unpaid order of the same cart at the same price: it gets another attempt instead of another order. */
  private async reusable(
    manager: EntityManager,
    { orderRequest, fingerprint }: PlaceRequest,
    { settings, coupon }: PlacingBasis,
    unpaid: readonly Order[],
    lines: readonly PricedLine[],
  ): Promise<Order | undefined> {
    if (unpaid.length === 0) return undefined;
    const auto = autoKey(fingerprint);
    const existing = await this.queries.orderOfKey(manager, orderRequest.userId, auto, DAY_SECONDS);
    const order = unpaid.find(({ id }) => id === existing?.orderId);
    if (!order) return undefined;
    const subtotal = subtotalOf(lines);
    const delivery = feeOf(settings, order.city, subtotal);
    const discount = coupon ? couponDiscount(coupon, { subtotal, delivery }) : 0;
    const { discount: agreed } = orderRequest;
    if (agreed !== undefined && toFils(agreed) !== discount) return undefined;
    return subtotal + delivery - discount === order.totalFils ? order : undefined;
  }
}
