import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import { Env } from '../config/env.js';
import { Timeouts } from '../config/timeouts.js';
import { ChannelListener } from '../database/channel-listener.js';
import { JobQueues } from '../queues/job-queues.js';
import { OutboxWorkQueries, type OutboxRow } from './outbox-work.queries.js';
import { OutboxQueries } from './outbox.queries.js';
import { QUEUE_OF, topicsOf } from './topics.js';

const BATCH = 100;
/** Between two queries, so that rows written meanwhile form one batch. */
const BATCH_PAUSE_MS = 100;

/** Adds jobs for due outbox rows: on notifications of other processes, after writes of this one, and by polling. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Outbox');
  private timer: NodeJS.Timeout | undefined;
  private readonly listener: ChannelListener;
  private running: Promise<void> | undefined;
  private again = false;
  private stopped = false;

  constructor(
    env: Env,
    private readonly timeouts: Timeouts,
    private readonly writes: OutboxQueries,
    private readonly rows: OutboxWorkQueries,
    private readonly queues: JobQueues,
  ) {
    this.listener = new ChannelListener(env.DATABASE_URL, 'outbox', () => this.wake());
  }

  onApplicationBootstrap(): void {
    this.writes.announces = false;
    this.timer = setInterval(() => this.wake(), this.timeouts.outboxPollInterval);
    void this.listener.start();
    this.wake();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await this.listener.stop();
  }

  /** Queries for due rows now; calls during a query lead to one more. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .then(() => pause(BATCH_PAUSE_MS))
      .finally(() => {
        this.running = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  private async drain(): Promise<void> {
    try {
      while (!this.stopped) {
        // Rows of a paused or full queue stay here: added at each poll, their jobs would pile up in the queue.
        const topics = topicsOf(...(await this.queues.open()));
        const taken = await this.rows.takeDue(BATCH, this.timeouts.outboxLease, topics, (rows) =>
          this.enqueue(rows),
        );
        if (taken < BATCH) return;
      }
    } catch (error) {
      // Redis or PostgreSQL is down: the rows stay due and the next poll tries again.
      this.logger.debug(error instanceof Error ? error.message : String(error));
    }
  }

  private async enqueue(rows: OutboxRow[]): Promise<void> {
    await Promise.all(
      rows.map(({ id, topic, dedupe_key, due }) =>
        this.queues.add(QUEUE_OF[topic], `${dedupe_key}-${due}`, { outboxId: id }),
      ),
    );
  }
}
