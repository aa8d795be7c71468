import { Body, Controller, Get, Ip, Post, Query } from '@nestjs/common';
import { LIST_LIMIT } from '@shop/shop-rules';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import { Public, RequireRight } from '../../../platform/auth/access.js';
import { AddSellerDto, SellerListQueryDto, SellersDto, toSellerDto } from './seller.dto.js';
import { SellersService } from './sellers.service.js';

@Controller('seller')
export class SellersController {
  constructor(private readonly sellers: SellersService) {}

  /** Sends a request to become a seller, at most three an hour; a repeated email address gets the same response. */
  @Public()
  @Post('add-user')
  async add(@Body() input: AddSellerDto, @Ip() ip: string): Promise<DoneDto> {
    await this.sellers.add(input, ip);
    return done('seller.requested');
  }

  /** The requests, all or those in one state, newest first. */
  @RequireRight('sellerRequests.decide')
  @Get('all-sellers')
  async all(
    @Query() { page = 1, limit = LIST_LIMIT, state }: SellerListQueryDto,
  ): Promise<SellersDto> {
    const { rows, total } = await this.sellers.list(page, limit, state);
    return { sellers: rows.map(toSellerDto), total, page, limit };
  }
}
