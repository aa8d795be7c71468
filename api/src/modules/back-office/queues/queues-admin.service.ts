import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AuditAction } from '@shop/shop-rules';
import type { DataSource } from 'typeorm';
import { NotFound, Unavailable } from '../../../platform/http/problem.js';
import { QUEUE_OF, topicsOf } from '../../../platform/outbox/topics.js';
import { Env } from '../../../platform/config/env.js';
import { Timeouts } from '../../../platform/config/timeouts.js';
import { JobQueues } from '../../../platform/queues/job-queues.js';
import { QUEUES, QUEUE_NAMES, type QueueName } from '../../../platform/queues/jobs.js';
import { WorkersQueries, workersOf } from '../../../platform/queues/workers.queries.js';
import type { Changes } from '../audit/audit-entry.entity.js';
import { writeAudit, type AuditRecord } from '../audit/write-audit.js';
import type { DeadLettersDto, QueuesDto } from './queues-admin.dto.js';
import { DataRetentionQueries } from './data-retention.queries.js';
import { BacklogQueries } from '../../../platform/outbox/backlog.queries.js';
import { breakersOf, outboxOf, toDeadLetterDto, toWorkerDto } from './queues-view.js';
import { QueuesAdminQueries } from './queues-admin.queries.js';
import { msg } from '../../../platform/i18n/message.js';

/** State of queues, workers and providers for operations, and actions on them. */
@Injectable()
export class QueuesAdminService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: QueuesAdminQueries,
    private readonly backlog: BacklogQueries,
    private readonly queues: JobQueues,
    private readonly workers: WorkersQueries,
    private readonly dataRetention: DataRetentionQueries,
    private readonly timeouts: Timeouts,
    private readonly env: Env,
  ) {}

  async summary(): Promise<QueuesDto> {
    const [jobs, backlog, processes, retention] = await Promise.all([
      Promise.all(QUEUE_NAMES.map((name) => this.queues.look(name).catch(() => null))),
      this.backlog.byTopic(this.timeouts.outboxLateAfter),
      this.workers.all(this.timeouts.heartbeatInterval),
      this.dataRetention.oldest(),
    ]);
    return {
      redis: jobs.every((states) => states !== null),
      queues: QUEUE_NAMES.map((name, at) => ({
        name,
        jobs: jobs[at] ?? null,
        outbox: outboxOf(name, backlog),
      })),
      workers: workersOf(processes).map(toWorkerDto),
      breakers: breakersOf(processes),
      canBreak: this.env.FAULT_CONTROL_URL !== undefined,
      retention: retention.map(({ oldest, ...table }) => ({
        ...table,
        oldest: oldest?.toISOString() ?? null,
      })),
    };
  }

  async dead(): Promise<DeadLettersDto> {
    return { entries: (await this.queries.dead()).map(toDeadLetterDto) };
  }

  /** Pauses a queue in every worker. */
  pause(name: QueueName): Promise<void> {
    return this.turn(name, 'paused', () => this.queues.pause(name));
  }

  resume(name: QueueName): Promise<void> {
    return this.turn(name, 'resumed', () => this.queues.resume(name));
  }

  /** Audited only if Redis has done it; a Redis that hangs is not called, as it would execute the command later. */
  private async turn(
    name: QueueName,
    action: AuditAction,
    work: () => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (manager) => {
      await writeAudit(manager, auditRecord(name, action));
      await this.queues
        .look(name)
        .then(work)
        .catch(() => {
          throw new Unavailable(msg('queue.away'));
        });
    });
  }

  /** Retries a dead letter. */
  async retry(id: number): Promise<void> {
    await this.db.transaction(async (manager) => {
      const [row] = await this.queries.reopen(manager, { id });
      if (!row) throw new NotFound(msg('queue.deadLetterNotFound'));
      const changes = { entry: { to: row.key } };
      await writeAudit(manager, auditRecord(QUEUE_OF[row.topic], 'retried', changes));
    });
  }

  /** Retries all dead letters of a queue; returns their number. */
  retryAll(name: QueueName): Promise<number> {
    return this.db.transaction(async (manager) => {
      const { length } = await this.queries.reopen(manager, { topics: topicsOf(name) });
      const changes = { entries: { to: length } };
      if (length > 0) await writeAudit(manager, auditRecord(name, 'retried', changes));
      return length;
    });
  }
}

/** An audit entry about a queue; the audit log identifies subjects by number. */
const auditRecord = (name: QueueName, action: AuditAction, changes: Changes = {}): AuditRecord => ({
  action,
  subject: 'queues',
  subjectId: QUEUES[name].id,
  label: name,
  changes,
});
