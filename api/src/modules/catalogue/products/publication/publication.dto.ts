import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';
import { ProductIdsDto } from '../removal/product-removal.dto.js';

/** All of these products are published or hidden, or none. */
export class PublicationDto extends ProductIdsDto {
  @IsBoolean() published: boolean;
}

export class PublicationChangedDto extends DoneDto {
  /** Number of products whose state changed; the others were already in it. */
  changed: number;
}

export class UnpublishedQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
  /** Part of the name, model or code. */
  @IsOptional() @IsString() @MaxLength(100) q?: string;
}

/** An unpublished product; money in AED. */
export class UnpublishedProductDto {
  id: number;
  name: string;
  nameAr: string;
  model: string;
  code: string | null;
  /** File name or https address of the first image. */
  image: string | null;
  vendorName: string;
  price: number;
  offerPrice: number | null;
  /** Whether the price is shown struck through beside the offer price, if there is one. */
  struckAllowed: boolean;
  stock: number;
  /** ISO time of the last change of staff. */
  updatedAt: string;
}

/** One page of unpublished products. */
export class UnpublishedDto {
  products: UnpublishedProductDto[];
  total: number;
}
