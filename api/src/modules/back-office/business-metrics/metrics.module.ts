import { Module } from '@nestjs/common';
import { GatewaysModule } from '../../../platform/gateways/gateways.module.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { StuckOrdersModule } from '../stuck-orders/stuck-orders.module.js';
import { MetricsServer } from './metrics-server.js';
import { BusinessMetrics } from './business-metrics.js';
import { BusinessMetricsQueries } from './business-metrics.queries.js';

/** Prometheus metrics of the API and of the worker. */
@Module({
  imports: [GatewaysModule, StuckOrdersModule],
  providers: [Metrics, MetricsServer, BusinessMetrics, BusinessMetricsQueries],
  exports: [Metrics],
})
export class MetricsModule {}
