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

@Public()
@Controller('health')
export class HealthController {
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
    const connected = await this.db
      .getMetadata('sessions')
      .connection.manager.existsBy('sessions', { id: '00000000-0000-0000-0000-000000000000' })
      .then(() => true)
      .catch(() => false);
    if (!connected) throw new Unavailable(msg('health.databaseAway'));
    return { status: this.redis.client.status === 'ready' ? 'ok' : 'degraded' };
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
