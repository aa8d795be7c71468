import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { OwnerOnly } from '../../../platform/auth/owner-only.js';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { DeleteAccountDto, ShopperExportDto } from './shopper-data.dto.js';
import { ShopperDataService } from './shopper-data.service.js';

/** What a shopper may do with their own data: take a copy, and delete the account. */
@Roles('shopper')
@OwnerOnly('id')
@Controller('users/:id')
export class OwnDataController {
  constructor(private readonly data: ShopperDataService) {}

  /** Everything stored about the caller. */
  @RateLimit({ name: 'own-data', points: 10, seconds: 3600 })
  @Get('data')
  export(@IdParam() id: number): Promise<ShopperExportDto> {
    return this.data.export(id);
  }

  /**
   * Deletes the account of the caller, as `DELETE /admin/shoppers/{id}` does. 400 for a wrong password, 409 `in_use`
   * while an order, a return or a refund is open.
   */
  @RateLimit({ name: 'delete-account', points: 10, seconds: 300 })
  @Post('delete')
  @HttpCode(200)
  async remove(
    @IdParam() id: number,
    @Body() { password }: DeleteAccountDto,
    @CurrentUser() user: Principal,
  ): Promise<DoneDto> {
    await this.data.eraseOwn(id, user, password);
    return done('account.deleted');
  }
}
