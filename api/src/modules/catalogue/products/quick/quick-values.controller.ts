import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import {
  QuickChangeDto,
  QuickChangedDto,
  QuickValuesListDto,
  QuickValuesQueryDto,
} from './quick-values.dto.js';
import { QuickValuesService } from './quick-values.service.js';

/** Prices and stock, edited in lists of products. */
@RequireRight('products.edit')
@Controller('products')
export class QuickValuesController {
  constructor(private readonly values: QuickValuesService) {}

  /** Price, offer price and stock of up to 100 products; vendors get those of their own. */
  @Get('quick-values')
  async of(
    @Query() { ids }: QuickValuesQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<QuickValuesListDto> {
    return { products: await this.values.of(user, ids) };
  }

  /**
   * Changes price, offer price or stock, unless one of them is no longer the value that it is changed from: then 409
   * with the present one. Vendors only their own products.
   */
  @Patch(':id/quick-values')
  async change(
    @IdParam() id: number,
    @Body() input: QuickChangeDto,
    @CurrentUser() user: Principal,
  ): Promise<QuickChangedDto> {
    return { product: await this.values.change(user, id, input) };
  }
}
