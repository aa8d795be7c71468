import { ApiProperty } from '@nestjs/swagger';
import { PROVIDERS, type Provider } from '../../../platform/gateways/breakers.js';
import { QUEUE_NAMES, type QueueName } from '../../../platform/queues/jobs.js';
import { DoneDto } from '../../../platform/http/answers.dto.js';
import { OLD_TABLES, type OldTable } from './data-retention.queries.js';

/** Jobs of a queue as Redis knows them. */
export class QueueJobsDto {
  paused: boolean;
  waiting: number;
  active: number;
  delayed: number;
  failed: number;
  /** Age in ms of the job that waits longest; null when none waits. */
  oldest: number | null;
  /** Jobs that ended well within the last minute. */
  rate: number;
}

/** Work of a queue as the database knows it. */
export class QueueOutboxDto {
  /** Asked for and not done, in any state but dead. */
  open: number;
  /** Of these, asked for longer than a minute ago. */
  late: number;
  /** Given up after too many failures. */
  dead: number;
  /** Age in ms of the oldest open one; null when there is none. */
  oldest: number | null;
}

export class QueueDto {
  @ApiProperty({ enum: QUEUE_NAMES }) name: QueueName;
  /** Null while Redis does not answer: then nothing is known of jobs. */
  @ApiProperty({ type: QueueJobsDto, nullable: true }) jobs: QueueJobsDto | null;
  outbox: QueueOutboxDto;
}

/** A worker process as it last spoke of itself. */
export class WorkerDto {
  id: string;
  host: string;
  pid: number;
  /** ISO time. */
  startedAt: string;
  /** ISO time. */
  seenAt: string;
  /** It has been silent for three heartbeats, without having said goodbye. */
  stale: boolean;
}

const BREAKER_STATES = ['closed', 'half_open', 'open', 'unknown'] as const;

/** Whether a provider is called; as the process finds it that has the most trouble. */
export class BreakerDto {
  @ApiProperty({ enum: PROVIDERS }) provider: Provider;
  /** Closed: calls are made. Open: they are held back. Half open: one call tries. Unknown: no worker lives that would say. */
  @ApiProperty({ enum: BREAKER_STATES }) state: (typeof BREAKER_STATES)[number];
  /** ISO time since when calls are held back; null while they are made. */
  since: string | null;
  /** ISO time of the next try; null while calls are made. */
  retryAt: string | null;
}

/** Rows that are removed some days after they have served their purpose. */
export class KeptDto {
  @ApiProperty({ enum: OLD_TABLES }) table: OldTable;
  days: number;
  /** ISO time since when the oldest that is there has served its purpose; null when there is none. */
  oldest: string | null;
}

/** How the shop's work behind the scenes goes. */
export class QueuesDto {
  /** Whether Redis answers; without it orders are taken and their work waits. */
  redis: boolean;
  queues: QueueDto[];
  /** The newest first. */
  workers: WorkerDto[];
  breakers: BreakerDto[];
  kept: KeptDto[];
}

/** Work that was given up. */
export class DeadLetterDto {
  id: number;
  @ApiProperty({ enum: QUEUE_NAMES }) queue: QueueName;
  /** What was to be done, such as mail.send. */
  topic: string;
  attempts: number;
  /** What went wrong last. */
  error: string;
  /** ISO time. */
  createdAt: string;
  /** ISO time. */
  deadAt: string;
  /** The order it is about; null when it is about none. */
  operationId: string | null;
}

/** The newest hundred first. */
export class DeadLettersDto {
  entries: DeadLetterDto[];
}

export class RetriedDto extends DoneDto {
  /** How many were made due again. */
  count: number;
}
