import { ApiProperty, OmitType } from '@nestjs/swagger';
import { COUPON_CODE_LENGTH, LARGEST_ID } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsISO8601,
  IsNotEmpty,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { IsAmount } from '../../../platform/http/validation/is-amount.js';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { ORDER_STATES, type OrderState } from '../order-core/order-machine.js';
import type { CouponTarget } from './coupon.entity.js';

export const COUPON_STATES = ['running', 'planned', 'ended', 'used_up'] as const;
/** `used_up`: it runs, but all its uses are taken. */
export type CouponState = (typeof COUPON_STATES)[number];
const COUPON_SOURCES = ['added', 'issued'] as const;

const TARGETS = ['goods', 'delivery'] as const;
/** In AED and uses. */
const LARGEST_AMOUNT = 100_000;
const MOST_USES = 1_000_000;
const MOST_PAGES = 10_000;
const MOST_ROWS = 100;

const Nullable = (): PropertyDecorator => ValidateIf((_, value: unknown) => value !== null);

/** A coupon as staff enter it; money in AED. */
export class CouponInputDto {
  /** In any case; 3 to 32 letters, digits and hyphens. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(COUPON_CODE_LENGTH) code: string;
  /** Either an amount or a percentage is null. */
  @Nullable() @IsAmount() @Min(0.01) @Max(LARGEST_AMOUNT) amount: number | null;
  @Nullable() @IsInt() @Min(1) @Max(100) percent: number | null;
  @ApiProperty({ enum: TARGETS }) @IsIn(TARGETS) target: CouponTarget;
  /** Smallest price of the goods; 0: none. */
  @IsAmount() @Min(0) @Max(LARGEST_AMOUNT) minimum: number;
  /** ISO time; null: at once. */
  @Nullable() @IsISO8601({ strict: true }) @MaxLength(40) startsAt: string | null;
  /** ISO time; null: it does not end. */
  @Nullable() @IsISO8601({ strict: true }) @MaxLength(40) endsAt: string | null;
  /** Uses by all shoppers, and by each; null: unlimited. */
  @Nullable() @IsInt() @Min(1) @Max(MOST_USES) maxUses: number | null;
  @Nullable() @IsInt() @Min(1) @Max(MOST_USES) maxUsesPerShopper: number | null;
  /** Email address of the account that it is for; null: for all. */
  @Nullable() @Trimmed() @MailAddress() shopper: string | null;
  /** For staff. */
  @Trimmed() @IsString() @MaxLength(200) note: string;
}

export class ChangeCouponDto extends CouponInputDto {
  /** Version that was read; 409 if the coupon has changed since. */
  @IsInt() @Min(1) @Max(LARGEST_ID) version: number;
}

export class CouponListQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(MOST_PAGES) page?: number;
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(MOST_ROWS) limit?: number;
  @ApiProperty({ enum: COUPON_STATES, required: false })
  @Omittable()
  @IsIn(COUPON_STATES)
  state?: CouponState;
  /** Added by staff (default), or issued by the shop itself. */
  @ApiProperty({ enum: COUPON_SOURCES, required: false })
  @Omittable()
  @IsIn(COUPON_SOURCES)
  source?: (typeof COUPON_SOURCES)[number];
  /** Beginning of a code, or an email address; searched among all coupons. */
  @Omittable() @Trimmed() @IsString() @MaxLength(100) search?: string;
}

/** The coupons to export. */
export class CouponExportDto extends OmitType(CouponListQueryDto, ['page', 'limit']) {}

export class CouponUsesQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(MOST_PAGES) page?: number;
}

/** A coupon; money in AED. */
export class CouponDto {
  id: number;
  code: string;
  /** Either an amount or a percentage is null. */
  amount: number | null;
  percent: number | null;
  @ApiProperty({ enum: TARGETS }) target: CouponTarget;
  /** Smallest price of the goods; 0: none. */
  minimum: number;
  /** ISO time. */
  startsAt: string;
  /** ISO time; null: it does not end. */
  endsAt: string | null;
  maxUses: number | null;
  maxUsesPerShopper: number | null;
  /** Uses without those that were given back. */
  uses: number;
  /** What these uses took off. */
  given: number;
  @ApiProperty({ enum: COUPON_STATES }) state: CouponState;
  /** Whether it is for one shopper; `shopper` is then null if the account was deleted. */
  isPersonal: boolean;
  /** Email address of the account that it is for. */
  shopper: string | null;
  note: string;
  /** Why the shop issued it by itself, such as `late_parcel`; empty if staff added it. */
  reason: string;
  /** Number of the order it was issued for; null if staff added it. */
  sourceOrder: string | null;
  version: number;
  /** ISO time. */
  createdAt: string;
}

export class CouponPageDto {
  coupons: CouponDto[];
  total: number;
  page: number;
  limit: number;
}

export class CouponResponseDto {
  coupon: CouponDto;
}

export class CouponWrittenDto extends DoneDto {
  coupon: CouponDto;
}

/** An order that used a coupon; money in AED. */
export class CouponUseDto {
  operationId: string;
  number: string;
  /** ISO time. */
  createdAt: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
  total: number;
  discount: number;
  /** Whether the use was given back, because the order was cancelled or not paid. */
  isReleased: boolean;
}

export class CouponUsesDto {
  /** The newest first, 20 a page. */
  uses: CouponUseDto[];
  total: number;
  page: number;
  limit: number;
}
