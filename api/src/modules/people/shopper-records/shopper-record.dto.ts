import { ApiProperty } from '@nestjs/swagger';
import { LIST_LIMIT, RETURN_REASONS, type ReturnReason } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { ORDER_STATES, type OrderState } from '../../sales/order-core/order-machine.js';
import { RETURN_STATES, type ReturnState } from '../../sales/order-core/return/return-machine.js';
import { AddressDto } from '../addresses/address.dto.js';
import { UserDto } from '../shoppers/account.dto.js';

/** What a shopper has bought; money in AED. */
export class ShopperSummaryDto {
  /** Orders of any state. */
  orders: number;
  delivered: number;
  /** Payments received, less refunds. */
  spent: number;
  /** Of the orders that were paid. */
  average: number;
  returns: number;
  /** Cash orders that were delivered and paid, that came back, and that were cancelled. */
  cashDelivered: number;
  cashReturned: number;
  cashCancelled: number;
}

/** A blocked account can neither sign in nor order. */
export class ShopperBlockDto {
  /** ISO time. */
  at: string;
  reason: string;
}

/** A shopper for admins. */
export class ShopperRecordDto {
  user: UserDto;
  /** ISO time of the registration. */
  createdAt: string;
  /** Null if the account is not blocked. */
  blocked: ShopperBlockDto | null;
  figures: ShopperSummaryDto;
}

const LAST_PAGE = 100_000;

export class ShopperOrdersQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 10 by default. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

/** An order in the list of a shopper. */
export class ShopperOrderDto {
  operationId: string;
  /** `LW-10427` */
  number: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  @ApiProperty({ enum: ['card', 'cod'] }) paymentMethod: 'card' | 'cod';
  /** AED. */
  total: number;
  itemCount: number;
  /** ISO time. */
  createdAt: string;
}

/** Newest first. */
export class ShopperOrdersDto {
  orders: ShopperOrderDto[];
  total: number;
  page: number;
  limit: number;
}

export class ShopperReturnDto {
  id: number;
  /** Number of its order. */
  number: string;
  @ApiProperty({ enum: RETURN_STATES }) state: ReturnState;
  @ApiProperty({ enum: RETURN_REASONS }) reason: ReturnReason;
  /** ISO time. */
  createdAt: string;
}

/** A product on the wishlist. */
export class ShopperWishDto {
  productId: number;
  name: string;
  nameAr: string;
  /** ISO time. */
  addedAt: string;
}

export class ShopperReviewDto {
  id: number;
  productId: number;
  name: string;
  nameAr: string;
  stars: number;
  comment: string;
  /** ISO time. */
  createdAt: string;
}

export class ShopperSessionDto {
  /** ISO times of the login and of its end. */
  openedAt: string;
  expiresAt: string;
}

/** The newest rows of a shopper, at most 50 of each kind. */
export class ShopperBelongingsDto {
  returns: ShopperReturnDto[];
  addresses: AddressDto[];
  wishlist: ShopperWishDto[];
  reviews: ShopperReviewDto[];
  sessions: ShopperSessionDto[];
}

const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

export class ShopperMailDto {
  id: number;
  /** Template, such as `order-confirmed`. */
  template: string;
  recipient: string;
  /** ISO time of the request. */
  createdAt: string;
  /** ISO time; null unless it was sent. */
  sentAt: string | null;
  /** Failed: every attempt to send it was refused. */
  @ApiProperty({ enum: MAIL_STATES }) state: (typeof MAIL_STATES)[number];
  /** Order of the mail; null for others. */
  operationId: string | null;
  number: string | null;
}

/** The newest 50 mails, the last first. Reset links are not stored. */
export class ShopperMailsDto {
  mails: ShopperMailDto[];
}
