import { Controller, Get, Query } from '@nestjs/common';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import type { Principal } from '../../../../platform/http/principal.js';
import { SalesReportDto, SalesReportQueryDto } from './sales-report.dto.js';
import { SalesReportService } from './sales-report.service.js';

@RequireRight('analytics.view')
@Controller('admin/analytics/sales')
export class SalesReportController {
  constructor(private readonly reports: SalesReportService) {}

  /** Sales by day and by vendor, category, payment method or city, compared with the period before. */
  @Get()
  read(
    @Query() query: SalesReportQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<SalesReportDto> {
    return this.reports.read(query, user.role === 'vendor' ? user.id : null);
  }
}
