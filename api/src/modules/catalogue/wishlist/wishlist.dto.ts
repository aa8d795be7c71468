import { IsInt, Max, Min } from 'class-validator';
import { LARGEST_ID } from '../../../platform/http/id-param.js';

export class WishlistChangeDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) productId: number;
}
