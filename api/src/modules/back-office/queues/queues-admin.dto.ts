import { ApiProperty } from '@nestjs/swagger';
import { PROVIDERS, type Provider } from '../../../platform/gateways/breaker.js';
import { QUEUE_NAMES, type QueueName } from '../../../platform/queues/jobs.js';
import { DoneDto } from '../../../platform/http/done.dto.js';
import { RETENTION_TABLES, type RetentionTable } from './data-retention.queries.js';

/** Jobs of a queue in Redis. */
export class QueueJobsDto {
  paused: boolean;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** Age in ms of the oldest waiting job; null if there is none. */
  oldest: number | null;
  /** Jobs that succeeded in the last minute. */
  rate: number;
}

/** Work of a queue in the database. */
export class QueueOutboxDto {
  /** Not done yet and not failed at the last attempt. */
  open: number;
  /** Of these, requested more than a minute ago. */
  late: number;
  /** Failed at the last attempt. */
  dead: number;
  /** Age in ms of the oldest open one; null if there is none. */
  oldest: number | null;
}

export class QueueDto {
  @ApiProperty({ enum: QUEUE_NAMES }) name: QueueName;
  /** Null while Redis is down. */
  @ApiProperty({ type: QueueJobsDto, nullable: true }) jobs: QueueJobsDto | null;
  outbox: QueueOutboxDto;
}

/** The latest heartbeat of a worker process. */
export class WorkerDto {
  id: string;
  host: string;
  pid: number;
  /** ISO time. */
  startedAt: string;
  /** ISO time. */
  seenAt: string;
  /** Three heartbeats were missed without a clean shutdown. */
  stale: boolean;
}

const BREAKER_STATES = ['closed', 'half_open', 'open', 'unknown'] as const;

/** Circuit breaker of a provider; the worst state of all processes. */
export class BreakerDto {
  @ApiProperty({ enum: PROVIDERS }) provider: Provider;
  /** Closed: calls are made. Open: they are blocked. Half open: one call is tried. Unknown: no worker is running. */
  @ApiProperty({ enum: BREAKER_STATES }) state: (typeof BREAKER_STATES)[number];
  /** ISO time since when calls are blocked; null while they are made. */
  since: string | null;
  /** ISO time of the next attempt; null while calls are made. */
  retryAt: string | null;
}

/** Rows with a retention period. */
export class RetentionDto {
  @ApiProperty({ enum: RETENTION_TABLES }) table: RetentionTable;
  days: number;
  /** ISO time since when the oldest row could be deleted; null if there is none. */
  oldest: string | null;
}

/** State of the shop's background work. */
export class QueuesDto {
  /** Whether Redis responds; without it orders are accepted and their jobs wait. */
  redis: boolean;
  queues: QueueDto[];
  /** Newest first. */
  workers: WorkerDto[];
  breakers: BreakerDto[];
  /** Whether parts can be broken on purpose: only in a local demo. */
  canBreak: boolean;
  retention: RetentionDto[];
}

/** A message that failed at its last attempt. */
export class DeadLetterDto {
  id: number;
  @ApiProperty({ enum: QUEUE_NAMES }) queue: QueueName;
  /** Its topic, such as mail.send. */
  topic: string;
  attempts: number;
  /** The latest error. */
  error: string;
  /** ISO time. */
  createdAt: string;
  /** ISO time. */
  deadAt: string;
  /** The order it belongs to; null if there is none. */
  operationId: string | null;
  /** The number of that order: `LW-10427`. */
  number: string | null;
}

/** The newest hundred first. */
export class DeadLettersDto {
  entries: DeadLetterDto[];
}

export class RetriedDto extends DoneDto {
  /** Number of rows that are due again. */
  count: number;
}
