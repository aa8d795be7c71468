import { LARGEST_ID, LIST_LIMIT } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';

export class TrashQueryDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) page?: number;
  /** 20 by default. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) @Max(LIST_LIMIT) limit?: number;
}

/** A deleted product. */
export class DeletedProductDto {
  id: number;
  name: string;
  nameAr: string;
  model: string;
  code: string | null;
  /** File name or https address of the first image. */
  image: string | null;
  vendorName: string;
  deletedAt: string;
  /** Name of the account that deleted it; null: a reverted import. */
  deletedBy: string | null;
  /** It can be restored until then; afterwards it stays here. */
  restorableUntil: string;
  /** Whether it can be restored now. */
  isRestorable: boolean;
  /** Whether orders or reviews refer to it; then it cannot be deleted permanently. */
  isReferred: boolean;
}

/** One page of deleted products. */
export class TrashDto {
  products: DeletedProductDto[];
  total: number;
}

export class ProductsPurgedDto extends DoneDto {
  /** Number of permanently deleted products, equal to the number requested. */
  purged: number;
}
