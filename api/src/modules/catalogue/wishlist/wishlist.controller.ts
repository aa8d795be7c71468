import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { JsonTextResponse, type JsonText } from '../../../platform/http/json-text.js';
import { Roles } from '../../../platform/auth/access.js';
import { OwnerOnly } from '../../../platform/auth/owner-only.js';
import { ProductsDto } from '../products/read/product.dto.js';
import { WishlistChangeDto } from './wishlist.dto.js';
import { WishlistService } from './wishlist.service.js';

@Roles('shopper')
@OwnerOnly('id')
@Controller('users/:id/wishlist')
export class WishlistController {
  constructor(private readonly wishlist: WishlistService) {}

  /** The products of the wishlist, last added first. */
  @Get('products')
  @JsonTextResponse(ProductsDto)
  products(@IdParam() id: number): Promise<JsonText> {
    return this.wishlist.products(id);
  }

  /** Adds a product; adding it twice changes nothing. */
  @Post('add')
  @HttpCode(200)
  async add(@IdParam() id: number, @Body() { productId }: WishlistChangeDto): Promise<DoneDto> {
    await this.wishlist.add(id, productId);
    return done('wishlist.added');
  }

  /** Removes a product from the wishlist. */
  @Post('remove')
  @HttpCode(200)
  async remove(@IdParam() id: number, @Body() { productId }: WishlistChangeDto): Promise<DoneDto> {
    await this.wishlist.remove(id, productId);
    return done('wishlist.removed');
  }
}
