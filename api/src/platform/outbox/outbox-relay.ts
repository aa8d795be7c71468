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
import { OutboxQueries, type OutboxRow } from './outbox.queries.js';
import { QUEUE_OF, topicsOf } from './topics.js';

const BATCH = 100;
/** Between two looks: what many pieces of work leave behind meanwhile is taken at once. */
const BREATH_MS = 100;

/** Rings the queues for due outbox rows: when another process announces one, after work of this one, and by polling. */
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
    private readonly rows: OutboxQueries,
    private readonly queues: JobQueues,
  ) {
    this.listener = new ChannelListener(env.DATABASE_URL, 'outbox', () => this.wake());
  }

  onApplicationBootstrap(): void {
    this.rows.announces = false;
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

  /** Looks for due rows now; calls during a look lead to one more. */
  wake(): void {
    if (this.stopped) return;
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .then(() => pause(BREATH_MS))
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
        // Of a paused or full queue the rows wait here: rung for again and again they would pile up there.
        const topics = topicsOf(...(await this.queues.open()));
        const taken = await this.rows.takeDue(BATCH, this.timeouts.outboxLease, topics, (rows) =>
          this.ring(rows),
        );
        if (taken < BATCH) return;
      }
    } catch (error) {
      // Redis or PostgreSQL is away: the rows stay due and the next poll tries again.
      this.logger.debug(error instanceof Error ? error.message : String(error));
    }
  }

  private async ring(rows: OutboxRow[]): Promise<void> {
    await Promise.all(
      rows.map(({ id, topic, dedupe_key, due }) =>
        this.queues.add(QUEUE_OF[topic], `${dedupe_key}-${due}`, { outboxId: id }),
      ),
    );
  }
}
