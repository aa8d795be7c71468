import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Breakers } from '../gateways/breakers.js';
import { FlowTimes } from '../queues/flow-times.js';
import { Repeat } from './repeat.js';
import { WorkersQueries } from '../queues/workers.queries.js';

/** Says that this worker lives and which providers it leaves alone; a worker that stops says goodbye. */
@Injectable()
export class Heartbeat implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Heartbeat');
  private readonly self = { id: randomUUID(), host: hostname(), pid: process.pid };
  private repeat: Repeat | undefined;

  constructor(
    private readonly workers: WorkersQueries,
    private readonly breakers: Breakers,
    private readonly times: FlowTimes,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.beat();
    this.repeat = new Repeat(this.times.heartbeat, () => this.beat());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.repeat?.stop();
    await this.workers.remove(this.self.id).catch((error: Error) => this.tell(error));
  }

  private async beat(): Promise<void> {
    await this.workers
      .beat(this.self, this.breakers.states())
      .catch((error: Error) => this.tell(error));
  }

  /** PostgreSQL is away: the next beat tells again. */
  private tell(error: Error): void {
    this.logger.debug(error.message);
  }
}
