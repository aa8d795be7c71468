import { LIST_LIMIT } from '@shop/shop-rules';
import { ApiProperty, PickType } from '@nestjs/swagger';
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
} from 'class-validator';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { Omittable } from '../../../platform/http/validation/omittable.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { SELLER_STATES, type SellerRequest, type SellerState } from './seller-request.entity.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

export class AddSellerDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name: string;
  @Trimmed() @MailAddress() email: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(30) phone: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) location: string;
  /** Accepted for compatibility and ignored. */
  @IsOptional() @IsString() @MaxLength(128) password?: string;
  /** Language of the decision mail; English by default. */
  @Omittable() @IsIn(['en', 'ar']) locale?: 'en' | 'ar';
}

export class RefuseSellerDto {
  /** Part of the mail, unchanged. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(500) reason: string;
}

export class SellerPasswordDto {
  /** From the mailed link. */
  @IsString() @Matches(/^[\w-]{20,100}$/, withMessage('seller.linkInvalid')) token: string;
  @IsString() @MaxLength(128) password: string;
}

export class SellerPasswordResponseDto extends DoneDto {
  /** To sign in with. */
  username: string;
}

const LAST_PAGE = 100_000;

export class SellerListQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 100 by default. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  @ApiProperty({ enum: SELLER_STATES, required: false })
  @Omittable()
  @IsIn(SELLER_STATES)
  state?: SellerState;
}

export class SellerExportDto extends PickType(SellerListQueryDto, ['state']) {}

export class SellerDto {
  id: number;
  name: string;
  email: string;
  phone: string;
  location: string;
  created_at: string;
  @ApiProperty({ enum: SELLER_STATES }) state: SellerState;
  decided_at: string | null;
  /** Name of the admin at the time. */
  decided_by: string | null;
  /** Why it was refused. */
  reason: string | null;
  /** Id of the vendor account. */
  vendor: number | null;
  /** Expiry of the mailed link; null once a password is set. */
  link_until: string | null;
}

export class SellerResponseDto extends DoneDto {
  seller: SellerDto;
}

/** Newest first. */
export class SellersDto {
  sellers: SellerDto[];
  /** Of all requests, or of those in the requested state. */
  total: number;
  page: number;
  limit: number;
}

export const toSellerDto = (row: SellerRequest): SellerDto => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  location: row.location,
  created_at: row.createdAt.toISOString(),
  state: row.state,
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: row.decidedBy,
  reason: row.reason,
  vendor: row.staffId,
  link_until: row.inviteUntil?.toISOString() ?? null,
});
