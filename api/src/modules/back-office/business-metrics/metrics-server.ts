import cluster from 'node:cluster';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { collectDefaultMetrics } from 'prom-client';
import { Env } from '../../../platform/config/env.js';
import { ownCertificate } from '../../../platform/config/own-certificate.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { createMetricsServer } from '../../../platform/observability/metrics/metrics-server.js';
import { answerWithMetrics } from '../../../platform/observability/metrics/process-metrics.js';
import { BusinessMetrics } from './business-metrics.js';

/**
 * Serves `GET /metrics` on a port of its own, which must not be public; off unless the port is set. Processes that share the
 * port of the API send their metrics to the first one, which serves them.
 */
@Injectable()
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly env: Env,
    private readonly metrics: Metrics,
    private readonly businessMetrics: BusinessMetrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { METRICS_PORT, METRICS_TOKEN, HOST } = this.env;
    if (METRICS_PORT === undefined) return;
    const { registry } = this.metrics;
    collectDefaultMetrics({ register: registry });
    if (cluster.isWorker)
      return answerWithMetrics(async () => {
        await this.businessMetrics.refresh();
        return registry.getMetricsAsJSON();
      });
    const read = async () => {
      await this.businessMetrics.refresh();
      return { text: await registry.metrics(), contentType: registry.contentType };
    };
    const certificate = ownCertificate(this.env);
    this.server = createMetricsServer(read, { token: METRICS_TOKEN, certificate });
    this.server.listen(METRICS_PORT, HOST);
    await once(this.server, 'listening');
  }

  /** The actual port; undefined while metrics are off. */
  get port(): number | undefined {
    return (this.server?.address() as AddressInfo | null | undefined)?.port;
  }

  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
