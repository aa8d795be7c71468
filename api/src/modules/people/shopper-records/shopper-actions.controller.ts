import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { AccountResponseDto, toUserDto } from '../shoppers/account.dto.js';
import { BlockShopperDto, CorrectShopperDto } from './shopper-action.dto.js';
import { ShopperActionsService } from './shopper-actions.service.js';

@RequireRight('shoppers.edit')
@Controller('admin/shoppers/:id')
export class ShopperActionsController {
  constructor(private readonly actions: ShopperActionsService) {}

  /** Signs the shopper out on every device. */
  @Post('end-sessions')
  @HttpCode(200)
  async endSessions(@IdParam() id: number, @CurrentUser() by: Principal): Promise<DoneDto> {
    await this.actions.endSessions(id, by);
    return done('shopper.sessionsEnded');
  }

  /** Blocks the account: it can neither sign in nor order. Open orders go on. 409 if it is blocked for another reason. */
  @Post('block')
  @HttpCode(200)
  async block(
    @IdParam() id: number,
    @Body() { reason }: BlockShopperDto,
    @CurrentUser() by: Principal,
  ): Promise<DoneDto> {
    await this.actions.block(id, reason, by);
    return done('shopper.blocked');
  }

  /** Unblocks the account. */
  @Post('unblock')
  @HttpCode(200)
  async unblock(@IdParam() id: number, @CurrentUser() by: Principal): Promise<DoneDto> {
    await this.actions.unblock(id, by);
    return done('shopper.unblocked');
  }

  /** Mails the shopper a link to set a new password, at most three an hour. */
  @Post('password-reset')
  @HttpCode(200)
  async resetPassword(@IdParam() id: number): Promise<DoneDto> {
    await this.actions.resetPassword(id);
    return done('shopper.resetSent');
  }

  /** Corrects name, phone number or email address; a new address needs a confirmed identity, and has to be verified again. */
  @Put('contact')
  async correct(
    @IdParam() id: number,
    @Body() input: CorrectShopperDto,
    @CurrentUser() by: Principal,
  ): Promise<AccountResponseDto> {
    const user = await this.actions.correct(id, input, by);
    return { ...done('shopper.saved'), user: toUserDto(user) };
  }
}
