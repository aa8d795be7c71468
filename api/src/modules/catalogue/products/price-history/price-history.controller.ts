import { Controller, Get, Query } from '@nestjs/common';
import { toFils } from '@shop/shop-rules';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import { PriceCheckDto, PriceCheckQueryDto, PriceHistoryDto } from './price-history.dto.js';
import { PriceHistoryQueries } from './price-history.queries.js';

@RequireRight('products.edit')
@Controller('products/:id')
export class PriceHistoryController {
  constructor(
    private readonly rows: ProductRowsService,
    private readonly queries: PriceHistoryQueries,
  ) {}

  /** What was asked for a product and its variants, since when and by whom; vendors only of their own products. */
  @Get('price-history')
  async history(@IdParam() id: number, @CurrentUser() user: Principal): Promise<PriceHistoryDto> {
    await this.rows.own(user, id);
    return { periods: await this.queries.periods(id) };
  }

  /** Whether the list price would be struck through beside this offer price, and from which day on. */
  @Get('price-check')
  async check(
    @IdParam() id: number,
    @Query() { price, offerPrice, size = '', color = '' }: PriceCheckQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<PriceCheckDto> {
    await this.rows.own(user, id);
    return this.queries.check(id, size, color, toFils(price), toFils(offerPrice));
  }
}
