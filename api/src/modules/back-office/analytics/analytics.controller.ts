import { Controller, Get, Query } from '@nestjs/common';
import { Roles } from '../../../platform/auth/access.js';
import { CurrentUser } from '../../../platform/auth/current-user.js';
import type { Principal } from '../../../platform/http/principal.js';
import { AnalyticsDto, AnalyticsQueryDto } from './analytics.dto.js';
import { AnalyticsService } from './analytics.service.js';

@Roles('admin', 'vendor')
@Controller('admin/figures')
export class AnalyticsController {
  constructor(private readonly figures: AnalyticsService) {}

  /** How the shop sold within some days, and in the days before; a vendor gets the figures of the own lines. */
  @Get()
  read(@Query() query: AnalyticsQueryDto, @CurrentUser() user: Principal): Promise<AnalyticsDto> {
    return this.figures.read(query, user.role === 'vendor' ? user.id : null);
  }
}
