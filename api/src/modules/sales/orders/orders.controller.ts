import {
  Body,
  Controller,
  Get,
  Header,
  Headers,
  HttpCode,
  Param,
  Post,
  Query,
} from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { Confirmed, Public, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import {
  OrderAccessDto,
  OrderFiltersDto,
  OrderListQueryDto,
  ReviewPaymentDto,
} from './order-input.dto.js';
import { OrderReader } from './read/order-reader.js';
import { OrderResponseDto, OrderChangedDto, OrderCountDto, OrderPageDto } from './order.dto.js';
import { PaymentReviewService } from './payment-review.service.js';

@Controller('users/orders')
export class OrdersController {
  constructor(
    private readonly reader: OrderReader,
    private readonly reviews: PaymentReviewService,
  ) {}

  /** All orders, newest first; vendors get only orders and lines of their own. */
  @RequireRight('orders.view')
  @Get('all')
  all(@Query() query: OrderListQueryDto, @CurrentUser() user: Principal): Promise<OrderPageDto> {
    return this.reader.page(query, user.role === 'vendor' ? user.id : undefined);
  }

  /** How many orders the list has with these filters, up to 1,000 where counting more would read them all. */
  @RequireRight('orders.view')
  @Get('count')
  count(@Query() query: OrderFiltersDto, @CurrentUser() user: Principal): Promise<OrderCountDto> {
    return this.reader.count(query, user.role === 'vendor' ? user.id : undefined);
  }

  /** An order by its public id; personal data only for its owner, staff and the link of a mail. Vendors get their own lines by order number. */
  @Public({ identify: true, right: 'orders.view' })
  @RateLimit({ name: 'order', points: 60, seconds: 60 })
  @Get('one/:operationId')
  @Header('Cache-Control', 'private, no-store')
  @ApiHeader({ name: 'X-Order-Key', required: false, description: 'Key of the link in a mail.' })
  async one(
    @Param('operationId') operationId: string,
    @Query() { key }: OrderAccessDto,
    @Headers('x-order-key') ownKey: string | undefined,
    @CurrentUser() user: Principal | undefined,
  ): Promise<OrderResponseDto> {
    if (user?.role === 'vendor') return { order: await this.reader.ofVendor(operationId, user.id) };
    return { order: await this.reader.one(operationId, user, ownKey ?? key) };
  }

  /** Decides about a payment that did not match its order: accepts it if still possible, or refunds it; 409 if it was decided otherwise. */
  @Confirmed()
  @RequireRight('orders.payments')
  @Post('one/:operationId/payment-review')
  @HttpCode(200)
  async review(
    @Param('operationId') operationId: string,
    @Body() requested: ReviewPaymentDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.reviews.decide(operationId, user, requested);
    return this.reader.changed('payment.decided', operationId, user);
  }
}
