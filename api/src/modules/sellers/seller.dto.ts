import { LIST_LIMIT } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import {
  IsEmail,
  IsInt,
  IsNotEmpty,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { Omittable } from '../../http/omittable.js';
import { Trimmed } from '../../http/trimmed.js';
import type { SellerRequest } from './seller-request.entity.js';

export class AddSellerDto {
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name: string;
  @Trimmed() @IsEmail() @MaxLength(200) email: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(30) phone: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) location: string;
  /** Accepted for the published contract and thrown away. */
  @IsOptional() @IsString() @MaxLength(128) password?: string;
}

const LAST_PAGE = 100_000;

export class SellerListQueryDto {
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LAST_PAGE) page?: number;
  /** 100 when left out. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

export class SellerDto {
  id: number;
  name: string;
  email: string;
  phone: string;
  location: string;
  created_at: string;
}

/** Newest first. */
export class SellersDto {
  sellers: SellerDto[];
  /** Of all requests. */
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
});
