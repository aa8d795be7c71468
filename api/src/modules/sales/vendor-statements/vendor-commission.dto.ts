import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID } from '@shop/shop-rules';
import { IsInt, IsOptional, Max, Min, ValidateIf } from 'class-validator';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { IsAmount } from '../../../platform/http/validation/is-amount.js';
import { ShopDay } from '../../../platform/http/validation/shop-day.js';

export class AddCommissionDto {
  /** Null: of all vendors without a commission of their own. */
  @ApiProperty({ type: Number, nullable: true })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(LARGEST_ID)
  vendorId: number | null;
  /** Percent with at most two decimal places; null: the vendor has the commission of the shop again. */
  @ApiProperty({ type: Number, nullable: true })
  @ValidateIf(({ vendorId, percent }: AddCommissionDto) => percent !== null || vendorId === null)
  @IsAmount()
  @Min(0)
  @Max(100)
  percent: number | null;
  /** First day in Dubai, tomorrow at the earliest: what was sold is never computed again. */
  @ShopDay() from: string;
}

/** A commission and the day from which it is in effect. */
export class CommissionDto {
  id: number;
  /** Null: of all vendors without a commission of their own. */
  @ApiProperty({ type: Number, nullable: true }) vendorId: number | null;
  /** Name of the vendor; empty for the shop's. */
  vendor: string;
  /** Null: from this day the vendor has the commission of the shop. */
  @ApiProperty({ type: Number, nullable: true }) percent: number | null;
  /** As 2026-12-01. */
  from: string;
  /** Whether it is in effect today, is not yet, or no longer is. */
  @ApiProperty({ enum: ['current', 'planned', 'past'] }) state: 'current' | 'planned' | 'past';
}

export class CommissionsDto {
  /** Those of the shop, then by vendor; the latest day first, 500 at most. */
  commissions: CommissionDto[];
}

export class CommissionsChangedDto extends DoneDto {
  commissions: CommissionDto[];
}
