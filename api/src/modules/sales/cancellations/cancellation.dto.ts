import { ApiProperty } from '@nestjs/swagger';
import { CANCEL_REASONS, type CancelReason } from '@shop/shop-rules';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export class CancelOrderDto {
  @ApiProperty({ enum: CANCEL_REASONS, required: false })
  @IsOptional()
  @IsIn(CANCEL_REASONS)
  reasonCode?: CancelReason;
  /** In the caller's own words. */
  @ApiProperty({ type: String, required: false, nullable: true })
  @IsOptional()
  @IsString()
  @MaxLength(300)
  reason?: string | null;
}
