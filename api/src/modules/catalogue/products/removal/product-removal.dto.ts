import { LARGEST_ID } from '@shop/shop-rules';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { DoneDto } from '../../../../platform/http/done.dto.js';

const MOST_AT_ONCE = 500;

/** All of these products, or none. */
export class ProductIdsDto {
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_AT_ONCE)
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(LARGEST_ID, { each: true })
  ids: number[];
}

export class ProductsDeletedDto extends DoneDto {
  /** Number of deleted products, equal to the number requested. */
  deleted: number;
  ids: number[];
}

export class ProductsRestoredDto extends DoneDto {
  /** Number of restored products, equal to the number requested. */
  restored: number;
  ids: number[];
}
