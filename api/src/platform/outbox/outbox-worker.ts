import { Injectable, Logger } from '@nestjs/common';
import { pausedBy } from '../gateways/breaker.js';
import { Breakers } from '../gateways/breakers.js';
import { duringRequest } from '../observability/logging/current-request.js';
import { redactPersonalData } from '../observability/logging/redact-personal-data.js';
import { Timeouts } from '../config/timeouts.js';
import { QUEUES } from '../queues/jobs.js';
import { traceWork } from '../observability/tracing/traced.js';
import { OutboxRelay } from './outbox-relay.js';
import { OutboxWorkQueries, type OutboxRow } from './outbox-work.queries.js';
import { QUEUE_OF } from './topics.js';

/** `done`, or the delay in ms until the next run. */
export type Outcome = 'done' | { againIn: number };

/**
 * Claims the row, runs the processor, and records success, delay or failure.
 * While the circuit breaker of the provider is open, the row waits and no attempt is counted.
 */
@Injectable()
export class OutboxWorker {
  private readonly logger = new Logger('Work');

  constructor(
    private readonly rows: OutboxWorkQueries,
    private readonly timeouts: Timeouts,
    private readonly breakers: Breakers,
    private readonly relay: OutboxRelay,
  ) {}

  async work(outboxId: string, handle: (row: OutboxRow) => Promise<Outcome>): Promise<void> {
    const row = await this.rows.claim(outboxId, this.timeouts.outboxLease);
    if (!row) return;
    // Work that the shop starts itself has no request id; its log lines carry the id of the row.
    const id = row.request_id ?? `outbox-${row.id}`;
    await duringRequest(id, () =>
      traceWork(id, row.request_id !== null, row.topic, () => this.workOn(row, handle)),
    ).finally(() => this.relay.wake());
  }

  private async workOn(
    row: OutboxRow,
    handle: (row: OutboxRow) => Promise<Outcome>,
  ): Promise<void> {
    const { provider } = QUEUES[QUEUE_OF[row.topic]];
    const pause = provider ? this.breakers.pause(provider) : 0;
    if (pause > 0) return this.rows.postpone(row.id, pause);
    try {
      const outcome = await handle(row);
      if (outcome === 'done') await this.rows.finish(row.id);
      else await this.rows.postpone(row.id, outcome.againIn);
      this.logger.log({ outbox: row.id, topic: row.topic, outcome });
    } catch (error) {
      // The provider was not called, so this does not count as an attempt.
      const paused = pausedBy(error);
      if (paused) return this.rows.postpone(row.id, paused.againIn);
      const text = error instanceof Error ? error.message : String(error);
      await this.rows.fail(row, text, this.timeouts.retryBackoff);
      throw new Error(redactPersonalData(text));
    }
  }
}
