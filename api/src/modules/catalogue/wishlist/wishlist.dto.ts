import { LARGEST_ID } from '@shop/shop-rules';
import { IsInt, Max, Min } from 'class-validator';

export class WishlistChangeDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) productId: number;
}
