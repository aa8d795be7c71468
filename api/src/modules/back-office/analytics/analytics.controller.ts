import { Controller, Get, Query } from '@nestjs/common';
import { RequireRight } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { AnalyticsDto, AnalyticsQueryDto } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';

@RequireRight('analytics.view')
@Controller('admin/analytics')
export class AnalyticsController {
  constructor(private readonly analytics: AnalyticsService) {}

  /** Sales of a number of days and of the same number of days before; vendors get those of their own order lines. */
  @Get()
  read(@Query() query: AnalyticsQueryDto, @CurrentUser() user: Principal): Promise<AnalyticsDto> {
    return this.analytics.read(query, user.role === 'vendor' ? user.id : null);
  }
}
