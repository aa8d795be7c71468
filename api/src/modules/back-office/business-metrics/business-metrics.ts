import { Injectable } from '@nestjs/common';
import { Replica } from '../../../platform/database/replica.js';
import { Statements } from '../../../platform/database/statements.js';
import { BreachedPasswordsGateway } from '../../../platform/gateways/breached-passwords.gateway.js';
import { Breakers } from '../../../platform/gateways/breakers.js';
import { BacklogQueries } from '../../../platform/outbox/backlog.queries.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { JobQueues } from '../../../platform/queues/job-queues.js';
import { QUEUE_NAMES } from '../../../platform/queues/jobs.js';
import { WorkersQueries, workersOf } from '../../../platform/queues/workers.queries.js';
import { Metrics } from '../../../platform/observability/metrics/metrics.js';
import { StuckOrdersService } from '../stuck-orders/stuck-orders.service.js';
import { BusinessMetricsQueries } from './business-metrics.queries.js';

/** Shortest interval between two refreshes, however often Prometheus scrapes. */
const KEPT_MS = 5000;

/** Gauges that are read on demand: queues, outbox, orders, providers, connections. */
@Injectable()
export class BusinessMetrics {
  private looked = Number.NEGATIVE_INFINITY;
  private looking: Promise<unknown> | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly queries: BusinessMetricsQueries,
    private readonly backlog: BacklogQueries,
    private readonly queues: JobQueues,
    private readonly workers: WorkersQueries,
    private readonly breakers: Breakers,
    private readonly breached: BreachedPasswordsGateway,
    private readonly statements: Statements,
    private readonly replica: Replica,
    private readonly stuckOrders: StuckOrdersService,
    private readonly timeouts: Timeouts,
  ) {}

  /** Refreshes all gauges; sources that fail are left out. */
  async refresh(): Promise<void> {
    this.readProcess();
    if (Date.now() - this.looked < KEPT_MS) return;
    this.looking ??= Promise.all([
      this.look('database', () => this.readDatabase()),
      this.look('redis', () => this.readQueues()),
    ]).finally(() => {
      this.looked = Date.now();
      this.looking = undefined;
    });
    await this.looking;
  }

  private readProcess(): void {
    const { pool, breakers, providerCalls, replicaReads, replicaLag } = this.metrics;
    for (const [state, count] of Object.entries(this.statements.connections()))
      pool.set({ state }, count);
    replicaReads.reset();
    for (const [from, count] of Object.entries(this.replica.reads))
      replicaReads.inc({ from }, count);
    replicaLag.set(this.replica.behind);
    for (const { provider, since } of this.breakers.states())
      breakers.set({ provider }, since === null ? 0 : 1);
    providerCalls.reset();
    const breached = { provider: 'breached-passwords', calls: this.breached.calls };
    for (const { provider, calls } of [...this.breakers.calls(), breached])
      for (const [outcome, count] of Object.entries(calls))
        providerCalls.inc({ provider, outcome }, count);
  }

  private async readDatabase(): Promise<void> {
    const { metrics, queries, timeouts } = this;
    const [backlog, orders, soldOut, scannedVoided, cashUnconfirmed, processes] = await Promise.all(
      [
        this.backlog.byTopic(timeouts.outboxLateAfter),
        queries.orders(),
        queries.soldOut(),
        queries.scannedVoided(),
        this.stuckOrders.cashUnconfirmed(),
        this.workers.all(timeouts.heartbeatInterval),
      ],
    );
    metrics.outboxRows.reset();
    metrics.outboxAge.reset();
    for (const { topic, open, late, dead, oldest } of backlog) {
      for (const [state, count] of Object.entries({ open, late, dead }))
        metrics.outboxRows.inc({ topic, state }, count);
      if (oldest !== null) metrics.outboxAge.set({ topic }, oldest / 1000);
    }
    for (const { state, count } of orders) metrics.orders.set({ state }, count);
    metrics.soldOut.set(soldOut);
    metrics.scannedVoided.set(scannedVoided);
    metrics.cashUnconfirmed.set(cashUnconfirmed);
    const workers = workersOf(processes);
    const silent = workers.filter(({ stale }) => stale).length;
    metrics.workers.set({ state: 'silent' }, silent);
    metrics.workers.set({ state: 'alive' }, workers.length - silent);
  }

  private async readQueues(): Promise<void> {
    const { queueJobs } = this.metrics;
    const looks = await Promise.all(QUEUE_NAMES.map((name) => this.queues.look(name)));
    looks.forEach(({ waiting, active, delayed, failed, paused }, at) => {
      const queue = QUEUE_NAMES[at];
      for (const [state, count] of Object.entries({ waiting, active, delayed, failed }))
        queueJobs.set({ queue, state }, count);
      queueJobs.set({ queue, state: 'paused' }, paused ? 1 : 0);
    });
  }

  private async look(source: string, read: () => Promise<void>): Promise<void> {
    const isOk = await read().then(
      () => true,
      () => false,
    );
    this.metrics.sourceUp.set({ source }, isOk ? 1 : 0);
  }
}
