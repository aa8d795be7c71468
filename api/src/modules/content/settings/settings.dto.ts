import { IntersectionType, OmitType, PartialType, PickType } from '@nestjs/swagger';
import { toAed, toFils } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsInt,
  IsNotEmpty,
  IsObject,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { ShopDay } from '../../../platform/http/validation/shop-day.js';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { LookDto, toLookDto } from './appearance/appearance.dto.js';
import type { ShopAppearance } from './appearance/appearance.entity.js';
import type { ShopSettings } from './settings.entity.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { IsAmount } from '../../../platform/http/validation/is-amount.js';
import { socialLinks, SocialLinksDto } from './social-links.dto.js';

const HIGHEST_FEE = 1000;
const HIGHEST_SUBTOTAL = 1_000_000;
/** Required, but may be null. */
const OrNull = (): PropertyDecorator => ValidateIf((_input, value: unknown) => value !== null);

export class SloganDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(80) en: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(80) ar: string;
}

/** A text in both languages; empty: not shown. */
export class ShopTextDto {
  @Trimmed() @IsString() @MaxLength(200) en: string;
  @Trimmed() @IsString() @MaxLength(200) ar: string;
}

/** The shop's name in both languages. */
export class ShopNameDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(40) en: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(40) ar: string;
}

/** When a list price may be shown struck through. */
export class PriceRuleDto {
  /** Whether the rule is applied. Without it every higher list price is struck through. */
  @IsBoolean() enabled: boolean;
  /** Days on which at least the list price was asked … */
  @IsInt() @Min(1) @Max(180) askedDays: number;
  /** … of this many days before today. */
  @IsInt() @Min(1) @Max(180) withinDays: number;
  /** Days before the sale whose lowest price is shown beside it. */
  @IsInt() @Min(14) @Max(90) lowestDays: number;
}

/** The shop's settings; amounts in AED. */
export class SettingsDto {
  /** Version that was edited; 0 before the first change. */
  @IsInt() @Min(0) version: number;
  /** As shown on every page, in emails and on documents. */
  @IsObject() @ValidateNested() @Type(() => ShopNameDto) name: ShopNameDto;
  /** Days of free returns. */
  @IsInt() @Min(0) @Max(365) returnDays: number;
  @IsAmount() @Min(0) @Max(HIGHEST_FEE) deliveryFeeDubai: number;
  @IsAmount() @Min(0) @Max(HIGHEST_FEE) deliveryFeeOther: number;
  /** Orders from this subtotal are delivered free; null: none. */
  @OrNull() @IsAmount() @Min(0) @Max(HIGHEST_SUBTOTAL) freeShippingFrom: number | null;
  /** Whether cash on delivery is offered. */
  @IsBoolean() codEnabled: boolean;
  /** As displayed: + and country code, optionally in groups; empty: not shown. */
  @Trimmed()
  @LatinDigits()
  @Matches(/^(\+\d(?: ?\d){6,14})?$/, withMessage('settings.phoneFormat'))
  contactPhone: string;
  /** Empty: not shown. */
  @Trimmed()
  @ValidateIf((_input, value: unknown) => value !== '')
  @IsEmail({ require_tld: false })
  @MaxLength(200)
  contactEmail: string;
  /** Number of the messaging contact: digits with country code; empty: not shown. */
  @Trimmed()
  @LatinDigits()
  @Matches(/^([1-9]\d{6,14})?$/, withMessage('settings.whatsappFormat'))
  whatsapp: string;
  /** The two slogans that alternate at the top of the shop. */
  @IsArray()
  @ArrayMinSize(2)
  @ArrayMaxSize(2)
  @ValidateNested({ each: true })
  @Type(() => SloganDto)
  slogans: SloganDto[];
  /** Hour of the day in Dubai at which the flash sale begins; null: all day. */
  @OrNull() @IsInt() @Min(0) @Max(23) flashSaleFrom: number | null;
  /** Hour at which it ends. */
  @OrNull() @IsInt() @Min(1) @Max(24) flashSaleUntil: number | null;
  /** Minutes from payment or confirmation until the parcel is booked at the carrier; 0: at once. */
  @IsInt() @Min(0) @Max(1440) bookingDelayMinutes: number;
  /** For how many days deleted products can be restored. */
  @IsInt() @Min(1) @Max(365) trashDays: number;
  /** Days without delivery, such as 2026-12-02; the promised day of delivery does not count them. */
  @IsArray() @ArrayMaxSize(60) @ShopDay({ each: true }) holidays: string[];
  @IsObject() @ValidateNested() @Type(() => ShopTextDto) address: ShopTextDto;
  /** As displayed, for example "Every day, 9:00am-5:00pm". */
  @IsObject() @ValidateNested() @Type(() => ShopTextDto) openingHours: ShopTextDto;
  @IsObject() @ValidateNested() @Type(() => SocialLinksDto) socials: SocialLinksDto;
  @IsObject() @ValidateNested() @Type(() => PriceRuleDto) priceRule: PriceRuleDto;
}

