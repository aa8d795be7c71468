import { Injectable } from '@nestjs/common';
import { FlowTimes } from '../queues/flow-times.js';
import { OutboxQueries, type OutboxRow } from './outbox.queries.js';

/** `done`, or the ms after which to look again. */
export type Outcome = 'done' | { againIn: number };

/** What every processor does around its work: claim the row, do it, and note the end, the wait or the error. */
@Injectable()
export class OutboxWorker {
  constructor(
    private readonly rows: OutboxQueries,
    private readonly times: FlowTimes,
  ) {}

  async work(outboxId: string, handle: (row: OutboxRow) => Promise<Outcome>): Promise<void> {
    const row = await this.rows.claim(outboxId, this.times.outboxLease);
    if (!row) return;
    try {
      const outcome = await handle(row);
      if (outcome === 'done') await this.rows.finish(row.id);
      else await this.rows.postpone(row.id, outcome.againIn);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      await this.rows.fail(row, text, this.times.retryPause);
      throw error;
    }
  }
}
