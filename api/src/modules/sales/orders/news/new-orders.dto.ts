import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { Omittable } from '../../../../platform/http/validation/omittable.js';

export class NewOrdersQueryDto {
  /** `latest` of an earlier response. */
  @Omittable() @Type(() => Number) @IsInt() @Min(0) @Max(Number.MAX_SAFE_INTEGER) since?: number;
}

export class NewOrdersDto {
  /** Orders that were paid or confirmed since then, up to 100; 0 without `since`. */
  count: number;
  /** Marks this moment for the next request. */
  latest: number;
}
