import { ApiProperty } from '@nestjs/swagger';
import { IsInt, IsString, MaxLength, Min } from 'class-validator';
import { ORDER_STATES, type OrderState } from '../../sales/order-core/order-machine.js';
import { AddressDto } from '../addresses/address.dto.js';
import {
  ShopperReturnDto,
  ShopperReviewDto,
  ShopperSessionDto,
  ShopperWishDto,
} from './shopper-record.dto.js';

/** The account whose orders and other data are moved; it is deleted. */
export class MergeShoppersDto {
  @IsInt() @Min(1) from: number;
}

/** The password of the account that is deleted. */
export class DeleteAccountDto {
  @IsString() @MaxLength(128) password: string;
}

/** The account of the shopper. */
export class ExportedAccountDto {
  id: number;
  name: string;
  email: string;
  /** E.164. */
  phone: string;
  username: string;
  gender: string;
  @ApiProperty({ enum: ['en', 'ar'] }) locale: 'en' | 'ar';
  /** ISO times; null if the address was never verified. */
  createdAt: string;
  emailVerifiedAt: string | null;
}

/** An item of an order; money in AED. */
export class ExportedLineDto {
  name: string;
  size: string;
  color: string;
  quantity: number;
  price: number;
}

/** An order; money in AED. */
export class ExportedOrderDto {
  /** `LW-10427` */
  number: string;
  operationId: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  @ApiProperty({ enum: ['card', 'cod'] }) paymentMethod: 'card' | 'cod';
  /** ISO time. */
  createdAt: string;
  fullName: string;
  email: string;
  phone: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  notes: string;
  deliveryFee: number;
  discount: number;
  /** Code of its coupon; null without one. */
  coupon: string | null;
  total: number;
  @ApiProperty({ type: [ExportedLineDto] }) lines: ExportedLineDto[];
}

export class ExportedMailDto {
  template: string;
  recipient: string;
  /** ISO times; null unless it was sent. */
  createdAt: string;
  sentAt: string | null;
}

/** A product in the cart. */
export class ExportedCartLineDto {
  productId: number;
  name: string;
  size: string;
  color: string;
  quantity: number;
}

/** An order that staff prepared for the shopper. */
export class ExportedDraftOrderDto {
  fullName: string;
  phone: string;
  email: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  conversationUrl: string;
  /** ISO time. */
  createdAt: string;
  lines: ExportedCartLineDto[];
}

/** A request for a mail when a product is back in stock. */
export class ExportedStockAlertDto {
  productId: number;
  name: string;
  email: string;
  /** ISO time. */
  createdAt: string;
}

/** A coupon for the shopper alone. */
export class ExportedCouponDto {
  code: string;
  /** ISO time; null if it does not end. */
  endsAt: string | null;
}

export class ExportedSessionDto extends ShopperSessionDto {
  /** ISO time, to the minute. */
  lastSeenAt: string;
  /** As the browser sent it; null if unknown. */
  userAgent: string | null;
  /** Network of the address it was opened from. */
  network: string | null;
}

/** A browser that the shopper has logged in with. */
export class ExportedBrowserDto {
  /** ISO time of its last login. */
  seenAt: string;
}

/** A passkey of the account. */
export class ExportedPasskeyDto {
  name: string;
  /** ISO times; null until it is used. */
  createdAt: string;
  lastUsedAt: string | null;
}

/** Everything stored about a shopper, except the password and the internal notes of staff. */
export class ShopperExportDto {
  account: ExportedAccountDto;
  orders: ExportedOrderDto[];
  returns: ShopperReturnDto[];
  addresses: AddressDto[];
  cart: ExportedCartLineDto[];
  wishlist: ShopperWishDto[];
  reviews: ShopperReviewDto[];
  stockAlerts: ExportedStockAlertDto[];
  coupons: ExportedCouponDto[];
  draftOrders: ExportedDraftOrderDto[];
  mails: ExportedMailDto[];
  sessions: ExportedSessionDto[];
  browsers: ExportedBrowserDto[];
  passkeys: ExportedPasskeyDto[];
}
