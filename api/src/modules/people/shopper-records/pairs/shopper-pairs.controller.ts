import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { DoneDto, done } from '../../../../platform/http/done.dto.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { ShopperPairIdsDto, ShopperPairsDto, ShopperPairsQueryDto } from './shopper-pairs.dto.js';
import { ShopperPairsService } from './shopper-pairs.service.js';

/** Pairs of accounts that are probably one person. */
@RequireRight('shoppers.data')
@Controller('admin/shopper-pairs')
export class ShopperPairsController {
  constructor(private readonly pairs: ShopperPairsService) {}

  /** Pairs with the same phone number, mailbox, or name and address; the worker compares them after a change. */
  @RequireRight('shoppers.view')
  @Get()
  list(@Query() query: ShopperPairsQueryDto): Promise<ShopperPairsDto> {
    return this.pairs.list(query);
  }

  /** Declares that the accounts are of two persons. 404 if they are no pair, or one of them was merged or erased. */
  @Post('dismiss')
  @HttpCode(200)
  async dismiss(@Body() ids: ShopperPairIdsDto, @CurrentUser() by: Principal): Promise<DoneDto> {
    await this.pairs.dismiss(ids, by);
    return done('shopper.pairDismissed');
  }

  /** Lists a dismissed pair again. 404 as above. */
  @Post('restore')
  @HttpCode(200)
  async restore(@Body() ids: ShopperPairIdsDto): Promise<DoneDto> {
    await this.pairs.restore(ids);
    return done('shopper.pairRestored');
  }
}
