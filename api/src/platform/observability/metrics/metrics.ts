import { Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram, Registry, type Aggregator } from 'prom-client';

/** Seconds; the first bucket is for cached responses, the last for card gateway calls. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** The Prometheus metrics of this process. Values of the whole shop are the same in every process: use their `max`. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  readonly requests = new Counter({
    name: 'shop_http_requests_total',
    help: 'Completed requests by route pattern.',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
  });
  readonly durations = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'Time from the headers of a request to the end of its response.',
    labelNames: ['method', 'route'] as const,
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly queueJobs = this.gauge('shop_queue_jobs', 'Jobs of a queue, whole shop.', [
    'queue',
    'state',
  ]);
  readonly outboxRows = this.gauge(
    'shop_outbox_rows',
    'Outbox messages: open, late (open for over a minute), dead; whole shop.',
    ['topic', 'state'],
  );
  readonly outboxAge = this.gauge(
    'shop_outbox_oldest_seconds',
    'Age of the oldest open outbox message, whole shop.',
    ['topic'],
  );
  readonly orders = this.gauge(
    'shop_orders',
    'Orders in states that need a next step, and orders changed within a day; whole shop.',
    ['state'],
  );
  readonly soldOut = this.gauge(
    'shop_products_sold_out',
    'Variants, and products without variants, on sale without stock.',
    [],
  );
  readonly scannedVoided = this.gauge(
    'shop_voided_parcels_scanned',
    'Parcels of cancelled orders that the carrier has and staff have not settled; whole shop.',
    [],
  );
  readonly cashUnconfirmed = this.gauge(
    'shop_cash_unconfirmed',
    'Cash orders that have waited for the confirmation call for longer than the timeout; whole shop.',
    [],
  );
  readonly workers = this.gauge('shop_workers', 'Running and silent workers, whole shop.', [
    'state',
  ]);
  readonly erasedOrders = new Counter({
    name: 'shop_orders_erased_total',
    help: 'Orders whose personal data this process erased after the tax period.',
    registers: [this.registry],
  });
  readonly providerCalls = new Counter({
    name: 'shop_provider_calls_total',
    help: 'Calls of this process to a provider: answered, failed, or blocked.',
    labelNames: ['provider', 'outcome'] as const,
    registers: [this.registry],
  });
  readonly breakers = this.gauge(
    'shop_provider_breaker_open',
    '1 while this process blocks its calls to a provider.',
    ['provider'],
  );
  readonly pool = this.gauge(
    'shop_database_connections',
    'Connections of this process.',
    ['state'],
    'sum',
  );
  readonly replicaReads = new Counter({
    name: 'shop_replica_reads_total',
    help: 'Reads of this process that may use the replica, by server: replica or primary.',
    labelNames: ['from'] as const,
    registers: [this.registry],
  });
  readonly replicaLag = this.gauge(
    'shop_replica_lag_seconds',
    'How long the replica has been behind or unavailable; 0 without a replica.',
    [],
  );
  readonly sourceUp = this.gauge(
    'shop_source_up',
    '1 if this process could read the source for its metrics.',
    ['source'],
  );

  /** `aggregator` makes one value of those of all processes that share a port. */
  private gauge<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    aggregator: Aggregator = 'max',
  ) {
    return new Gauge<Label>({ name, help, labelNames, aggregator, registers: [this.registry] });
  }
}
