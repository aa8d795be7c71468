import { Controller, Get, Query } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import {
  ShopperBelongingsDto,
  ShopperMailsDto,
  ShopperOrdersDto,
  ShopperOrdersQueryDto,
  ShopperRecordDto,
} from './shopper-record.dto.js';
import { ShopperRecordsService } from './shopper-records.service.js';

@RequireRight('shoppers.view')
@Controller('admin/shoppers/:id')
export class ShopperRecordsController {
  constructor(private readonly records: ShopperRecordsService) {}

  /** A shopper with a summary of their orders. */
  @Get()
  one(@IdParam() id: number): Promise<ShopperRecordDto> {
    return this.records.one(id);
  }

  /** The orders of a shopper, newest first. */
  @Get('orders')
  orders(@IdParam() id: number, @Query() query: ShopperOrdersQueryDto): Promise<ShopperOrdersDto> {
    return this.records.orders(id, query);
  }

  /** Returns, addresses, wishlist, reviews and open sessions of a shopper. */
  @Get('belongings')
  belongings(@IdParam() id: number): Promise<ShopperBelongingsDto> {
    return this.records.belongings(id);
  }

  /** The mails of a shopper, newest first. */
  @Get('mails')
  async mails(@IdParam() id: number): Promise<ShopperMailsDto> {
    return { mails: await this.records.mails(id) };
  }
}
