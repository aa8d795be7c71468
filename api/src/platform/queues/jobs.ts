import { MAIL_CONNECTIONS, type Provider } from '../gateways/breaker.js';

/** A wake-up notification: the work and its state are rows in PostgreSQL. */
export interface OutboxJob {
  outboxId: string;
}

/** Queue name -> payload of its jobs; payloads carry ids only. */
export interface Jobs {
  mail: OutboxJob;
  shipments: OutboxJob;
  payments: OutboxJob;
  imports: OutboxJob;
  exports: OutboxJob;
  /** A stored picture whose sizes are to be rendered; losing the job loses no data. */
  media: { file: string };
}
export type QueueName = keyof Jobs;

/** Fixed properties of a queue. */
interface QueueSettings {
  /** Its id in the audit log: never changed or reused. */
  id: number;
  /** Concurrent jobs per worker process. */
  concurrency: number;
  /** The provider that its jobs need. */
  provider?: Provider;
}

export const QUEUES: Readonly<Record<QueueName, QueueSettings>> = {
  mail: { id: 1, concurrency: MAIL_CONNECTIONS, provider: 'smtp' },
  shipments: { id: 2, concurrency: 5, provider: 'carrier' },
  payments: { id: 3, concurrency: 5, provider: 'card' },
  imports: { id: 4, concurrency: 1 },
  media: { id: 5, concurrency: 1 },
  exports: { id: 6, concurrency: 1 },
};

export const isQueueName = (name: string): name is QueueName => Object.hasOwn(QUEUES, name);
export const QUEUE_NAMES: readonly QueueName[] = Object.keys(QUEUES).filter(isQueueName);
