import { Module } from '@nestjs/common';
import { StuckOrdersModule } from '../stuck-orders/stuck-orders.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsQueries } from './analytics.queries.js';
import { AnalyticsService } from './analytics.service.js';
import { CountsController } from './counts/counts.controller.js';
import { CountsQueries } from './counts/counts.queries.js';
import { CountsService } from './counts/counts.service.js';
import { ReturnsReportQueries } from './report/returns-report.queries.js';
import { SalesReportController } from './report/sales-report.controller.js';
import { SalesReportQueries } from './report/sales-report.queries.js';
import { SalesReportService } from './report/sales-report.service.js';
import { SearchesReportQueries } from './report/searches-report.queries.js';
import { VisitsReportQueries } from './report/visits-report.queries.js';

@Module({
  imports: [StuckOrdersModule],
  controllers: [AnalyticsController, CountsController, SalesReportController],
  providers: [
    AnalyticsQueries,
    AnalyticsService,
    CountsQueries,
    CountsService,
    ReturnsReportQueries,
    SalesReportQueries,
    SalesReportService,
    SearchesReportQueries,
    VisitsReportQueries,
  ],
})
export class AnalyticsModule {}
