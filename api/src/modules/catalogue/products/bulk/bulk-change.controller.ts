import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { BulkChangedDto, BulkChangeDto } from './bulk-change.dto.js';
import { BulkChangeService } from './bulk-change.service.js';

@RequireRight('products.edit')
@Controller('products')
export class BulkChangeController {
  constructor(private readonly products: BulkChangeService) {}

  /**
   * Changes category, brand, offer, price or tags of up to 100 products, or shows what would change. Each product has its own
   * result; vendors only their own products.
   */
  @Post('bulk-change')
  @HttpCode(200)
  change(@Body() input: BulkChangeDto, @CurrentUser() user: Principal): Promise<BulkChangedDto> {
    return this.products.change(user, input);
  }
}
