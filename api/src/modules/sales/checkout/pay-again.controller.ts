import { Controller, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { LIMITS } from '../../../platform/rate-limit/limits.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { SettingsService } from '../../content/settings/settings.service.js';
import { PaymentAttemptsService } from '../payments/payment-attempts.service.js';
import { cardFormPage } from './payment-form/card-form.page.js';
import { CardPageResponse } from './payment-form/card-page.js';

@Controller('payments')
export class PayAgainController {
  constructor(
    private readonly attempts: PaymentAttemptsService,
    private readonly settings: SettingsService,
  ) {}

  /** Starts another payment attempt for the caller's unpaid order: responds with the page that opens the card page. */
  @Roles('shopper')
  @RateLimit(LIMITS.payment)
  @Post(':operationId/card')
  @CardPageResponse()
  async payAgain(
    @Param('operationId') operationId: string,
    @CurrentUser() user: Principal,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const payable = await this.attempts.again(operationId, user.id);
    response.setHeader('X-Operation-Id', operationId);
    const { name } = await this.settings.current();
    return cardFormPage(this.attempts.form(payable, name.en), payable.order, name.en);
  }
}
