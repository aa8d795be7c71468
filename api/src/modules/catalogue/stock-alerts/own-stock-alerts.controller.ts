import { Controller, Get } from '@nestjs/common';
import { Roles } from '../../../platform/auth/access.js';
import { OwnerOnly } from '../../../platform/auth/owner-only.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { StockAlertsDto } from './stock-alert.dto.js';
import { StockAlertsService } from './stock-alerts.service.js';

@Roles('shopper')
@OwnerOnly('id')
@Controller('users/:id/stock-alerts')
export class OwnStockAlertsController {
  constructor(private readonly alerts: StockAlertsService) {}

  /** The shopper's open requests for stock alerts. */
  @Get()
  async of(@IdParam() id: number): Promise<StockAlertsDto> {
    return { alerts: await this.alerts.of(id) };
  }
}
