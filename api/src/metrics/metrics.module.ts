import { Module } from '@nestjs/common';
import { GatewaysModule } from '../gateways/gateways.module.js';
import { OpsQueries } from '../modules/ops/ops.queries.js';
import { Metrics } from './metrics.js';
import { MetricsServer } from './metrics-server.js';
import { ShopFigures } from './shop-figures.js';
import { ShopFiguresQueries } from './shop-figures.queries.js';

/** What Prometheus reads, of the API and of the worker. */
@Module({
  imports: [GatewaysModule],
  providers: [Metrics, MetricsServer, OpsQueries, ShopFigures, ShopFiguresQueries],
})
export class MetricsModule {}
