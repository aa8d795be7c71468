import { Controller, Get, Query } from '@nestjs/common';
import { ownVendor, type Principal } from '../../../../platform/http/principal.js';
import { RequireRight } from '../../../../platform/auth/access.js';
import { CurrentUser } from '../../../../platform/auth/current-user.js';
import { PeriodQueryDto, ReportQueryDto } from './report-period.dto.js';
import { ReturnsReportDto } from './returns-report.dto.js';
import { SalesReportDto, SalesReportQueryDto } from './sales-report.dto.js';
import { SalesReportService } from './sales-report.service.js';
import { SearchesReportDto } from './searches-report.dto.js';
import { VisitsReportDto } from './visits-report.dto.js';

@RequireRight('analytics.view')
@Controller('admin/analytics')
export class SalesReportController {
  constructor(private readonly reports: SalesReportService) {}

  /** Sales by day and by vendor, category, payment method or city, compared with the period before. */
  @Get('sales')
  sales(
    @Query() query: SalesReportQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<SalesReportDto> {
    return this.reports.sales(query, ownVendor(user));
  }

  /** Product views, carts, checkouts and orders by day, and the most viewed products. */
  @Get('visits')
  visits(@Query() query: ReportQueryDto, @CurrentUser() user: Principal): Promise<VisitsReportDto> {
    return this.reports.visits(query, ownVendor(user));
  }

  /** Returns by the day their items arrived. */
  @Get('returns')
  returns(
    @Query() query: ReportQueryDto,
    @CurrentUser() user: Principal,
  ): Promise<ReturnsReportDto> {
    return this.reports.returns(query, ownVendor(user));
  }

  /** Words that shoppers search, those that find nothing apart. */
  @RequireRight('analytics.searches')
  @Get('searches')
  searches(@Query() query: PeriodQueryDto): Promise<SearchesReportDto> {
    return this.reports.searches(query);
  }
}
