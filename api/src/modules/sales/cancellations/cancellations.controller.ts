import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Confirmed, RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { OrderChangedDto } from '../orders/order.dto.js';
import { OrderReader } from '../orders/read/order-reader.js';
import { cancelReason } from './cancel-reason.js';
import { CancelOrderDto } from './cancellation.dto.js';
import { CancellationsService } from './cancellations.service.js';

@Controller('users/orders')
export class CancellationsController {
  constructor(
    private readonly reader: OrderReader,
    private readonly cancellations: CancellationsService,
  ) {}

  /** Cancels an order before hand-over; payments are refunded. For staff 409 if it was cancelled for another reason. */
  @Confirmed()
  @RequireRight('orders.cancel', 'shopper')
  @Post('one/:operationId/cancel')
  @HttpCode(200)
  async cancel(
    @Param('operationId') operationId: string,
    @Body() requested: CancelOrderDto,
    @CurrentUser() user: Principal,
  ): Promise<OrderChangedDto> {
    await this.cancellations.cancel(operationId, user, cancelReason(requested));
    return this.reader.changed('order.cancelled', operationId, user);
  }
}
