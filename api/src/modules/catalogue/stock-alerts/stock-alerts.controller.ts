import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Public } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import { DoneDto, done } from '../../../platform/http/done.dto.js';
import type { Principal } from '../../../platform/http/principal.js';
import { RateLimit } from '../../../platform/rate-limit/rate-limit.js';
import { StockAlertAddedDto, StockAlertRequestDto, StockAlertKeyDto } from './stock-alert.dto.js';
import { StockAlertsService } from './stock-alerts.service.js';

const USE = { name: 'stock-alert-use', points: 60, seconds: 3600 };

@Controller('stock-alerts')
export class StockAlertsController {
  constructor(private readonly alerts: StockAlertsService) {}

  /**
   * Requests one mail when a sold-out product is back in stock; the same request twice counts once. Unless the
   * caller's account has a verified address, a link is mailed that confirms the request within a day. The response to
   * a guest does not depend on the address.
   */
  @Public({ identify: true })
  @RateLimit({ name: 'stock-alert', points: 20, seconds: 3600, field: 'email' })
  @Post()
  add(
    @Body() input: StockAlertRequestDto,
    @CurrentUser() user: Principal | undefined,
  ): Promise<StockAlertAddedDto> {
    return this.alerts.add(user?.kind === 'shopper' ? user.id : null, input);
  }

  /** Confirms a request with the mailed link. */
  @Public()
  @RateLimit(USE)
  @Post('confirm')
  @HttpCode(200)
  async confirm(@Body() { key }: StockAlertKeyDto): Promise<DoneDto> {
    await this.alerts.confirm(key);
    return done('stockAlert.confirmed');
  }

  /** Removes a request; removing it again succeeds. */
  @Public()
  @RateLimit(USE)
  @Post('remove')
  @HttpCode(200)
  async remove(@Body() { key }: StockAlertKeyDto): Promise<DoneDto> {
    await this.alerts.remove(key);
    return done('stockAlert.removed');
  }

  /** Removes all requests of the address that got the mail with this link. */
  @Public()
  @RateLimit(USE)
  @Post('stop')
  @HttpCode(200)
  async stop(@Body() { key }: StockAlertKeyDto): Promise<DoneDto> {
    await this.alerts.stop(key);
    return done('stockAlert.stopped');
  }
}
