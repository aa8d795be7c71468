import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { MergeShoppersDto, ShopperExportDto } from './shopper-data.dto.js';
import { ShopperDataService } from './shopper-data.service.js';

/** The data of a person: a copy of it, its deletion, and accounts that belong to one person. */
@RequireRight('shoppers.data')
@Controller('admin/shoppers/:id')
export class ShopperDataController {
  constructor(private readonly data: ShopperDataService) {}

  /** Everything stored about a shopper, to give to them. */
  @Confirmed()
  @Get('export')
  export(@IdParam() id: number): Promise<ShopperExportDto> {
    return this.data.export(id);
  }

  /** Moves everything of another account to this one and deletes the other. */
  @Confirmed()
  @Post('merge')
  @HttpCode(200)
  async merge(
    @IdParam() id: number,
    @Body() { from }: MergeShoppersDto,
    @CurrentUser() by: Principal,
  ): Promise<DoneDto> {
    await this.data.merge(id, from, by);
    return done('shopper.merged');
  }

  /**
   * Deletes the account and all personal data that may be deleted. Invoices stay, with the name and address on
   * them. 409 while an order, a return or a refund is open.
   */
  @Confirmed()
  @Delete()
  async erase(@IdParam() id: number, @CurrentUser() by: Principal): Promise<DoneDto> {
    await this.data.erase(id, by);
    return done('shopper.erased');
  }
}
