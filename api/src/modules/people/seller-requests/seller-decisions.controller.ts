import { Body, Controller, HttpCode, Ip, Post } from '@nestjs/common';
import { done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Confirmed, Public, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { SellerDecisionsService } from './seller-decisions.service.js';
import {
  RefuseSellerDto,
  SellerResponseDto,
  SellerPasswordResponseDto,
  SellerPasswordDto,
  toSellerDto,
} from './seller.dto.js';

@Controller('seller')
export class SellerDecisionsController {
  constructor(private readonly decisions: SellerDecisionsService) {}

  /** Creates a vendor account from a request, including a refused one, and mails a link to set its password. */
  @Confirmed()
  @RequireRight('sellerRequests.decide')
  @Post(':id/approve')
  @HttpCode(200)
  async approve(@IdParam() id: number, @CurrentUser() by: Principal): Promise<SellerResponseDto> {
    const seller = await this.decisions.approve(id, by);
    return { ...done('seller.approved'), seller: toSellerDto(seller) };
  }

  /** Refuses an open request and mails the reason. */
  @RequireRight('sellerRequests.decide')
  @Post(':id/refuse')
  @HttpCode(200)
  async refuse(
    @IdParam() id: number,
    @Body() { reason }: RefuseSellerDto,
    @CurrentUser() by: Principal,
  ): Promise<SellerResponseDto> {
    const seller = await this.decisions.refuse(id, reason, by);
    return { ...done('seller.refused'), seller: toSellerDto(seller) };
  }

  /** Mails a new link, valid for seven days, to a vendor without a password; the previous link expires. */
  @Confirmed()
  @RequireRight('sellerRequests.decide')
  @Post(':id/invite')
  @HttpCode(200)
  async invite(@IdParam() id: number): Promise<SellerResponseDto> {
    const seller = await this.decisions.inviteAgain(id);
    return { ...done('seller.linkRenewed'), seller: toSellerDto(seller) };
  }

  /** Sets a vendor's first password with the mailed link, which is valid once and for seven days. */
  @Public()
  @RateLimit({ name: 'seller-password', points: 30, seconds: 3600 })
  @Post('choose-password')
  @HttpCode(200)
  async choosePassword(
    @Body() input: SellerPasswordDto,
    @Ip() ip: string,
  ): Promise<SellerPasswordResponseDto> {
    const { username } = await this.decisions.choosePassword(input, ip);
    return { ...done('seller.passwordSet'), username };
  }
}
