import { Controller, Get, Param } from '@nestjs/common';
import { Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { PaymentStatusDto } from './payment.dto.js';
import { PaymentStatusService } from './payment-status.service.js';

@Controller('payments')
export class PaymentsController {
  constructor(private readonly status: PaymentStatusService) {}

  /** Status of the caller's order; the success page polls it until the order is paid. */
  @Roles('shopper')
  @RateLimit({ name: 'payment-status', points: 240, seconds: 60 })
  @Get(':operationId/status')
  of(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
  ): Promise<PaymentStatusDto> {
    return this.status.of(operationId, user.id);
  }
}
