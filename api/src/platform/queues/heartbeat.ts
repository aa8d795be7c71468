import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Breakers } from '../gateways/breakers.js';
import { Timeouts } from '../config/timeouts.js';
import { Interval } from './interval.js';
import { WorkersQueries, type ProcessKind } from './workers.queries.js';

/** Publishes that this process is running and its open circuit breakers; removed on a clean shutdown. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Heartbeat');
  protected readonly kind: ProcessKind = 'worker';
  private readonly id = randomUUID();
  private interval: Interval | undefined;

  constructor(
    private readonly workers: WorkersQueries,
    private readonly breakers: Breakers,
    private readonly timeouts: Timeouts,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.interval = new Interval(this.timeouts.heartbeatInterval, () => this.beat());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.interval?.stop();
    await this.workers.remove(this.id).catch((error: Error) => this.logFailure(error));
  }

  private async beat(): Promise<void> {
    const { id, kind } = this;
    await this.workers
      .beat({ id, kind, host: hostname(), pid: process.pid }, this.breakers.states())
      .catch((error: Error) => this.logFailure(error));
  }

  /** If PostgreSQL is down, the next heartbeat tries again. */
  private logFailure(error: Error): void {
    this.logger.debug(error.message);
  }
}

/** The heartbeat of an API process. */
@Injectable()
export class ApiHeartbeat extends Heartbeat {
  protected override readonly kind = 'api';
}
