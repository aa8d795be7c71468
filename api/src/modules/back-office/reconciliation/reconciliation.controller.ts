import { Controller, Get, Query } from '@nestjs/common';
import { JsonTextResponse, type JsonText } from '../../../platform/http/json-text.js';
import { RequireRight } from '../../../platform/auth/access.js';
import { AnalyticsQueryDto } from '../analytics/analytics.dto.js';
import { ReconciliationDto } from './reconciliation.dto.js';
import { ReconciliationQueries } from './reconciliation.queries.js';

const DEFAULT_DAYS = 30;

@RequireRight('reconciliation.view')
@Controller('admin/reconciliation')
export class ReconciliationController {
  constructor(private readonly queries: ReconciliationQueries) {}

  /** Captured, refunded, due, collected and remitted amounts by day, and the differences. */
  @Get()
  @JsonTextResponse(ReconciliationDto)
  read(@Query() { to, days = DEFAULT_DAYS }: AnalyticsQueryDto): Promise<JsonText> {
    return this.queries.read(to, days);
  }
}
