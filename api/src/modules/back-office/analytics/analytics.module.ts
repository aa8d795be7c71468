import { Module } from '@nestjs/common';
import { StuckOrdersModule } from '../stuck-orders/stuck-orders.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsQueries } from './analytics.queries.js';
import { AnalyticsService } from './analytics.service.js';
import { SalesReportController } from './report/sales-report.controller.js';
import { SalesReportQueries } from './report/sales-report.queries.js';
import { SalesReportService } from './report/sales-report.service.js';

@Module({
  imports: [StuckOrdersModule],
  controllers: [AnalyticsController, SalesReportController],
  providers: [AnalyticsQueries, AnalyticsService, SalesReportQueries, SalesReportService],
})
export class AnalyticsModule {}
