import { ApiProperty, PickType } from '@nestjs/swagger';
import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  IsIn,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
} from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';
import { LatinDigits } from '../../../platform/http/validation/latin-digits.js';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { QuoteDto } from '../checkout/checkout.dto.js';
import { DRAFT_STATES, type DraftState } from '../order-core/draft/draft-state.js';
import { ORDER_STATES, type OrderState } from '../order-core/order-machine.js';

const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What staff enter of a draft order; the server adds names and prices. */
export class DraftOrderInputDto extends PickType(QuoteDto, ['lines']) {
  /** Language of the link. */
  @ApiProperty({ enum: LANGUAGES }) @IsIn(LANGUAGES) locale: Language;
  /** What is known about the shopper; empty if unknown. */
  @Trimmed() @IsString() @MaxLength(120) fullName: string;
  /** A phone number in any notation; without country code it belongs to the UAE. */
  @Trimmed() @IsString() @MaxLength(40) phone: string;
  @Trimmed() @ValidateIf((_input, value: unknown) => value !== '') @MailAddress() email: string;
  /** A city of the emirates, in English or Arabic. */
  @Trimmed() @IsString() @MaxLength(80) city: string;
  @Trimmed() @IsString() @MaxLength(200) area: string;
  @Trimmed() @IsString() @MaxLength(200) building: string;
  @Trimmed() @IsString() @MaxLength(60) flat: string;
  /** For staff only. */
  @Trimmed() @IsString() @MaxLength(500) note: string;
  /** Address of the conversation, such as https://wa.me/971501234567; empty for none. */
  @Trimmed()
  @IsString()
  @MaxLength(500)
  @Matches(/^(https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?)?$/, withMessage('draft.conversationUrl'))
  conversationUrl: string;
}

export class ChangeDraftOrderDto extends DraftOrderInputDto {
  /** Version that was edited. */
  @IsInt() @Min(1) @Max(LARGEST_ID) version: number;
}

export class DraftOrderListQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) page?: number;
  /** 20 by default. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @ApiProperty({ enum: DRAFT_STATES, required: false })
  @Omittable()
  @IsIn(DRAFT_STATES)
  state?: DraftState;
  /** The number of a draft, or part of a name, email address or phone number. */
  @IsOptional() @LatinDigits() @Trimmed() @IsString() @MaxLength(80) q?: string;
}

export class DraftOrderExportDto extends PickType(DraftOrderListQueryDto, ['state', 'q']) {}

const WAYS = ['chat', 'email'] as const;

export class SendDraftOrderDto {
  /** `email` mails the link to the shopper; `chat` only records that staff have sent it. */
  @ApiProperty({ enum: WAYS }) @IsIn(WAYS) by: (typeof WAYS)[number];
  /** Version that was read: a mail is refused if the draft was changed since. */
  @Omittable() @IsInt() @Min(1) @Max(LARGEST_ID) version?: number;
}

export class WithdrawDraftOrderDto {
  /** Version that was read: refused if the draft was changed since. */
  @Omittable() @IsInt() @Min(1) @Max(LARGEST_ID) version?: number;
}

export class FindShopperDto {
  /** A phone number in any notation; without country code it belongs to the UAE. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(40) phone: string;
}

/** A person with the phone number, from an account or from an order. */
export class FoundShopperDto {
  fullName: string;
  phone: string;
  email: string;
  /** Empty if there is no address. */
  city: string;
  area: string;
  building: string;
  flat: string;
  /** Order number, `LW-10427`; null for an account. */
  order: string | null;
}

export class FoundShoppersDto {
  shoppers: FoundShopperDto[];
}

/** A line of a draft order. */
export class DraftLineDto {
  productId: number;
  name: string;
  nameAr: string;
  image: string | null;
  size: string;
  color: string;
  quantity: number;
  /** AED, when the draft was saved. */
  price: number;
}

export class DraftsOrderDto {
  operationId: string;
  /** `LW-10427` */
  number: string;
  @ApiProperty({ enum: ORDER_STATES }) state: OrderState;
}

/** A text in both languages. */
export class DraftTextsDto {
  en: string;
  ar: string;
}

/** A draft order as staff see it. */
export class DraftOrderDto {
  id: number;
  version: number;
  /** `paid`: paid by card, or ordered for cash on delivery. */
  @ApiProperty({ enum: DRAFT_STATES }) state: DraftState;
  @ApiProperty({ enum: LANGUAGES }) locale: Language;
  fullName: string;
  phone: string;
  email: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  note: string;
  conversationUrl: string;
  lines: DraftLineDto[];
  /** Number of items and their price in AED when it was saved, without delivery. */
  itemCount: number;
  subtotal: number;
  /** Name of the staff account that made it. */
  createdBy: string;
  /** ISO times; null before. */
  createdAt: string;
  sentAt: string | null;
  openedAt: string | null;
  expiresAt: string;
  /** Its order, also an unpaid one. */
  @ApiProperty({ type: () => DraftsOrderDto, nullable: true }) order: DraftsOrderDto | null;
  /** The link in each language. */
  links: DraftTextsDto;
  /** A message with the link in each language, for a chat. */
  messages: DraftTextsDto;
}

export class DraftOrderResponseDto {
  draft: DraftOrderDto;
}

/** The draft of an order; null for others. */
export class DraftOfOrderDto {
  @ApiProperty({ type: () => DraftOrderDto, nullable: true }) draft: DraftOrderDto | null;
}

export class DraftOrderPageDto {
  drafts: DraftOrderDto[];
  /** Among the newest 2,000, which are the only ones that are listed. */
  total: number;
  page: number;
  limit: number;
}

export class DraftOrderChangedDto extends DoneDto {
  draft: DraftOrderDto;
}

const OPENED_STATES = ['payable', 'ordered', 'expired', 'withdrawn'] as const;

/** A draft order as its link shows it; unless it is payable, without lines, contact and purchase. */
export class OpenedDraftOrderDto {
  id: number;
  @ApiProperty({ enum: OPENED_STATES }) state: (typeof OPENED_STATES)[number];
  lines: DraftLineDto[];
  fullName: string;
  phone: string;
  email: string;
  city: string;
  area: string;
  building: string;
  flat: string;
  /** ISO time. */
  expiresAt: string;
  /** Id of its purchase, with which it is ordered by the calls of the checkout. */
  @ApiProperty({ type: String, nullable: true }) purchaseId: string | null;
  /** Public id and number of its order; null before. */
  @ApiProperty({ type: String, nullable: true }) operationId: string | null;
  @ApiProperty({ type: String, nullable: true }) number: string | null;
}
