import { ApiProperty } from '@nestjs/swagger';
import { LARGEST_ID } from '@shop/shop-rules';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Omittable } from '../../../../platform/http/validation/omittable.js';
import { ShopDay } from '../../../../platform/http/validation/shop-day.js';

/** A period of up to ten years in the shop's time zone. */
export class PeriodQueryDto {
  /** First day, as 2026-11-21. */
  @ShopDay() from: string;
  /** Last day. */
  @ShopDay() to: string;
}

/** A period, of the shop or of one vendor. */
export class ReportQueryDto extends PeriodQueryDto {
  /** Only what belongs to this vendor; ignored for vendors, who get their own. */
  @Omittable() @Type(() => Number) @IsInt() @Min(1) @Max(LARGEST_ID) vendor?: number;
}

/** The period of a report and the one before, of the same number of days. */
export class ReportPeriodDto {
  /** First day, as 2026-11-21. */
  from: string;
  /** Last day. */
  to: string;
  /** First day of the period before, which ends the day before `from`. */
  beforeFrom: string;
  /** What each entry of `days` stands for: a day, or a month (its first day within the period) of periods longer than 366 days. */
  @ApiProperty({ enum: ['day', 'month'] }) unit: 'day' | 'month';
}
