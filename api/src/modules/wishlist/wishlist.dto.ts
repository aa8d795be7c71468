import { IsInt, Max, Min } from 'class-validator';

const LARGEST_ID = 2_147_483_647;

export class WishlistChangeDto {
  @IsInt() @Min(1) @Max(LARGEST_ID) productId: number;
}
