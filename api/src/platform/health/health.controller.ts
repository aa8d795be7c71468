import { Controller, Get } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Unavailable } from '../http/problem.js';
import { Timeouts } from '../config/timeouts.js';
import { RedisClient } from '../queues/redis-client.js';
import { WorkersQueries, workersOf } from '../queues/workers.queries.js';
import { Public } from '../auth/access.js';
import { GracefulShutdown } from './graceful-shutdown.js';
import { HealthDto } from './health.dto.js';
import { msg } from '../i18n/message.js';

/** A check of the database counts for this time. */
const CHECK_MS = 200;
/** Calls wait for a check that is under way up to this age; later ones start another. */
const HANGING_MS = 5000;

@Public()
@Controller('health')
export class HealthController {
  private checked: Promise<boolean> | undefined;
  private checkedUntil = 0;

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly redis: RedisClient,
    private readonly workers: WorkersQueries,
    private readonly timeouts: Timeouts,
    private readonly shutdown: GracefulShutdown,
  ) {}

  /** The process responds. */
  @Get('live')
  live(): HealthDto {
    return { status: 'ok' };
  }

  /** The process can serve requests: the database responds. Without Redis the status is `degraded`. */
  @Get('ready')
  async ready(): Promise<HealthDto> {
    if (this.shutdown.hasBegun) throw new Unavailable();
    if (!(await this.isConnected())) throw new Unavailable(msg('health.databaseAway'));
    return { status: this.redis.client.status === 'ready' ? 'ok' : 'degraded' };
  }

  /** Whether the database responds; one query for all calls within a moment, which anyone may send. */
  private isConnected(): Promise<boolean> {
    if (this.checked && Date.now() < this.checkedUntil) return this.checked;
    const check: Promise<boolean> = this.db
      .getMetadata('sessions')
      .connection.manager.existsBy('sessions', { id: '00000000-0000-0000-0000-000000000000' })
      .then(() => true)
      .catch(() => false)
      .finally(() => {
        if (this.checked === check) this.checkedUntil = Date.now() + CHECK_MS;
      });
    this.checkedUntil = Date.now() + HANGING_MS;
    return (this.checked = check);
  }

  /** A worker is running, so mails, shipments and other jobs are processed. */
  @Get('worker')
  async worker(): Promise<HealthDto> {
    const processes = await this.workers.all(this.timeouts.heartbeatInterval).catch(() => []);
    if (!workersOf(processes).some(({ stale }) => !stale))
      throw new Unavailable(msg('health.noWorker'));
    return { status: 'ok' };
  }
}