/** The settings that every page of the shop needs, with how it looks. */
export class PublicSettingsDto extends SettingsDto {
  look: LookDto;
}

const LATER = [
  'name',
  'bookingDelayMinutes',
  'trashDays',
  'holidays',
  'address',
  'openingHours',
  'socials',
  'priceRule',
] as const;

/** All settings; those that were added later stay unchanged if they are absent. */
export class ChangeSettingsDto extends IntersectionType(
  OmitType(SettingsDto, LATER),
  PartialType(PickType(SettingsDto, LATER), { skipNullProperties: false }),
) {
  /** Ignored: clients may send back all that they read. */
  @Allow() look?: LookDto;
}

export class SettingsWrittenDto extends DoneDto {
  settings: PublicSettingsDto;
}

type Later = (typeof LATER)[number];
export type SettingsChange = Omit<ShopSettings, Later> & Partial<Pick<ShopSettings, Later>>;

const toSettingsDto = (row: ShopSettings): SettingsDto => {
  const { dubaiFeeFils, otherFeeFils, freeShippingFromFils, ...same } = row;
  return {
    ...same,
    socials: socialLinks(same.socials),
    deliveryFeeDubai: toAed(dubaiFeeFils),
    deliveryFeeOther: toAed(otherFeeFils),
    freeShippingFrom: freeShippingFromFils === null ? null : toAed(freeShippingFromFils),
  };
};

export const toPublicSettingsDto = (
  row: ShopSettings,
  appearance: ShopAppearance,
): PublicSettingsDto => ({ ...toSettingsDto(row), look: toLookDto(appearance) });

/** Settings of a change; what is absent stays. */
export const fromSettingsDto = (input: ChangeSettingsDto): SettingsChange => {
  const { deliveryFeeDubai, deliveryFeeOther, freeShippingFrom, ...rest } = input;
  const {
    name,
    bookingDelayMinutes,
    trashDays,
    holidays,
    address,
    openingHours,
    socials,
    priceRule,
    ...same
  } = rest;
  delete same.look;
  return {
    ...same,
    ...(name && { name: { ...name } }),
    ...(bookingDelayMinutes !== undefined && { bookingDelayMinutes }),
    ...(trashDays !== undefined && { trashDays }),
    ...(holidays && { holidays }),
    ...(address && { address: { ...address } }),
    ...(openingHours && { openingHours: { ...openingHours } }),
    ...(socials && { socials: socialLinks(socials) }),
    ...(priceRule && { priceRule: { ...priceRule } }),
    slogans: same.slogans.map(({ en, ar }) => ({ en, ar })),
    dubaiFeeFils: toFils(deliveryFeeDubai),
    otherFeeFils: toFils(deliveryFeeOther),
    freeShippingFromFils: freeShippingFrom === null ? null : toFils(freeShippingFrom),
  };
};
