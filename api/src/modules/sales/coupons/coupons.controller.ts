import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Idempotent } from '../../../platform/idempotency/idempotent.js';
import {
  ChangeCouponDto,
  CouponInputDto,
  CouponListQueryDto,
  CouponPageDto,
  CouponResponseDto,
  CouponUsesDto,
  CouponUsesQueryDto,
  CouponWrittenDto,
} from './coupon.dto.js';
import { CouponsService } from './coupons.service.js';

@RequireRight('coupons.view')
@Controller('coupons')
export class CouponsController {
  constructor(private readonly coupons: CouponsService) {}

  /** Coupons, the newest first. */
  @Get('all')
  list(@Query() query: CouponListQueryDto): Promise<CouponPageDto> {
    return this.coupons.page(query);
  }

  /** A coupon with its redemptions so far. */
  @Get(':id')
  async one(@IdParam() id: number): Promise<CouponResponseDto> {
    return { coupon: await this.coupons.one(id) };
  }

  /** The orders that used a coupon, also those that gave the use back. */
  @Get(':id/uses')
  uses(@IdParam() id: number, @Query() { page = 1 }: CouponUsesQueryDto): Promise<CouponUsesDto> {
    return this.coupons.uses(id, page);
  }

  /** Adds a coupon. */
  @Confirmed()
  @RequireRight('coupons.edit')
  @Post('add')
  @Idempotent()
  async add(@Body() input: CouponInputDto): Promise<CouponWrittenDto> {
    return { coupon: await this.coupons.add(input), ...done('coupon.added') };
  }

  /** Changes a coupon for orders from now on. */
  @Confirmed()
  @RequireRight('coupons.edit')
  @Post('update/:id')
  @HttpCode(200)
  async change(@IdParam() id: number, @Body() input: ChangeCouponDto): Promise<CouponWrittenDto> {
    return { coupon: await this.coupons.change(id, input), ...done('coupon.saved') };
  }

  /** Ends a coupon; orders that used it keep their discount. */
  @RequireRight('coupons.edit')
  @Post(':id/end')
  @HttpCode(200)
  async end(@IdParam() id: number): Promise<CouponWrittenDto> {
    return { coupon: await this.coupons.end(id), ...done('coupon.hasEnded') };
  }
}
