import type { Order } from '../../order-core/order.entity.js';
import type { ShopSettings } from '../../../content/settings/settings.entity.js';
import type { PlacingRules } from '../../cash-desk/cash-rules.entity.js';
import type { CartLineDto, DeliveryAddressDto } from '../checkout.dto.js';
import type { PaymentAttempt } from '../../order-core/payment/payment.entity.js';
import type { OfferedCoupon } from '../../coupons/offered-coupon.js';
import type { OrderBasis } from '../checkout.queries.js';
import type { CleanAddress } from './clean-address.js';
import type { StoredOrder } from './new-order.queries.js';

/** A request to place an order, from the checkout or the payment form. */
export interface OrderRequest {
  method: 'card' | 'cod';
  userId: number;
  lines: CartLineDto[];
  address: DeliveryAddressDto;
  /** JSON pointer of the address in the body. */
  addressPointer: string;
  /** UUID of the cart, from clients that send one. */
  purchaseId: string | undefined;
  /** Code of a coupon as the shopper typed it. */
  coupon?: string | undefined;
  /** Discount that the shopper agreed to, in AED; undefined from clients that do not send it. */
  discount?: number | undefined;
  /** Address of the client; the limits apply to every order that has one. */
  ip?: string;
  /** `Idempotency-Key` of the request. */
  key: string | undefined;
  /** Language of the page; the account's language if undefined. */
  locale?: Order['locale'] | undefined;
  /** Decide instead of the shop's rules whether a cash order waits; for demo orders. */
  cashRules?: PlacingRules;
}

export interface Placed {
  order: Order;
  /** The settings that it was placed with. */
  settings: ShopSettings;
  /** Its rows if it is new, for card with the first payment attempt; undefined for an order that existed already. */
  stored?: StoredOrder & { payment: PaymentAttempt | undefined };
}

/** A validated order request. */
export interface PlaceRequest {
  orderRequest: OrderRequest;
  address: CleanAddress;
  /** Normalised code of the coupon; empty without one. */
  coupon: string;
  fingerprint: string;
}

/** What an order is based on, with the settings at that time. */
export interface PlacingBasis extends OrderBasis {
  settings: ShopSettings;
  /** The coupon of the request; undefined if there is none of this code. */
  coupon: OfferedCoupon | undefined;
}

/** The key of a request without one. */
export const autoKey = (fingerprint: string): string => `auto:${fingerprint}`;
