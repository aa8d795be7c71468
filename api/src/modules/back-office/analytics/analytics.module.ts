import { Module } from '@nestjs/common';
import { StuckOrdersModule } from '../stuck-orders/stuck-orders.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsQueries } from './analytics.queries.js';
import { AnalyticsService } from './analytics.service.js';

@Module({
  imports: [StuckOrdersModule],
  controllers: [AnalyticsController],
  providers: [AnalyticsQueries, AnalyticsService],
})
export class AnalyticsModule {}
