import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Roles } from '../../../platform/auth/access.js';
import { OwnerOnly } from '../../../platform/auth/owner-only.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { CartChangesDto, CartDto } from './cart.dto.js';
import { CartsService } from './carts.service.js';

const WRITES = { name: 'cart', points: 300, seconds: 300 };

@Roles('shopper')
@OwnerOnly('id')
@Controller('users/:id/cart')
export class CartsController {
  constructor(private readonly carts: CartsService) {}

  /** The owner's cart. */
  @Get()
  one(@IdParam() id: number): Promise<CartDto> {
    return this.carts.read(id);
  }

  /** Sets the quantities of these lines and leaves the others as they are. */
  @RateLimit(WRITES)
  @Put()
  change(@IdParam() id: number, @Body() changes: CartChangesDto): Promise<CartDto> {
    return this.carts.change(id, changes);
  }

  /** Adds the cart of a browser at sign-in; of equal lines the larger quantity stays. */
  @RateLimit(WRITES)
  @Post('merge')
  @HttpCode(200)
  merge(@IdParam() id: number, @Body() cart: CartChangesDto): Promise<CartDto> {
    return this.carts.merge(id, cart);
  }
}
