import { Controller, Get, Query } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { NewOrdersDto, NewOrdersQueryDto } from './new-orders.dto.js';
import { NewOrdersQueries } from './new-orders.queries.js';

@Controller('users/orders')
export class NewOrdersController {
  constructor(private readonly orders: NewOrdersQueries) {}

  /** How many orders were paid or confirmed since an earlier response; the dashboard polls it. */
  @RequireRight('orders.news')
  @Get('new')
  count(@Query() { since }: NewOrdersQueryDto): Promise<NewOrdersDto> {
    return this.orders.since(since);
  }
}
