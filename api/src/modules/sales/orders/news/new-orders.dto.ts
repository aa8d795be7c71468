import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

export class NewOrdersQueryDto {
  /** `latest` of an earlier response. */
  @IsOptional() @Type(() => Number) @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) since?: number;
}

export class NewOrdersDto {
  /** Orders that were paid or confirmed since then, up to 100; 0 without `since`. */
  count: number;
  /** Marks this moment for the next request. */
  latest: number;
}
