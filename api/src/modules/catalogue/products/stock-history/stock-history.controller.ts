import { Controller, Get, Query } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { IdParam } from '../../../../platform/http/validation/id-param.js';
import { ProductRowsService } from '../edit/product-rows.service.js';
import { StockHistoryDto, StockHistoryQueryDto } from './stock-history.dto.js';
import { StockHistoryQueries } from './stock-history.queries.js';

const LIMIT = 20;

@RequireRight('products.edit')
@Controller('products/:id/stock-changes')
export class StockHistoryController {
  constructor(
    private readonly rows: ProductRowsService,
    private readonly queries: StockHistoryQueries,
  ) {}

  /** How the stock of a product has changed, 20 changes a page; vendors only of their own products. */
  @Get()
  async page(
    @IdParam() id: number,
    @Query() { before }: StockHistoryQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<StockHistoryDto> {
    await this.rows.own(user, id);
    const found = await this.queries.page(id, before, LIMIT + 1);
    const changes = found.slice(0, LIMIT);
    return {
      // Operation ids open the public pages of orders.
      changes: ownVendor(user) ? changes.map((row) => ({ ...row, operationId: null })) : changes,
      next: found.length > LIMIT ? (changes.at(-1)?.id ?? null) : null,
    };
  }
}
